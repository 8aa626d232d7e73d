// The signs on cards, in the order in which they are explained, and those that stand before an ability.
export const SIGNS = [
  'trade', 'combat', 'authority', 'shield', 'scrap', 'scrapself', 'row', 'heap', 'draw', 'discard', 'destroy', 'top',
  'acquire', 'copy', 'ally', 'fleet',
] // prettier-ignore
export const SIGN_OF: Readonly<Record<string, string>> = { scrap: 'scrapself' }
