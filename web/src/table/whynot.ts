// Why a card that lies on the table cannot be had or used now, for whoever enlarges it.
import { t } from '../lib/speech.svelte'
import type { Board } from './board.svelte'
import { named, type Offer, thingsOf } from './offers'

/** What the game itself says of a card at a spot, when I may act and it is not offered; null: there is nothing to say. */
export type Reason = (card: string, place: string, seat: number) => string | null

/** Spots that carry the number of a seat: `play-2`. */
const SPOT = /^([a-z]+)(?:-(\d+))?$/

export function whyNot(board: Board, reason: Reason, card: string, spot: string): string | null {
  const { play, stage } = board
  const { moment } = stage
  const [, place, number] = SPOT.exec(spot) ?? []
  if (!place || !moment || play.mySeat === null || play.past || play.pending !== null || !stage.live) return null
  if (moment.outcome) return t('error-match-over')
  if (!moment.decision) return t('error-not-your-turn')
  const seat = Number(number ?? 0)
  if (board.all.some((offer) => thingsOf(offer).includes(card) && isThere(board, offer, place, seat))) return null
  return board.asked ? t('error-answer-first') : reason(card, place, seat)
}

/** Whether an option is chosen at a place: bases of others are a zone of their own. */
function isThere(board: Board, offer: Offer, place: string, seat: number): boolean {
  const zone = board.zoneOf(offer)
  if (zone === 'rival' || zone === 'bases') return seat === named(offer).seat
  return zone === place && (zone !== 'play' || seat === board.play.mySeat)
}
