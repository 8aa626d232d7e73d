// How Star Realms lies on the table. Where an option is chosen follows from its verb; whether it may be is the server's to say.
import type { Player, View } from './generated/view'
import type { Moment, Told } from '../../lib/generated/wire'
import { type Offer, named } from '../../table/offers'
import type { Flight } from '../../table/flights'

export const realmsView = (moment: Moment): View => moment.view as unknown as View

export type Zone = 'hand' | 'row' | 'play' | 'rival' | 'discard' | 'gift' | 'end' | 'prompt'

const ZONES: Record<string, Zone> = {
  play: 'hand',
  discard: 'hand',
  'scrap-hand': 'hand',
  buy: 'row',
  acquire: 'row',
  'scrap-row': 'row',
  use: 'play',
  ally: 'play',
  scrap: 'play',
  copy: 'play',
  attack: 'rival',
  destroy: 'rival',
  'scrap-discard': 'discard',
  give: 'gift',
  'end-turn': 'end',
}

export const zoneOf = (offer: Offer): Zone => ZONES[offer.option.verb] ?? 'prompt'

/** The offers of a zone that name a card. */
export const ofCard = (offers: readonly Offer[], zone: Zone, card: string): Offer[] =>
  offers.filter((offer) => zoneOf(offer) === zone && named(offer).card === card)

/** A copy of a card in play. */
export interface Copy {
  key: string
  card: string
  as: string | null
  used: readonly string[]
  /** That lasts on a base of a boss. */
  damage: number
}

/** What an option calls a copy that has used so much this turn. */
function copyWord({ used }: Copy): string | undefined {
  if (used.length > 1) return 'used-both'
  return used[0] && `used-${used[0]}`
}

/** The offers for one copy in play. A question about ships to copy names kinds of ships, not copies. */
export function ofCopy(offers: readonly Offer[], copy: Copy): Offer[] {
  return ofCard(offers, 'play', copy.card).filter((offer) => {
    if (offer.option.verb === 'copy') return true
    const { as, copy: word } = named(offer)
    return (as ?? null) === copy.as && word === copyWord(copy)
  })
}

/** The copies in play, one by one, in the order of slots. */
export function copiesIn(player: Player, slots: readonly { key: string; card: string }[]): Copy[] {
  const left = player['in-play'].flatMap(({ card, count = 1, used = [], as, damage = 0 }) =>
    Array.from({ length: count }, () => ({ card: card as string, used, as: as ?? null, damage })),
  )
  return slots.flatMap(({ key, card }) => {
    const at = left.findIndex((entry) => entry.card === card)
    return at < 0 ? [] : [{ key, ...left.splice(at, 1)[0]! }]
  })
}

/** The verb by which an ability of a card in play is used. */
export const VERBS: Record<string, string> = { primary: 'use', ally: 'ally', scrap: 'scrap' }

/** What moves where when something happens. */
export function flightsOf(event: Told): Flight[] {
  const seat = Number(event['seat'])
  const card = typeof event['card'] === 'string' ? event['card'] : null
  const SCRAPPED: Record<string, string> = {
    hand: `hand-${seat}`,
    'discard-pile': `discard-${seat}`,
    'trade-row': 'row',
    play: `play-${seat}`,
  }
  switch (event.event) {
    case 'card-revealed':
      return [{ card, from: 'trade-deck', to: 'row' }]
    case 'card-drawn':
      return [{ card, from: `deck-${seat}`, to: `hand-${seat}` }]
    case 'card-played':
      return [{ card, from: `hand-${seat}`, to: `play-${seat}` }]
    case 'card-bought':
      return [{ card, from: 'row', to: event['on-top'] ? `deck-${seat}` : `discard-${seat}` }]
    case 'card-acquired':
      return [{ card, from: 'row', to: `deck-${seat}` }]
    case 'card-discarded':
      return [{ card, from: `hand-${seat}`, to: `discard-${seat}` }]
    case 'card-scrapped':
      return [{ card, from: SCRAPPED[String(event['from'])] ?? 'row', to: 'heap', way: 'scrap' }]
    case 'base-destroyed':
      return [{ card, from: `play-${seat}`, to: `discard-${seat}`, way: 'break' }]
    case 'deck-shuffled':
      return [{ card: null, from: `discard-${seat}`, to: `deck-${seat}` }]
    case 'player-attacked':
      return [{ card: null, from: `combat-${seat}`, to: `seat-${Number(event['target'])}`, way: 'attack' }]
    case 'base-attacked':
      return [{ card, from: `combat-${seat}`, to: `play-${Number(event['target'])}`, way: 'attack' }]
    case 'turn-ended':
      return [{ card: null, from: `play-${seat}`, to: `discard-${seat}`, way: 'sweep' }]
    default:
      return []
  }
}
