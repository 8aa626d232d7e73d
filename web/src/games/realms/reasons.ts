// Why a card of Star Realms that is not offered cannot be bought, used or attacked now: in the words of a refusal.
import { t } from '../../lib/speech.svelte'
import type { Board } from '../../table/board.svelte'
import type { Reason } from '../../table/whynot'
import type { InPlay, View } from './generated/view'
import { realmsView } from './realms'
import { standingOf } from './standing'

export const reasonsOf =
  (board: Board): Reason =>
  (card, place, seat) => {
    const view = realmsView(board.stage.moment!)
    if (place === 'row') return tooDear(board, view, card)
    if (place !== 'play') return null
    return seat === board.play.mySeat ? used(board, view, card) : safe(board, view, card, seat)
  }

function tooDear({ deck, play }: Board, view: View, card: string): string | null {
  const need = deck.face(card)?.cost ?? 0
  const have = view.seats[play.mySeat! - 1]!.trade
  return need > have ? t('error-not-enough-trade', { card: deck.name(card), need, have }) : null
}

const isIt = (card: string) => (entry: InPlay) => (entry.as ?? entry.card) === card

function used({ deck, play }: Board, view: View, card: string): string | null {
  const mine = view.seats[play.mySeat! - 1]!['in-play']
  const face = deck.face(card)
  const its = mine.find(isIt(card))
  if (!face || !its) return null
  const name = { card: face.name }
  const has = (ability: string): boolean => face.lines.some((line) => line.ability === ability)
  // What a ship does is done when it is played.
  const isDone = has('primary') && (face.kind === 'ship' || its.used.includes('primary'))
  const waits = has('ally') && !its.used.includes('ally')
  const others = mine.filter((entry) => entry !== its).map((entry) => deck.face(entry.as ?? entry.card))
  const isAlly = (other: (typeof others)[number]): boolean =>
    other?.faction === face.faction ||
    Boolean(other?.lines.some(({ ability, pieces }) => ability === 'always' && pieces[0]?.icon === 'ally'))
  if (waits && its.count === 1 && !others.some(isAlly))
    return t('error-no-ally', { ...name, faction: t(`faction-${face.faction}`) })
  if (isDone || its.used.length) return t('error-already-used', name)
  return has('primary') ? t('error-nothing-to-gain', name) : null
}

function safe(board: Board, view: View, card: string, seat: number): string | null {
  const other = view.seats[seat - 1]!['in-play']
  const face = board.deck.face(card)
  const standing = standingOf(board, view, seat)
  const reach = board.stage.moment?.reaches.find((each) => each.seat === seat)?.say.id
  if (!face || face.defense === null) return null
  if (!reach && standing) return `${standing.text}.`
  if (reach === 'reach-none' || reach === 'reach-later') return t('error-out-of-reach', { seat })
  const isOutpost = (id: string): boolean => board.deck.face(id)?.kind === 'outpost'
  if (!isOutpost(card) && other.some((entry) => isOutpost(entry.card))) return t('error-outposts-first')
  const need = face.defense - (other.find(isIt(card))?.damage ?? 0)
  const have = view.seats[board.play.mySeat! - 1]!.combat
  return need > have ? t('error-not-enough-combat', { need, have }) : null
}
