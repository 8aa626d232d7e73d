// The words of one language: the same .ftl files and card texts that Python reads.
import { FluentBundle, type FluentNone, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import type { Argument, Phrase } from './wire'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** A piece of a card's text to be drawn: a figure with its sign, or a sign with a short sentence. */
export interface Piece {
  icon: string
  amount: number | null
  text: string | null
}

export interface CardLine {
  ability: string
  label: string
  text: string
  short: string
  pieces: Piece[]
}

/** A card, or what else can be read about, of any game; written by Python from its effects. */
export interface Readable {
  name: string
  kind: string
  faction: string | null
  cost: number | null
  defense?: number | null
  colour?: string | null
  level?: number | null
  points?: number | null
  lines: CardLine[]
}

/** A card of Star Realms. */
export interface CardText extends Readable {
  faction: string
  cost: number
  defense: number | null
  branches: string[]
}

export type Cards = Readonly<Record<string, CardText>>

/** What a phrase is about that no .ftl file can know. */
export interface Context {
  name(seat: number): string
  cards: Cards | undefined
}

/** Nobody sits anywhere, and there are no cards. */
export const NO_CONTEXT: Context = { name: (seat) => String(seat), cards: undefined }

export class Words {
  readonly language: Language
  readonly #bundle: FluentBundle

  constructor(language: Language, sources: Iterable<string>) {
    this.language = language
    // As in Python: no invisible marks around arguments.
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { CAPITALISED: capitalised } })
    for (const source of sources) this.#bundle.addResource(new FluentResource(source))
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** A message by its id; the bare id where there is none, so that a gap is seen and nothing breaks. */
  t(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value
    if (!pattern) return id
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    if (errors.length && import.meta.env.DEV) console.warn(id, errors)
    return text
  }

  /** A phrase of the server. */
  say(phrase: Phrase, context: Context): string {
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(phrase.args)) args[name] = this.#argument(value, context)
    return this.t(phrase.id, args)
  }

  /** The name of a card, of whichever game. */
  card(id: string): string {
    return this.t(`card-${id}`)
  }

  #argument(value: Argument, context: Context): FluentVariable {
    if (typeof value !== 'object') return value
    if ('seat' in value) return context.name(value.seat)
    if ('seats' in value) return this.#players(value.seats, context)
    if ('card' in value) return this.card(value.card)
    if ('faction' in value) return this.t(`faction-${value.faction}`)
    if ('message' in value) return this.t(value.message)
    if ('phrase' in value) return this.say(value.phrase, context)
    if ('points' in value) return this.#points(value.points)
    if ('ability' in value) {
      const [card, ability] = value.ability
      return context.cards?.[card]?.lines.find((line) => line.ability === ability)?.short ?? ''
    }
    if ('branch' in value) {
      const [card, branch] = value.branch
      return context.cards?.[card]?.branches[branch - 1] ?? ''
    }
    value satisfies never
    return ''
  }

  /** Several players as a list is spoken, the reader first. */
  #players(seats: readonly number[], context: Context): string {
    const you = this.t('web-you')
    const names = seats.map((seat) => context.name(seat)).sort((a, b) => Number(b === you) - Number(a === you))
    const last = names.pop() ?? ''
    return names.length ? this.t('list-last', { list: names.join(', '), last }) : last
  }

  #points(points: Record<string, number>): string {
    return Object.entries(points)
      .filter(([, amount]) => amount)
      .map(([kind, amount]) => this.t(`effect-${kind}`, { amount }))
      .join(', ')
  }
}

/** `{ CAPITALISED($text) }` in a message. */
function capitalised([text]: (FluentValue | FluentNone)[]): string {
  const plain = String(text)
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

const SOURCES: Record<Language, () => Promise<{ sources: readonly string[] }>> = {
  en: () => import('./languages/en'),
  de: () => import('./languages/de'),
  pl: () => import('./languages/pl'),
}

/** The words of a language, fetched when they are first needed. */
export async function loadWords(language: Language): Promise<Words> {
  return new Words(language, (await SOURCES[language]()).sources)
}

const CARDS = import.meta.glob<Cards>('$i18n/generated/*.json', { import: 'default' })

/** Whose card texts a table reads: those of its game, or of its edition where a game has several. */
export function deckOf({ game, format }: { game: string; format: string }): string {
  const edition = `${game}.${format}`
  return Object.keys(CARDS).some((file) => file.includes(`/${edition}.`)) ? edition : game
}

/** The card texts of a deck in a language; none for a game without cards. */
export async function loadCards(deck: string, language: Language): Promise<Cards> {
  const path = Object.keys(CARDS).find((file) => file.endsWith(`/${deck}.${language}.json`))
  return path ? await CARDS[path]!() : {}
}
