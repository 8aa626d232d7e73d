// The view of Cave-In, by the types that its schemas give.
import type { Moment } from '../../lib/generated/wire'
import type { Colour, Half, Player, Question, View } from './generated/view'

export type Pile = Readonly<Record<string, number>>
export type CaveinSeat = Player
export type CaveinView = View
export type { Tint } from './generated/view'

type Paying = Extract<Question, { paid: number }>

/** A payment that is being made. */
export type Payment = Pick<Paying, 'ask' | 'cost' | 'paid' | 'cards'> & {
  colour?: Colour | null
  artifact?: Half
  crystal?: string
}

export const caveinView = (moment: Moment): CaveinView => moment.view as unknown as CaveinView

/** The payment that is open, if one is. */
export function paymentOf(view: CaveinView): Payment | null {
  const waiting = view.pending.at(-1) as Payment | undefined
  return waiting?.paid === undefined ? null : waiting
}

export const total = (pile: Pile): number => Object.values(pile).reduce((sum, count) => sum + count, 0)
