// The keys of a drawn table. Whatever they press is a button too.
import type { Board } from './board.svelte'
import { answerOfEnter } from './answers'
import { named } from './offers'

export function shortcuts(event: KeyboardEvent, board: Board): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const target = event.target as Element
  if (target.matches('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]')) return
  const done = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.(board, target)
  if (done) event.preventDefault()
}

const KEYS: Record<string, (board: Board, target: Element) => boolean> = {
  Enter(board, target) {
    if (target.closest('button, a, summary, [role="menuitem"]')) return false
    if (!board.asked && board.offers.length > 1) return false
    const offer = answerOfEnter(board.offers, board.zoneOf)
    if (offer) board.act(offer)
    return offer !== undefined
  },
  x(board) {
    const offer = board.offers.find(({ option }) => option.verb === 'decline' || option.verb === 'done')
    if (offer) board.act(offer)
    return offer !== undefined
  },
  a(board) {
    const [macro] = (board.stage.live && board.stage.moment?.decision?.macros) || []
    if (macro && board.offers.length) board.macro(macro)
    return macro !== undefined
  },
  z(board) {
    const can = board.stage.live && board.stage.moment?.undo != null
    if (can) board.undo()
    return can
  },
  e(board) {
    const offer = board.offers.find((each) => board.zoneOf(each) === 'end')
    if (offer) board.end(offer)
    return offer !== undefined
  },
  f(board) {
    const aims = board.offers.filter(({ option }) => option.verb === 'attack')
    const [first, ...others] = aims.filter((each) => !named(each).card)
    if (first && !others.length) {
      board.act(first)
      return true
    }
    // Whom? The buttons stand at the seats and on what lies before them.
    const place = document.querySelector<HTMLElement>('.attack, :is(.seat__bases, .base) .is-playable .hit')
    place?.focus()
    return place !== null
  },
  r(board) {
    const can = board.stage.canShowAgain
    if (can) board.again()
    return can
  },
  l(board) {
    board.logOpen = !board.logOpen
    return true
  },
  Escape(board) {
    const open = board.ending || board.logOpen
    board.ending = false
    board.logOpen = false
    if (!open) board.play.dismiss('happened')
    return open
  },
}
