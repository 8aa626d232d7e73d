import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Phrase } from './generated/wire'
import { bound, type Cards, type Context, deckOf, LANGUAGES, loadCards, loadWords, NO_CONTEXT, Words } from './words'

const phrase = (id: string, args: Phrase['args'] = {}): Phrase => ({ id, args })
const names = ['', 'Ada', 'Mira']
const FIRST: Record<string, string> = { realms: 'duel', cavein: 'en2021' }
const at = (cards?: Cards, game = 'realms'): Context => ({ name: (seat) => names[seat]!, cards, game })

test('a message is said with its arguments, and counts as its language does', async () => {
  const [en, de, pl] = await Promise.all(LANGUAGES.map((language) => loadWords(language, [], true)))
  expect(en!.t('web-count-cards', { count: 1 })).toBe('one card')
  expect(de!.t('web-count-cards', { count: 3 })).toBe('3 Karten')
  expect([2, 5, 22].map((count) => pl!.t('web-count-cards', { count }))).toEqual(['2 karty', '5 kart', '22 karty'])
})

test('every kind of argument of a phrase becomes text', async () => {
  const words = await loadWords('en', [], true)
  const cards = await loadCards('realms', 'en')
  const say = (id: string, args: Phrase['args']) => words.say(phrase(id, args), at(cards))
  const player = { seat: 2 }
  expect(say('event-card-played', { player, card: { card: 'cutter' } })).toBe('Mira: Cutter played')
  expect(say('event-points-gained', { player, points: { points: { trade: 2, combat: 0, authority: 1 } } })).toBe(
    'Mira: +2 trade, +1 authority',
  )
  expect(say('event-match-ended', { player, reason: { message: 'reason-defeat' } })).toBe(
    'Mira: victory (the losing side’s authority fell to 0)',
  )
  expect(say('event-card-bought', { player, card: { card: 'ram' }, 'on-top': 'yes' })).toContain('on top of the deck')
  expect(say('error-no-ally', { card: { card: 'ram' }, faction: { faction: 'blob' } })).toContain('Blob')
  const ability = say('option-ally', { card: { card: 'cutter' }, text: { ability: ['cutter', 'ally'] } })
  expect(ability).toContain('+4 combat')
  const branch = say('option-branch', { text: { branch: ['barter-world', 2] } })
  expect(branch).toBe(capital(cards['barter-world']!.branches[1]!))
  const nested = say('option-of-copy', {
    label: { phrase: phrase('option-play', { card: { card: 'ram' } }) },
    copy: 'used-ally',
  })
  expect(nested).toContain('Play Ram')
})

test('a card that is not there yet leaves its text out, and nothing breaks', async () => {
  const words = await loadWords('en', [], true)
  const use = phrase('option-ally', { card: { card: 'cutter' }, text: { ability: ['cutter', 'ally'] } })
  expect(words.say(use, NO_CONTEXT)).toContain('Cutter')
})

test('Polish words of one letter stay with the word after them, in messages and on cards', async () => {
  const words = new Words('pl', { '': ['kept = W grze i w talii { $place } a nie tu\n'] })
  expect(words.t('kept', { place: 'u boku' })).toBe('W\u00a0grze i\u00a0w\u00a0talii u boku a\u00a0nie tu')
  const cards = JSON.stringify(await loadCards('realms', 'pl'))
  expect(cards).not.toMatch(/[ („][iwzoau] /i)
  expect(bound('I a Hydra', 'en')).toBe('I a Hydra')
  const code = 'web-key-a = w { $a }, { $o ->'
  expect(bound(code, 'pl')).toBe(code.replace('w {', 'w\u00a0{'))
})

test('a message that is missing shows its id', () => {
  expect(new Words('en', {}).t('no-such-message')).toBe('no-such-message')
})

test('a game says in its own words what others say otherwise, and every other message is shared', () => {
  const words = new Words('en', {
    '': ['hello = Hello', 'bye = Bye'].map((line) => `${line}\n`),
    nim: ['hello = Hi\n'],
  })
  expect([words.t('hello', {}, 'nim'), words.t('hello'), words.t('bye', {}, 'nim')]).toEqual(['Hi', 'Hello', 'Bye'])
  expect([words.knows('nim'), words.knows('chess')]).toEqual([true, false])
})

test('all languages have the cards of a game, and a game without cards has none', async () => {
  for (const language of LANGUAGES) expect(Object.keys(await loadCards('realms', language)).length).toBe(49)
  expect(await loadCards('chess', 'en')).toEqual({})
})

test('the browser says what Python says', async () => {
  // Written by tools/word_samples.py; tests/web/test_words.py sees to it that it is current.
  const samples = JSON.parse(readFileSync(new URL('../../../tests/web/words.json', import.meta.url), 'utf8')) as {
    game: string
    language: (typeof LANGUAGES)[number]
    phrase: Phrase
    text: string
  }[]
  expect(samples.length).toBeGreaterThan(100)
  const spoken = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(language, [], true)] as const)),
  )
  for (const { game, language, phrase: said, text } of samples) {
    const cards = await loadCards(deckOf({ game, format: FIRST[game]! }), language)
    expect(spoken[language]!.say(said, at(cards, game))).toBe(bound(text, language))
  }
})

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
