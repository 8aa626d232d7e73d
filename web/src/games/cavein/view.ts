// The view of Cave-In, as far as its tables read it.
import type { Json, Moment } from '../../lib/generated/wire'

export type Pile = Readonly<Record<string, number>>

export interface CaveinSeat {
  hand: { size: number; cards: Pile | null; known: Pile; levels: number[] }
  points: number
  base: string[]
  crystals: Pile
  subjugated: Pile
  artifacts: string[]
  cast: string | null
  left: boolean
}

/** A crystal of the mine that counts as another colour this turn. */
export interface Tint {
  crystal: string
  colour: string
  less: number
}

/** A payment that is being made. */
export interface Payment {
  ask: string
  cost: number
  paid: number
  cards: number
  colour?: string | null
  artifact?: string
  crystal?: string
}

export interface CaveinView {
  seat: number | null
  options: Record<string, string>
  turn: number
  round: number
  current: number
  track: number
  collapse: number
  factions: string[]
  totems: Record<string, number | null>
  docks: Pile
  mine: Pile
  tints: Tint[]
  removed: Pile
  played: string[]
  dyed: Record<string, Pile>
  'artifact-stacks': { top: string | null; below: number }[]
  unrevealed: string[]
  'crystal-stack': Pile
  'stack-sizes': number[]
  unseen: Pile
  phase: string
  used: string[]
  actions: number
  raided: boolean
  effects: Record<string, Json>
  pending: Json[]
  over?: Json
  seats: CaveinSeat[]
}

export const caveinView = (moment: Moment): CaveinView => moment.view as unknown as CaveinView

/** The payment that is open, if one is. */
export function paymentOf(view: CaveinView): Payment | null {
  const waiting = view.pending.at(-1) as Payment | undefined
  return waiting?.paid === undefined ? null : waiting
}

export const total = (pile: Pile): number => Object.values(pile).reduce((sum, count) => sum + count, 0)
