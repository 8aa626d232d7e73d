// What the pieces of Cave-In are, read from the words of its edition: nothing of the game's figures stands in the client.
import type { Deck } from '../../cards/deck.svelte'
import { speech, t, wordFor } from '../../lib/speech.svelte'
import type { Readable } from '../../lib/words'

export interface Piece extends Readable {
  symbol?: string | null
  cave_in?: boolean
}

export const piece = (deck: Deck, id: string): Piece | undefined => speech.cards[deck.game]?.[id] as Piece | undefined

export const all = (deck: Deck): Piece[] => Object.values(speech.cards[deck.game] ?? {}) as Piece[]

/** Each value once, from the lowest. */
export const distinct = (values: readonly (number | null | undefined)[]): number[] =>
  [...new Set(values.filter((value) => value != null))].sort((a, b) => a - b)

/** The levels of mercenaries, from the lowest. */
export const levels = (deck: Deck): number[] => distinct(all(deck).map(({ level }) => level))

/** The costs of crystals, from the cheapest. */
export const costs = (deck: Deck): number[] =>
  distinct(all(deck).map(({ kind, cost }) => (kind === 'crystal' ? cost : null)))

/** The colours of the factions, in the order of the book. */
export const colours = (deck: Deck): string[] => [
  ...new Set(all(deck).flatMap(({ kind, colour }) => (kind === 'mercenary' && colour ? [colour] : []))),
]

export const colourOf = (deck: Deck, faction: string): string =>
  all(deck).find((each) => each.faction === faction)?.colour ?? ''

export const colourName = (colour: string): string => (colour ? t(`colour-${colour}`) : '')

/** A piece in one line, as it is spoken. */
export function spoken(deck: Deck, id: string): string {
  const found = piece(deck, id)
  if (!found) return id
  const told = [
    found.name,
    found.faction ? wordFor('faction', found.faction) : '',
    found.level == null ? '' : t('cave-level', { level: found.level }),
    found.kind !== 'mercenary' && found.cost != null ? t('web-cost', { cost: found.cost }) : '',
    found.points == null ? '' : t('table-points', { count: found.points }),
  ]
  return told.filter(Boolean).join(', ')
}

/** All that it says. */
export const toldOf = (deck: Deck, id: string): string =>
  (piece(deck, id)?.lines ?? []).map((line) => `${line.label}: ${line.text}`).join(' ')

/** What is done by it, in few words: for tiles. */
export const brief = (found: Piece | undefined): string =>
  found?.lines[0]?.pieces[0]?.text ?? found?.lines[0]?.short ?? ''
