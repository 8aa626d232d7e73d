// A view of any game as lines to be read: what it is follows from how it is written, not from which game it is.
import type { Readable } from '../lib/words'
import type { Json } from '../lib/generated/wire'

/** Some copies of a card, with what is special about them. */
export interface CardCount {
  card: string
  count: number
  note: string
}

/** One thing on the table. */
export interface Entry {
  key: string
  label: string
  value: string
  cards: CardCount[]
  /** Nothing lies there. */
  empty: boolean
}

/** What the description needs of a language. */
export interface Vocabulary {
  /** Whose card texts are read. */
  deck: string
  /** All that can be read about there. */
  all(): readonly Readable[]
  /** The word for a field: `trade-deck`. */
  field(key: string): string
  /** The word for a value: `primary`. */
  word(value: string): string
  isCard(id: string): boolean
  player(seat: number): string
  cardCount(count: number): string
  /** A figure of the game's rules: `hand-limit`. */
  figure(name: string): number
}

export type Fields = { readonly [key: string]: Json }

/** How the view of a game is told: what all share, and what lies before a seat. */
export interface Sight {
  /** Whether so much lies in the middle that it needs the room. */
  wide: boolean
  middle(view: Fields, words: Vocabulary): Entry[]
  seat(view: Fields, seat: number, words: Vocabulary): Entry[]
  /** Verbs that bring a card whose text one should know before. */
  gains: readonly string[]
  /** Verbs that end a turn, or a part of it that does not come back. */
  ends: readonly string[]
  /** Whether a seat plays no more while others do. */
  isOut(view: Fields, seat: number): boolean
}

const seatOf = (view: Fields, seat: number): Fields => (view['seats'] as Fields[])[seat - 1] ?? {}

/** A game that needs no words of its own: its view is told as it is written. */
export const PLAIN_SIGHT: Sight = {
  wide: false,
  gains: [],
  ends: ['end-turn'],
  middle: (view, words) => describe(view, words),
  seat: (view, seat, words) => describe(seatOf(view, seat), words),
  isOut: (view, seat) => Boolean(seatOf(view, seat)['place']),
}

// Said elsewhere on the page, or for programs only.
// prettier-ignore
const UNSAID = new Set([
  'game', 'seat', 'seats', 'options', 'actor', 'pending', 'over', 'digest', 'turn',
  'quiet-since', 'shuffles', 'unlocked', 'ships-played', 'place', 'received', 'refusals',
])
// Numbers that are the number of a seat.
const SEATS = new Set(['current', 'owner', 'start', 'first', 'leader', 'target', 'winner'])

// Lists of them; nothing is said where nobody is meant.
const SEAT_LISTS = new Set(['finished', 'conceded'])

/** More different cards than this are a list to look something up in, not to read. */
export const MANY = 8

/** The entries of an object, long lists last; numbers that are zero are left out, but for the first one. */
export function describe(fields: Fields, words: Vocabulary): Entry[] {
  const entries: Entry[] = []
  let numbers = 0
  for (const [key, value] of Object.entries(fields)) {
    if (UNSAID.has(key) || value === null || value === undefined) continue
    if (typeof value === 'number' && !SEATS.has(key) && numbers++ && !value) continue
    entries.push(...entriesOf(key, value, words))
  }
  return entries.sort((one, other) => weight(one) - weight(other))
}

function weight({ cards }: Entry): number {
  return cards.length > MANY ? 2 : cards.length ? 1 : 0
}

function entriesOf(key: string, value: Json, words: Vocabulary): Entry[] {
  const entry: Entry = { key, label: words.field(key), value: '', cards: [], empty: false }
  if (typeof value === 'number') return [{ ...entry, value: SEATS.has(key) ? words.player(value) : String(value) }]
  if (typeof value === 'boolean') return [{ ...entry, value: words.word(value ? 'yes' : 'no') }]
  if (typeof value === 'string') {
    return words.isCard(value)
      ? [{ ...entry, cards: [{ card: value, count: 1, note: '' }] }]
      : [{ ...entry, value: words.word(value) }]
  }
  if (value === null) return []
  if (SEAT_LISTS.has(key) && Array.isArray(value)) {
    return value.length ? [{ ...entry, value: value.map((seat) => words.player(Number(seat))).join(', ') }] : []
  }
  const cards = cardsIn(value, words)
  if (cards) return [{ ...entry, value: words.cardCount(total(cards)), cards, empty: !cards.length }]
  if (Array.isArray(value))
    return [{ ...entry, value: value.map((each) => plain(each, words)).join(', '), empty: !value.length }]
  return inParts(entry, value, words)
}

/** An object that is more than a pile: a hand with its size, its cards and what is known of it. */
function inParts(entry: Entry, value: Fields, words: Vocabulary): Entry[] {
  const { size, cards, ...others } = value
  const seen = cards === undefined || cards === null ? null : cardsIn(cards, words)
  const whole = {
    ...entry,
    value: typeof size === 'number' ? words.cardCount(size) : '',
    cards: seen ?? [],
    empty: size === 0,
  }
  const parts = Object.entries(others)
    .flatMap(([key, part]) => entriesOf(key, part ?? null, words))
    .filter((part) => part.cards.length || (part.value && !part.empty))
    // What is known of a hand that lies open is no news.
    .filter((part) => !seen || part.key !== 'known')
    .map((part) => ({ ...part, key: `${entry.key}-${part.key}`, label: `${entry.label}, ${part.label}` }))
  return whole.value || whole.cards.length ? [whole, ...parts] : parts
}

/** The cards of a pile, a list of cards, or a list of things that have a card; null if it is something else. */
function cardsIn(value: Json, words: Vocabulary): CardCount[] | null {
  if (Array.isArray(value)) {
    const found = value.map((each) => cardOf(each, words))
    return found.every((each) => each !== null) ? found : null
  }
  if (value === null || typeof value !== 'object') return null
  const pile = Object.entries(value)
  if (!pile.every(([card, count]) => words.isCard(card) && typeof count === 'number')) return null
  return pile.map(([card, count]) => ({ card, count: count as number, note: '' }))
}

function cardOf(value: Json, words: Vocabulary): CardCount | null {
  if (typeof value === 'string') return words.isCard(value) ? { card: value, count: 1, note: '' } : null
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  const { card, count, ...others } = value
  if (typeof card !== 'string' || !words.isCard(card)) return null
  const notes = Object.entries(others)
    .filter(([, each]) => each !== null && each !== undefined && !(Array.isArray(each) && !each.length))
    .map(([key, each]) => `${words.field(key)}: ${plain(each!, words)}`)
  return { card, count: typeof count === 'number' ? count : 1, note: notes.join('; ') }
}

function plain(value: Json, words: Vocabulary): string {
  if (Array.isArray(value)) return value.map((each) => plain(each, words)).join(', ')
  if (typeof value === 'string') return words.word(value)
  if (value !== null && typeof value === 'object') {
    return Object.entries(value)
      .map(([key, each]) => `${words.field(key)}: ${plain(each ?? null, words)}`)
      .join('; ')
  }
  return String(value ?? '')
}

function total(cards: CardCount[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0)
}
