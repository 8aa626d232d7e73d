// What is drawn for which game and format: each game's folder says it; everything else is played on the text table.
import type { Component } from 'svelte'
import type { TableStore } from '../lib/table.svelte'
import type { Stage } from '../table/stage.svelte'

export type Shown = Promise<{ default: Component<{ play: TableStore; stage: Stage }> }>
export type Pictures = Readonly<Record<string, () => Shown>>

const GAMES = import.meta.glob<Pictures>('./*/pictures.ts', { eager: true, import: 'PICTURES' })

/** How a table is drawn; undefined where it is played as text. */
export const pictureOf = ({ game, format }: { game: string; format: string }): (() => Shown) | undefined =>
  GAMES[`./${game}/pictures.ts`]?.[format]
