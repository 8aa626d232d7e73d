// How somebody else stands to me: out of the match, to be attacked or not and why, on my side.
import { t } from '../../lib/speech.svelte'
import type { Board } from '../../table/board.svelte'
import type { View } from './generated/view'

export interface Standing {
  icon: string
  text: string
  /** Whether I may attack him. */
  open: boolean
}

export function standingOf(board: Board, view: View, seat: number): Standing | null {
  if ((view.seats[seat - 1]!.place ?? 0) > 0) return { icon: 'out', text: t('web-is-out'), open: false }
  const reach = board.stage.moment?.reaches.find((each) => each.seat === seat)
  if (reach) {
    const open = reach.say.id === 'reach-open'
    return { icon: open ? 'target' : 'lock', text: board.play.say(reach.say), open }
  }
  const mine = board.play.mySeat ?? 0
  const isMate = board.play.table?.sides.some((side) => side.includes(seat) && side.includes(mine)) ?? false
  return isMate ? { icon: 'users', text: t('board-on-your-side'), open: false } : null
}
