// The words of one language: the same .ftl files and card texts that Python reads.
import { FluentBundle, type FluentNone, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import { api } from './api'
import type { Argument, Phrase, Table } from './generated/wire'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** A piece of a card's text to be drawn: a figure with its sign, or a sign with a short sentence. */
export interface Piece {
  icon: string
  amount: number | null
  text: string | null
  /** What stands for the text where there is no room for words. */
  brief?: string
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
  /** The message that says what of it is reconstructed. */
  mark?: string | null
  lines: CardLine[]
}

/** A card that is drawn whole. */
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
  /** Whose table it is. */
  game: string
}

/** Nobody sits anywhere, and there are no cards. */
export const NO_CONTEXT: Context = { name: (seat) => String(seat), cards: undefined, game: '' }

/** The .ftl files of a language: what all games share by '', what a game says of its own by its name. */
export type Sources = Readonly<Record<string, readonly string[]>>

export class Words {
  readonly language: Language
  readonly #bundles: readonly (readonly [game: string, bundle: FluentBundle])[]

  constructor(language: Language, sources: Sources) {
    this.language = language
    const shared = (sources[''] ?? []).map((source) => new FluentResource(bound(source, language)))
    this.#bundles = Object.entries({ '': [], ...sources }).map(([game, own]) => {
      // As in Python: no invisible marks around arguments, and a game's own words before the shared ones.
      const bundle = new FluentBundle(language, { useIsolating: false, functions: { CAPITALISED: capitalised } })
      for (const resource of shared) bundle.addResource(resource)
      if (game)
        for (const source of own)
          bundle.addResource(new FluentResource(bound(source, language)), { allowOverrides: true })
      return [game, bundle] as const
    })
  }

  knows(game: string): boolean {
    return this.#bundles.some(([name]) => name === game)
  }

  has(id: string, game = ''): boolean {
    return this.#holding(id, game) !== undefined
  }

  /** Where a message is found: at a table of a game as that game says it, else with whoever has it. */
  #holding(id: string, game: string): FluentBundle | undefined {
    const bundles = [...this.#bundles].sort(([a], [b]) => Number(b === game) - Number(a === game))
    return bundles.find(([, bundle]) => bundle.hasMessage(id))?.[1]
  }

  /** A message by its id; the bare id where there is none, so that a gap is seen and nothing breaks. */
  t(id: string, args: Record<string, FluentVariable> = {}, game = ''): string {
    const bundle = this.#holding(id, game)
    const pattern = bundle?.getMessage(id)?.value
    if (!bundle || !pattern) return id
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, args, errors)
    if (errors.length && import.meta.env.DEV) console.warn(id, errors)
    return text
  }

  /** A phrase of the server. */
  say(phrase: Phrase, context: Context): string {
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(phrase.args)) args[name] = this.#argument(value, context)
    return this.t(phrase.id, args, context.game)
  }

  /** The name of a card. */
  card(id: string, game = ''): string {
    return this.t(`card-${id}`, {}, game)
  }

  #argument(value: Argument, context: Context): FluentVariable {
    if (typeof value !== 'object') return value
    if ('seat' in value) return context.name(value.seat)
    if ('seats' in value) return this.#players(value.seats, context)
    if ('card' in value) return this.card(value.card, context.game)
    if ('faction' in value) return this.t(`faction-${value.faction}`, {}, context.game)
    if ('message' in value) return this.t(value.message, {}, context.game)
    if ('phrase' in value) return this.say(value.phrase, context)
    if ('points' in value) return this.#points(value.points, context)
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
    return this.listed(names)
  }

  /** Several names as a list is spoken. */
  listed(names: readonly string[]): string {
    const last = names.at(-1) ?? ''
    return names.length > 1 ? this.t('list-last', { list: names.slice(0, -1).join(', '), last }) : last
  }

  #points(points: Record<string, number>, { game }: Context): string {
    return Object.entries(points)
      .filter(([, amount]) => amount)
      .map(([kind, amount]) => this.t(`effect-${kind}`, { amount }, game))
      .join(', ')
  }
}

/** Polish sets no word of one letter at the end of a line: it stays with the word after it. Names of messages are none. */
export function bound(text: string, language: Language): string {
  return language === 'pl' ? text.replace(/(?<![\p{L}\p{N}$-])([aiouwz]) (?=[^\s=}])/giu, '$1\u00a0') : text
}

/** `{ CAPITALISED($text) }` in a message. */
function capitalised([text]: (FluentValue | FluentNone)[]): string {
  const plain = String(text)
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

type Files = { files: Readonly<Record<string, string>> }

/** What the first screen says, and what is said at tables. */
const SOURCES: Record<Language, readonly [() => Promise<Files>, () => Promise<Files>]> = {
  en: [() => import('./languages/en'), () => import('./languages/en.table')],
  de: [() => import('./languages/de'), () => import('./languages/de.table')],
  pl: [() => import('./languages/pl'), () => import('./languages/pl.table')],
}

/** The words of a language, of tables too if wanted; the server has those of games that were not built in. */
export async function loadWords(language: Language, games: readonly string[], ofTables: boolean): Promise<Words> {
  const sources: Record<string, string[]> = {}
  const parts = await Promise.all(SOURCES[language].slice(0, ofTables ? 2 : 1).map((fetched) => fetched()))
  for (const [path, text] of parts.flatMap(({ files }) => Object.entries(files))) {
    const folders = path.split(`/${language}/`)[1]!.split('/')
    ;(sources[folders.length > 1 ? folders[0]! : ''] ??= []).push(text)
  }
  const others = games.filter((game) => !(game in sources))
  const told = await Promise.all(others.map((game) => api.words(game, language).catch(() => [])))
  return new Words(language, { ...sources, ...Object.fromEntries(others.map((game, at) => [game, told[at]!])) })
}

const CARDS = import.meta.glob<Cards>('$i18n/generated/*.json', { import: 'default' })

const OWN = 'table '

/** Whose card texts a table reads: those of its game, or of its edition where a game has several, or its own. */
export function deckOf({ id = '', game, format, texts }: Pick<Table, 'game' | 'format'> & Partial<Table>): string {
  if (texts) return OWN + id
  const isBuilt = (deck: string): boolean => Object.keys(CARDS).some((file) => file.includes(`/${deck}.`))
  return isBuilt(game) && !isBuilt(`${game}.${format}`) ? game : `${game}.${format}`
}

/** The card texts of a deck in a language; the server has those of games that were not built in. */
export async function loadCards(deck: string, language: Language): Promise<Cards> {
  if (deck.startsWith(OWN)) return api.tableCards(deck.slice(OWN.length), language)
  const path = Object.keys(CARDS).find((file) => file.endsWith(`/${deck}.${language}.json`))
  if (path) return JSON.parse(bound(JSON.stringify(await CARDS[path]!()), language)) as Cards
  const [game = '', format] = deck.split('.')
  return format === undefined ? {} : await api.cards(game, format, language).catch(() => ({}))
}
