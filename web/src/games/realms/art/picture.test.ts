import { expect, test } from 'vitest'
import cards from '$i18n/generated/realms.en.json'
import { figureOf, picture, type Subject } from './picture'
import { drawn } from '../../../art/shape'

const SUBJECTS: Subject[] = Object.entries(cards).map(([id, { faction, kind, cost }]) => ({ id, faction, kind, cost }))

test('every card has a figure of its own', () => {
  const figures = SUBJECTS.map((subject) => drawn(figureOf(subject).layers))
  expect(SUBJECTS.length).toBe(49)
  expect(new Set(figures).size).toBe(49)
})

test('a picture holds no number that cannot be drawn', () => {
  for (const subject of SUBJECTS) expect(picture(subject), subject.id).not.toMatch(/NaN|undefined|Infinity/)
})

test('a picture needs no style of its own, which the content policy would forbid', () => {
  for (const subject of SUBJECTS) expect(picture(subject), subject.id).not.toMatch(/style=|<script|href=/)
})

test('a card that nobody has drawn yet gets a picture, always the same', () => {
  for (const faction of ['trade-federation', 'blob', 'star-empire', 'machine-cult', 'unaligned', 'strangers']) {
    for (const kind of ['ship', 'base', 'outpost']) {
      const one = figureOf({ id: 'new-card', faction, kind, cost: 3 })
      expect(one.layers.length).toBeGreaterThan(2)
      expect(figureOf({ id: 'new-card', faction, kind, cost: 3 })).toEqual(one)
    }
  }
})

test('new cards of one faction do not all look alike', () => {
  const looks = Array.from({ length: 20 }, (_, at) =>
    drawn(figureOf({ id: `new-${at}`, faction: 'blob', kind: 'ship', cost: 2 }).layers),
  )
  expect(new Set(looks).size).toBeGreaterThan(10)
})
