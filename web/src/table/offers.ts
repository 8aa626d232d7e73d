// What the server offers, as the table needs it: by the place on the table where it is chosen.
import type { Mark } from '../cards/states'
import type { Moment, Option, Phrase } from '../lib/generated/wire'

/** An option with its label. */
export interface Offer {
  option: Option
  label: Phrase
}

/** The part of the table where an option is chosen: `prompt` are the buttons at the question, `end` ends the turn. */
export type ZoneOf = (offer: Offer) => string

/** What an option names, as far as it does. */
export interface Named {
  card?: string
  seat?: number
  as?: string
  copy?: string
}

export const named = (offer: Offer): Named => offer.option as unknown as Named

/** The things on the table that an option names: of a card that copies another also the ship that it is. */
export function thingsOf({ option }: Offer): string[] {
  const names = option as unknown as Record<string, unknown>
  return [names['card'], names['crystal'], names['artifact'], names['as']].filter((each) => typeof each === 'string')
}

export function offersOf(moment: Moment | null): Offer[] {
  const { decision, labels } = moment ?? { decision: null, labels: [] }
  return decision ? decision.options.map((option, at) => ({ option, label: labels[at]! })) : []
}

/** Whether something is asked that goes before everything else. */
export const isQuestion = (moment: Moment | null): boolean =>
  moment?.decision != null && moment.decision.asked !== 'action'

/** Whose turn it is, whoever is asked meanwhile; null where a game does not say it. */
export function turnOf(moment: Moment | null): number | null {
  const current = moment?.view['current']
  return typeof current === 'number' ? current : null
}

/** Whether a seat is asked something in the turn of another. */
export function isAskedMeanwhile(moment: Moment | null, seat: number | null): boolean {
  const current = turnOf(moment)
  return isQuestion(moment) && current !== null && current !== seat
}

const SIGNS: Record<string, string> = {
  play: 'play',
  discard: 'discard',
  scrap: 'scrapself',
  'scrap-hand': 'scrap',
  'scrap-discard': 'scrap',
  'scrap-row': 'row',
  acquire: 'acquire',
  copy: 'copy',
}

/** What a press does, in full words: the one thing, or that there is something to choose. */
export function actionOf(
  offers: readonly Offer[],
  say: (label: Phrase) => string,
  several: string,
): string | undefined {
  const [first, ...others] = offers
  return first && (others.length ? several : say(first.label))
}

/** The short word for a card: what a click does, or that there are several things. */
export function markOf(
  offers: readonly Offer[],
  say: (id: string) => string,
  price?: (offer: Offer) => Omit<Mark, 'word'> | undefined,
): Mark | undefined {
  const [first, ...others] = offers
  if (!first) return undefined
  if (others.length) return { word: say('board-several') }
  const sign = SIGNS[first.option.verb]
  return { word: say(`board-verb-${first.option.verb}`), ...(sign && { sign }), ...price?.(first) }
}
