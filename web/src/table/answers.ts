import type { Offer, ZoneOf } from './offers'

const LAST = ['done', 'decline']

/** Whether it leaves things as they are. */
export const isWayOut = ({ option }: Offer): boolean => LAST.includes(option.verb)

/** The answers that are no card on the table, the ones that leave things as they are last. */
export function answersOf(offers: readonly Offer[], zoneOf: ZoneOf): Offer[] {
  const answers = offers.filter((offer) => zoneOf(offer) === 'prompt')
  return answers.sort((one, other) => LAST.indexOf(one.option.verb) - LAST.indexOf(other.option.verb))
}

/** What Enter takes: the first answer, but no way out while a card on the table may be chosen. */
export function answerOfEnter(offers: readonly Offer[], zoneOf: ZoneOf): Offer | undefined {
  const [first] = answersOf(offers, zoneOf)
  if (first && !isWayOut(first)) return first
  return offers.length === 1 ? offers[0] : undefined
}
