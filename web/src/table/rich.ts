// Phrases in which cards and points stay things, so that a card's name can be pressed and points are drawn.
import type { Argument, Phrase } from '../lib/generated/wire'

/** A card may have a quotation mark or a comma on its sides that stays with it. */
export type Part = { text: string } | { card: string; before: string; after: string } | { points: [string, number][] }

// Letters that no text contains.
const OPEN = '\u{E000}'
const SHUT = '\u{E001}'

/** A mark in a text where a card's name goes. */
export const cardMark = (card: string): string => `${OPEN}${card}${SHUT}`

/** The same phrase with marks instead of names and points. */
export function marked(phrase: Phrase): Phrase {
  return {
    id: phrase.id,
    args: Object.fromEntries(Object.entries(phrase.args).map(([name, value]) => [name, markedArgument(value)])),
  }
}

/** A text with marks, taken apart. */
export function parts(text: string): Part[] {
  return [...text.matchAll(PIECES)].map(([piece]) => {
    const [, before, inside, after] = piece.match(MARKED) ?? []
    if (inside === undefined) return { text: piece }
    if (!inside.startsWith('=')) return { card: inside, before: before!, after: after! }
    return {
      points: Object.entries(JSON.parse(inside.slice(1)) as Record<string, number>).filter(([, amount]) => amount),
    }
  })
}

const MARKED = /^([„“"(]?)\u{E000}([^\u{E001}]*)\u{E001}([”“",.:;)]*)$/u
const PIECES = /[„“"(]?\u{E000}[^\u{E001}]*\u{E001}[”“",.:;)]*|[^\u{E000}]+?(?=[„“"(]?\u{E000}|$)/gu

function markedArgument(value: Argument): Argument {
  if (typeof value !== 'object') return value
  if ('card' in value) return cardMark(value.card)
  if ('points' in value) return `${OPEN}=${JSON.stringify(value.points)}${SHUT}`
  if ('phrase' in value) return { phrase: marked(value.phrase) }
  return value
}
