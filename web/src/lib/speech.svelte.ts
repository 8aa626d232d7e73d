// The language that is spoken now. Whoever calls these in markup changes with it.
import type { FluentVariable } from '@fluent/bundle'
import {
  type CardText,
  type Cards,
  type Language,
  loadCards,
  loadWords,
  NO_CONTEXT,
  type Readable,
  Words,
} from './words'
import type { Company } from './company'
import type { Game, Phrase, Table } from './generated/wire'

class Speech {
  words = $state.raw(new Words('en', {}))
  /** The game at whose table we are; empty elsewhere. */
  game = $state('')
  cards = $state.raw<Readonly<Record<string, Cards>>>({})
}

export const speech = new Speech()

let wanted: Language = 'en'
let games: readonly string[] = []
/** Whether what tables say is wanted, and its coming. */
let ofTables: Promise<void> | undefined

/** Speak another language, as soon as its words are here; the cards that were needed so far come with them. */
export async function speak(language: Language): Promise<void> {
  wanted = language
  await fetchWords()
  if (wanted === language) document.documentElement.lang = language
}

async function fetchWords(inFull = ofTables !== undefined): Promise<void> {
  const language = wanted
  const decks = Object.keys(speech.cards)
  const [words, ...cards] = await Promise.all([
    loadWords(language, games, inFull),
    ...decks.map((deck) => loadCards(deck, language)),
  ])
  if (wanted !== language || (ofTables && !inFull)) return // a later wish was quicker
  speech.words = words
  speech.cards = Object.fromEntries(decks.map((deck, at) => [deck, cards[at]!]))
}

/** Have the words of these games at hand, also of those that were not built in. */
export async function needWords(more: readonly string[]): Promise<void> {
  games = [...new Set([...games, ...more])]
  if (more.some((game) => !speech.words.knows(game))) await fetchWords()
}

/** A page for which the first screen's words are not enough, once it and the words of tables are here. */
export async function inFull<Page>(page: Promise<Page>): Promise<Page> {
  ofTables ??= fetchWords(true).catch((away: unknown) => {
    ofTables = undefined
    throw away
  })
  return (await Promise.all([page, ofTables]))[0]
}

/** Have the card texts of a deck at hand. */
export async function needCards(deck: string): Promise<void> {
  if (speech.cards[deck]) return
  const language = wanted
  const cards = await loadCards(deck, language)
  if (wanted === language) speech.cards = { ...speech.cards, [deck]: cards }
  else await needCards(deck)
}

/** A message of the client's own. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return speech.words.t(id, args, speech.game)
}

/** A phrase of the server that is about no table. */
export function say(phrase: Phrase): string {
  return speech.words.say(phrase, { ...NO_CONTEXT, game: speech.game })
}

/** Several names as a list is spoken. */
export function listed(names: readonly string[]): string {
  return speech.words.listed(names)
}

/** Whether there is such a message here. */
export function has(id: string): boolean {
  return speech.words.has(id, speech.game)
}

/** A card with its text; undefined while it is on the way. */
export function card(game: string, id: string): CardText | undefined {
  return speech.cards[game]?.[id]
}

/** Whatever can be read about in a deck; undefined while it is on the way. */
export function textOf(deck: string, id: string): Readable | undefined {
  return speech.cards[deck]?.[id]
}

/** What it is called; a crystal has its name only with its text. */
export function nameOf(deck: string, id: string): string {
  return textOf(deck, id)?.name ?? (has(`card-${id}`) ? t(`card-${id}`) : readable(id))
}

/** What a card is, in a line below its name. */
export function factsOf({ kind, faction, colour, level, cost, defense, points }: Readable): string {
  const told = [
    wordFor('kind', kind),
    faction ? wordFor('faction', faction) : '',
    levelOf(colour, level),
    cost ? t('web-cost', { cost }) : '',
    defense == null ? '' : t('web-defense', { defense }),
    points == null ? '' : t('table-points', { count: points }),
  ]
  return told.filter(Boolean).join(' · ')
}

/** Its colour and its level, of a card that has one: “red 2”. */
export const levelOf = (colour: string | null | undefined, level: number | null | undefined): string =>
  level == null ? '' : [colour ? wordFor('colour', colour) : '', level].join(' ').trim()

/** What a bot is like, with how strong it was found to be in this game. */
export function aboutBot(game: Game, bot: string): string {
  const about = wordFor('level-about', bot)
  const elo = game.strengths[bot]
  return elo === undefined ? about : t('level-with-strength', { about, elo: String(elo) })
}

/** A message, or, where there is none yet, the id as people would say it. */
export function wordFor(prefix: string, id: string, game = speech.game): string {
  const message = `${prefix}-${id}`
  return speech.words.has(message, game) ? speech.words.t(message, {}, game) : readable(id)
}

/** `trade-deck` → “Trade deck”. */
export function readable(id: string): string {
  const plain = id.replaceAll('-', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** How a seat is shown to me. */
export function seatName(table: Table | null, seat: number): string {
  if (seat === 0) return t('nature')
  const place = table?.places.find((each) => each.seat === seat)
  if (place?.you) return t('web-you')
  const name = place && placeName(place)
  if (!name) return t('web-seat', { seat })
  const alike = table!.places.filter((each) => !each.you && placeName(each) === name)
  return alike.length > 1 ? t('web-name-at-seat', { name, seat }) : name
}

/** What a seat is in a format that has roles; empty elsewhere. */
export function roleName(company: Company | null, seat: number): string {
  const role = company?.roles[seat - 1]
  return role ? wordFor('role', role) : ''
}

/** What a side is called by somebody at one of the seats, or by one who watches. */
export function sideName(company: Company, side: readonly number[], mine: number | null): string {
  if (side.length === 1) {
    const role = roleName(company, side[0]!)
    if (role) return role
  }
  if (mine === null || company.sides.length !== 2) {
    return t('side-number', { number: company.sides.findIndex((each) => each.includes(side[0]!)) + 1 })
  }
  return side.includes(mine) ? t('side-own') : t('side-other')
}

function placeName(place: Table['places'][number]): string | null {
  return place.bot ? wordFor('bot', place.bot) : place.name
}
