// The cards of the game on this table: their faces, and the reader that enlarges one.
import { getContext, setContext } from 'svelte'
import { card, t } from '../lib/speech.svelte'
import type { CardText } from '../lib/words'

const KEY = Symbol('deck')

export class Deck {
  readonly game: string
  /** The enlarged card among its neighbours; null when the reader is closed. */
  reading = $state.raw<{ ids: readonly string[]; at: number; spot: string } | null>(null)

  /** What a click on a card does that is not offered, if anything; else it is read. */
  onTap: ((id: string) => boolean) | null = null

  /** Why a card that lies at a spot of the table cannot be had or used now, if there is something to say. */
  whyNot: ((id: string, spot: string) => string | null) | null = null

  constructor(game: string) {
    this.game = game
  }

  /** A click on a card with which nothing is offered. */
  tap(id: string, spot = ''): void {
    if (!this.onTap?.(id)) this.read(id, [id], spot)
  }

  /** A card's face in the reader's language; undefined while the texts are on the way. Reactive. */
  face(id: string): CardText | undefined {
    return card(this.game, id)
  }

  name(id: string): string {
    return this.face(id)?.name ?? id
  }

  /** Enlarge a card; its neighbours can be leafed through. */
  read(id: string, among: readonly string[] = [id], spot = ''): void {
    const ids = among.includes(id) ? among : [id]
    this.reading = { ids, at: ids.indexOf(id), spot }
  }

  turn(step: number): void {
    if (!this.reading) return
    const { ids, at, spot } = this.reading
    this.reading = { spot, ids, at: (at + step + ids.length) % ids.length }
  }
}

export function provideDeck(game: string): Deck {
  return setContext(KEY, new Deck(game))
}

export function useDeck(): Deck {
  return getContext<Deck>(KEY)
}

/** A card in one line, as it is spoken: name, faction, kind, cost, defense. */
export function spoken(face: CardText): string {
  const { name, cost, defense } = face
  const about = { name, faction: t(`faction-${face.faction}`), kind: t(`kind-${face.kind}`) }
  if (defense !== null) return t('card-head-base', { ...about, cost, defense })
  return cost ? t('card-head-ship', { ...about, cost }) : t('card-head-starting', about)
}

/** All that a card says. */
export const told = (face: CardText): string => face.lines.map((line) => `${line.label}: ${line.text}`).join(' ')

/** Whether a word of the name is too long for a narrow head. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 10)
