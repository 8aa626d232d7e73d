import { expect, test } from 'vitest'
import { Arrangement, listOf, Places, sizeOf } from './arrange'

const cards = (slots: readonly ({ card: string } | null)[]): (string | null)[] =>
  slots.map((slot) => slot?.card ?? null)

test('a hand keeps its order when a card is played, and new cards come last', () => {
  const hand = new Arrangement()
  expect(cards(hand.next({ scout: 2, viper: 1, cutter: 1 }))).toEqual(['scout', 'scout', 'viper', 'cutter'])
  expect(cards(hand.next({ scout: 2, cutter: 1 }))).toEqual(['scout', 'scout', 'cutter'])
  expect(cards(hand.next({ ram: 1, scout: 2, cutter: 1 }))).toEqual(['scout', 'scout', 'cutter', 'ram'])
})

test('asking twice gives the same slots', () => {
  const hand = new Arrangement()
  const once = hand.next({ scout: 2 })
  expect(hand.next({ scout: 2 })).toBe(once)
})

test('equal cards have keys of their own', () => {
  const slots = new Arrangement().next({ scout: 3 })
  expect(new Set(slots.map(({ key }) => key)).size).toBe(3)
})

test('a card of the row is replaced in its place, which is empty until then', () => {
  const row = new Places()
  expect(cards(row.places({ ram: 1, cutter: 1, corvette: 1 }))).toEqual(['ram', 'cutter', 'corvette'])
  expect(cards(row.places({ ram: 1, corvette: 1 }))).toEqual(['ram', null, 'corvette'])
  expect(cards(row.places({ ram: 1, corvette: 1, flagship: 1 }))).toEqual(['ram', 'flagship', 'corvette'])
})

test('a pile is counted and listed', () => {
  expect(sizeOf({ scout: 3, ram: 1 })).toBe(4)
  expect(listOf({ scout: 2, ram: 1 })).toEqual(['scout', 'scout', 'ram'])
})
