import { expect, test } from 'vitest'
import type { Player } from './generated/view'
import { answersOf } from '../../table/answers'
import type { Offer } from '../../table/offers'
import { copiesIn, flightsOf, ofCopy, zoneOf } from './realms'

const offer = (verb: string, details: Record<string, string | number> = {}): Offer => ({
  option: { action: verb, verb, ...details },
  label: { id: `option-${verb}`, args: {} },
})

test('an option is chosen where its card lies; what is no card is chosen at the question', () => {
  expect(
    ['play', 'buy', 'use', 'attack', 'scrap-discard', 'end-turn', 'choose', 'to-top', 'unheard-of'].map((verb) =>
      zoneOf(offer(verb)),
    ),
  ).toEqual(['hand', 'row', 'play', 'rival', 'discard', 'end', 'prompt', 'prompt', 'prompt'])
})

test('copies of a base are told apart by what they have used', () => {
  const player = {
    'in-play': [
      { card: 'barter-world', count: 1, used: [], damage: 0 },
      { card: 'barter-world', count: 1, used: ['primary'] },
    ],
  } as unknown as Player
  const [fresh, used] = copiesIn(player, [
    { key: 'a', card: 'barter-world' },
    { key: 'b', card: 'barter-world' },
  ])
  const offers = [
    offer('use', { card: 'barter-world' }),
    offer('scrap', { card: 'barter-world' }),
    offer('scrap', { card: 'barter-world', copy: 'used-primary' }),
  ]
  expect(ofCopy(offers, fresh!)).toEqual(offers.slice(0, 2))
  expect(ofCopy(offers, used!)).toEqual(offers.slice(2))
})

test('a Needle that copies a ship has the options of that copy', () => {
  const needle = { key: 'n', card: 'stealth-needle', as: 'cutter', used: [], damage: 0 }
  const asCutter = offer('ally', { card: 'stealth-needle', as: 'cutter' })
  expect(ofCopy([asCutter, offer('ally', { card: 'stealth-needle', as: 'ram' })], needle)).toEqual([asCutter])
})

test('what leaves things as they are comes last among the answers', () => {
  const answers = answersOf(
    [
      offer('decline'),
      offer('choose', { branch: 1 }),
      offer('scrap-hand', { card: 'scout' }),
      offer('choose', { branch: 2 }),
    ],
    zoneOf,
  )
  expect(answers.map(({ option }) => option.verb)).toEqual(['choose', 'choose', 'decline'])
})

test('a card that is bought flies from the row to the pile where it goes', () => {
  const bought = { n: 1, event: 'card-bought', seat: 2, card: 'ram', 'on-top': true }
  expect(flightsOf(bought)).toEqual([{ card: 'ram', from: 'row', to: 'deck-2' }])
  expect(flightsOf({ ...bought, 'on-top': false })).toEqual([{ card: 'ram', from: 'row', to: 'discard-2' }])
  expect(flightsOf({ n: 2, event: 'something-new' })).toEqual([])
})
