import type { Offer } from './offers'
import { zoneOf } from './realms'

const LAST = ['done', 'decline']

/** The answers that are no card on the table, the ones that leave things as they are last. */
export function answersOf(offers: readonly Offer[]): Offer[] {
  const answers = offers.filter((offer) => zoneOf(offer) === 'prompt')
  return answers.sort((one, other) => LAST.indexOf(one.option.verb) - LAST.indexOf(other.option.verb))
}
