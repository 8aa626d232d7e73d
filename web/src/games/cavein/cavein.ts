// How Cave-In lies on the table. Where an option is chosen follows from its verb and from what it names.
import type { Flight } from '../../table/flights'
import type { Offer } from '../../table/offers'
import type { Told } from '../../lib/generated/wire'

export type Zone = 'hand' | 'docks' | 'mine' | 'artifacts' | 'bases' | 'end' | 'prompt'

/** What an option names, as far as it does. */
export interface Named {
  card?: string
  dyed?: string
  crystal?: string
  colour?: string
  less?: number
  artifact?: string
  seat?: number
  copy?: number
  price?: number
  points?: number
  worth?: number
  idle?: boolean
}
export const named = (offer: Offer): Named => offer.option as unknown as Named

const BY_VERB: Record<string, Zone> = {
  use: 'hand',
  pay: 'hand',
  dye: 'hand',
  recruit: 'docks',
  mine: 'mine',
  recolour: 'mine',
  collect: 'artifacts',
  raid: 'bases',
  'end-turn': 'end',
}

export function zoneOf(offer: Offer): Zone {
  const { seat, crystal } = named(offer)
  switch (offer.option.verb) {
    case 'take':
      return seat !== undefined ? 'bases' : crystal !== undefined ? 'mine' : 'docks'
    case 'subjugate':
      return seat !== undefined ? 'bases' : 'hand'
    default:
      return BY_VERB[offer.option.verb] ?? 'prompt'
  }
}

/** The offers for a card in hand, which may count as another colour this turn. */
export const ofHand = (offers: readonly Offer[], card: string, dyed: string | null): Offer[] =>
  offers.filter(
    (offer) => zoneOf(offer) === 'hand' && named(offer).card === card && (named(offer).dyed ?? null) === dyed,
  )

export const ofDocks = (offers: readonly Offer[], card: string): Offer[] =>
  offers.filter((offer) => zoneOf(offer) === 'docks' && named(offer).card === card)

/** The offers for a crystal of the mine, with or without a changed colour. */
export const ofMine = (
  offers: readonly Offer[],
  crystal: string,
  tint: { colour: string; less: number } | null,
): Offer[] =>
  offers.filter((offer) => {
    const its = named(offer)
    return (
      zoneOf(offer) === 'mine' &&
      its.crystal === crystal &&
      (its.colour ?? null) === (tint?.colour ?? null) &&
      (its.less ?? null) === (tint?.less ?? null)
    )
  })

export const ofHalf = (offers: readonly Offer[], artifact: string): Offer[] =>
  offers.filter((offer) => zoneOf(offer) === 'artifacts' && named(offer).artifact === artifact)

/** The offers for the n-th copy of a card in a Base, counted from the bottom. */
export const ofBase = (offers: readonly Offer[], seat: number, card: string, copy: number): Offer[] =>
  offers.filter((offer) => {
    const its = named(offer)
    return zoneOf(offer) === 'bases' && its.seat === seat && its.card === card && (its.copy ?? 1) === copy
  })

/** What is done with a card in whatever Base, by its action. */
export const inBases = (offers: readonly Offer[], action: string): Offer[] =>
  offers.filter((offer) => zoneOf(offer) === 'bases' && offer.option.action === action)

export const raidOf = (offers: readonly Offer[], seat: number): Offer | undefined =>
  offers.find((offer) => offer.option.verb === 'raid' && named(offer).seat === seat)

/** What moves where when something happens. */
export function flightsOf(event: Told): Flight[] {
  const seat = Number(event['seat'])
  const text = (key: string): string | null => (typeof event[key] === 'string' ? (event[key] as string) : null)
  const card = text('card')
  switch (event.event) {
    case 'mercenary-recruited':
    case 'taken-from-docks':
      return [{ card, from: 'docks', to: `hand-${seat}` }]
    case 'mercenary-shown':
      return [{ card, from: 'stack', to: 'docks' }]
    case 'crystal-uncovered':
      return [{ card: text('crystal'), from: 'stack', to: 'mine' }]
    case 'crystal-mined':
    case 'crystal-taken':
      return [{ card: text('crystal'), from: 'mine', to: `seat-${seat}` }]
    case 'artifact-collected':
      return [{ card: text('artifact'), from: 'artifacts', to: `seat-${seat}` }]
    case 'card-played':
      return [{ card, from: `hand-${seat}`, to: `played-${seat}` }]
    case 'taken-from-base':
      return [{ card, from: `base-${Number(event['target'])}`, to: `hand-${seat}` }]
    case 'mercenary-subjugated':
      return [
        {
          card,
          from: event['from'] === 'base' ? `base-${Number(event['target'])}` : `hand-${seat}`,
          to: `seat-${seat}`,
          way: 'scrap',
        },
      ]
    case 'base-raided':
      return [{ card: null, from: `seat-${seat}`, to: `base-${Number(event['target'])}`, way: 'attack' }]
    default:
      return []
  }
}
