// Why a piece of Cave-In that is not offered cannot be had or used now: in the words of a refusal.
import { t } from '../../lib/speech.svelte'
import type { Board } from '../../table/board.svelte'
import type { Reason } from '../../table/whynot'
import { piece } from './pieces.svelte'
import { type CaveinSeat, type CaveinView, caveinView } from './view'

/** The action by which something is had from a place. */
const ACTIONS: Record<string, string> = { docks: 'recruit', mine: 'mine', artifacts: 'collect', hand: 'use' }

export const reasonsOf =
  (board: Board): Reason =>
  (card, place, seat) => {
    const view = caveinView(board.stage.moment!)
    if (place === 'base') return seat === board.play.mySeat ? null : unraided(view)
    const action = ACTIONS[place]
    if (!action) return null
    const name = piece(board.deck, card)?.name ?? card
    // As long as something else is had by this action, only this piece is out of reach.
    if (!board.all.some(({ option }) => option.verb === action)) {
      const isExtra = action === 'mine' && Boolean(view.effects['extra-mines'])
      if (view.raided && !isExtra) return t('error-raid-was-all')
      if (isOver(board, view, action) && !isExtra) return t('error-action-used', { action })
    }
    if (place === 'hand') return t('error-nothing-to-gain', { card: name })
    if (place !== 'docks') return t('board-cave-cannot-pay', { card: name })
    const limit = figure(board, 'hand-limit')
    return mineOf(board, view).hand.size >= limit
      ? t('error-hand-full', { limit })
      : t('error-cannot-pay-recruit', { card: name })
  }

const figure = ({ play }: Board, name: string): number => play.table?.figures[name] ?? 0

const mineOf = ({ play }: Board, view: CaveinView): CaveinSeat => view.seats[play.mySeat! - 1]!

/** Two different actions make a turn, unless something of mine allows the same one twice. */
function isOver(board: Board, view: CaveinView, action: string): boolean {
  if (view.actions >= figure(board, 'actions')) return true
  const alike = view.effects['identical-actions'] || mineOf(board, view).artifacts.includes('shift-whistle')
  return !alike && view.used.some((each) => each === action)
}

const unraided = (view: CaveinView): string | null =>
  view.raided ? t('error-raid-was-all') : view.actions ? t('error-no-raid-now') : null
