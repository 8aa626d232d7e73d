// By what cards are filtered: whatever of it tells the cards of a deck apart.
import type { Readable } from '../../lib/words'
import { folded } from '../../text/filter'

export type Facet = 'kind' | 'faction' | 'colour' | 'level' | 'cost' | 'symbol'
type Told = Readable & { symbol?: string | null }
export type Wish = Readonly<Partial<Record<Facet, string>>>

const FACETS: readonly Facet[] = ['kind', 'faction', 'colour', 'level', 'cost', 'symbol']

function valueOf(card: Told, facet: Facet): string | null {
  const value = card[facet]
  return value == null ? null : String(value)
}

/** What there is to choose from: each facet that has several values, with those. A colour says more than its faction. */
export function facetsOf(cards: readonly Told[]): { facet: Facet; values: string[] }[] {
  const found = FACETS.map((facet) => {
    const values = [...new Set(cards.flatMap((card) => valueOf(card, facet) ?? []))]
    if (facet === 'level' || facet === 'cost') values.sort((one, other) => Number(one) - Number(other))
    return { facet, values }
  })
  const coloured = found.some(({ facet, values }) => facet === 'colour' && values.length > 1)
  return found.filter(({ facet, values }) => values.length > 1 && !(coloured && facet === 'faction'))
}

/** Whether a card is what is looked for: all words of the search, in its name or text, and every chosen facet. */
export function isWanted(card: Told, words: string, search: string, wish: Wish): boolean {
  const sought = folded(search).split(/\s+/).filter(Boolean)
  const text = folded([card.name, words, ...card.lines.map(({ text }) => text)].join(' '))
  return (
    sought.every((word) => text.includes(word)) &&
    FACETS.every((facet) => !wish[facet] || valueOf(card, facet) === wish[facet])
  )
}
