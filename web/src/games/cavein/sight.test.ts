import { beforeAll, expect, test } from 'vitest'
import { inFull, needCards, speak, speech } from '../../lib/speech.svelte'
import { deckOf } from '../../lib/words'
import type { Json } from '../../lib/generated/wire'
import { SIGHT } from './sight'
import type { Fields, Vocabulary } from '../../text/describe'

const deck = deckOf({ game: 'cavein', format: 'de2018' })
const words: Vocabulary = {
  deck,
  all: () => Object.values(speech.cards[deck] ?? {}),
  field: (key) => key,
  word: (value) => value,
  isCard: () => true,
  player: (seat) => `seat ${seat}`,
  cardCount: (count) => `${count} cards`,
  figure: (name) => ({ 'hand-limit': 7, actions: 2 })[name] ?? 0,
}

const SEAT: Fields = {
  hand: { size: 3, cards: null, known: { driller: 1 }, levels: [1, 1, 0, 0] },
  points: 12,
  base: ['driller', 'sergeant'],
  crystals: { 'brown-1-plain': 2, 'blue-10-purple': 1 },
  subjugated: {},
  artifacts: [],
  cast: null,
  left: false,
}
const VIEW: Fields = {
  seat: 2,
  options: { 'open-crystals': 'no' },
  current: 1,
  track: 3,
  collapse: 7,
  factions: ['terrons', 'hydrans', 'minegglers', 'metanels'],
  totems: { terrons: 1, hydrans: null, minegglers: 2, metanels: 2 },
  docks: { driller: 2, sergeant: 1 },
  mine: { 'brown-1-plain': 2 },
  tints: [{ crystal: 'brown-1-plain', colour: 'blue', less: 1 }],
  removed: {},
  played: [],
  dyed: {},
  'artifact-stacks': [
    { top: 'contract+dyed-overalls', below: 3 },
    { top: null, below: 0 },
  ],
  unrevealed: [],
  'crystal-stack': { 'brown-1-blue': 1 },
  'stack-sizes': [5, 4, 3, 2],
  unseen: { foreman: 2 },
  phase: 'actions',
  used: ['mine'],
  actions: 1,
  raided: false,
  effects: { 'extra-mines': 1 },
  pending: [],
  seats: [SEAT, SEAT],
}

const told = (view: Fields, seat: number): Record<string, string> =>
  Object.fromEntries(SIGHT.seat(view, seat, words).map(({ key, value }) => [key, value]))

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document
  await inFull(speak('en'))
  await needCards(deck)
})

test('a table reads the cards of its edition', () => {
  expect(deck).toBe('cavein.de2018')
  expect(deckOf({ game: 'realms', format: 'duel' })).toBe('realms')
})

test('Docks and mine are told by rows', () => {
  const rows = Object.fromEntries(SIGHT.middle(VIEW, words).map((entry) => [entry.key, entry]))
  expect(rows['track']!.value).toBe('3 of 7')
  expect(rows['wild']!.value).toBe('red, green')
  expect(rows['docks-1']!.cards).toEqual([{ card: 'driller', count: 2, note: '' }])
  expect(rows['docks-3']!.cards.map(({ card }) => card)).toEqual(['sergeant'])
  expect(rows['mine-1']!.cards.map(({ count, note }) => [count, note])).toEqual([
    [1, ''],
    [1, 'is blue this turn, costs 1 less'],
  ])
  expect(rows['artifacts-1']!.value).toBe('cost 4, 3 below')
  expect(rows['artifacts-2']!.value).toBe('an empty stack')
})

test('crystals of others are told by their cost until the end', () => {
  expect(told(VIEW, 1)).toMatchObject({ crystals: '2 × cost 1, 1 × cost 10' })
  expect(told(VIEW, 1)).not.toHaveProperty('points')
  expect(told(VIEW, 2)).toMatchObject({ points: '12', crystals: '3' })
  expect(told({ ...VIEW, over: {} as Json }, 1)).toMatchObject({ points: '12' })
})

test('the turn of whoever plays is told, from the leader down', () => {
  expect(told(VIEW, 1)).toMatchObject({
    turn: 'done: mine; one action left · an extra Mine',
    hand: '3 cards of 7; hidden: 1 of level 1, 1 of level 2',
  })
  expect(told(VIEW, 2)).not.toHaveProperty('turn')
  const base = SIGHT.seat(VIEW, 1, words).find(({ key }) => key === 'base')!
  expect(base.cards.map(({ card, note }) => [card, note])).toEqual([
    ['sergeant', 'leader'],
    ['driller', ''],
  ])
})
