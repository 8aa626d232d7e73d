// The signs on cards, in the order in which they are explained, those that stand before an ability, and those on a card.
import type { Readable } from '../../lib/words'

export const SIGNS = [
  'trade', 'combat', 'authority', 'shield', 'scrap', 'scrapself', 'row', 'heap', 'draw', 'discard', 'pile', 'destroy',
  'top', 'acquire', 'copy', 'ally', 'fleet',
] // prettier-ignore
export const SIGN_OF: Readonly<Record<string, string>> = { scrap: 'scrapself' }

export function signsOn(card: Readable): string[] {
  const found = card.lines.flatMap(({ ability, pieces }) => [SIGN_OF[ability], ...pieces.map(({ icon }) => icon)])
  if (card.defense != null) found.push('shield')
  return SIGNS.filter((sign) => found.includes(sign))
}
