import { expect, test } from 'vitest'
import type { Json } from '../lib/generated/wire'
import { describe, type Vocabulary } from './describe'

const CARDS = ['scout', 'viper', 'barter-world', 'ram', 'driller']
const words: Vocabulary = {
  deck: 'any',
  all: () => [],
  field: (key) => key,
  word: (value) => value,
  isCard: (id) => CARDS.includes(id),
  player: (seat) => `player ${seat}`,
  cardCount: (count) => `${count} cards`,
  figure: (name) => ({ 'hand-limit': 7, actions: 2 })[name] ?? 0,
}
const told = (fields: { [key: string]: Json }) =>
  describe(fields, words).map(({ key, value, cards }) => [
    key,
    value,
    ...cards.map((c) => `${c.count} ${c.card} ${c.note}`.trim()),
  ])

test('piles, lists and things with a card are told as cards', () => {
  expect(told({ removed: {}, row: { scout: 2, viper: 1 }, top: ['ram'] })).toEqual([
    ['removed', '0 cards'],
    ['row', '3 cards', '2 scout', '1 viper'],
    ['top', '1 cards', '1 ram'],
  ])
  expect(told({ 'in-play': [{ card: 'barter-world', count: 2, used: ['primary'], as: null }] })).toEqual([
    ['in-play', '2 cards', '2 barter-world used: primary'],
  ])
})

test('a hand is told with its size, and with its cards where they may be seen', () => {
  expect(told({ hand: { size: 2, cards: { scout: 2 }, known: { scout: 1 } } })).toEqual([
    ['hand', '2 cards', '2 scout'],
  ])
  expect(told({ hand: { size: 5, cards: null, known: { ram: 1 } } })).toEqual([
    ['hand', '5 cards'],
    ['hand-known', '1 cards', '1 ram'],
  ])
})

test('numbers are told, but for zeros behind the first one; a seat by its name', () => {
  expect(told({ authority: 0, trade: 0, combat: 3, current: 2 })).toEqual([
    ['authority', '0'],
    ['combat', '3'],
    ['current', 'player 2'],
  ])
  expect(told({ authority: 50, trade: 0 })).toEqual([['authority', '50']])
})

test('lists of seats are told by name, and not at all where nobody is meant', () => {
  expect(told({ finished: [2, 1], conceded: [], place: 3, received: [1] })).toEqual([
    ['finished', 'player 2, player 1'],
  ])
})

test('damage is told with its base', () => {
  expect(told({ 'in-play': [{ card: 'barter-world', damage: 2 }] })).toEqual([
    ['in-play', '1 cards', '1 barter-world damage: 2'],
  ])
})

test('what a game of tomorrow has is told as well', () => {
  const fields = {
    docks: [['driller', 'ram'], ['scout']],
    totem: 'yellow',
    'face-up': true,
    track: { 'cave-in': 4, marks: ['a', 'b'] },
    leader: 3,
  }
  expect(told(fields)).toEqual([
    ['docks', 'driller, ram, scout'],
    ['totem', 'yellow'],
    ['face-up', 'yes'],
    ['track-cave-in', '4'],
    ['track-marks', 'a, b'],
    ['leader', 'player 3'],
  ])
})
