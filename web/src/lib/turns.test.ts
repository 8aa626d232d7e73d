import { expect, test } from 'vitest'
import type { Table } from './generated/wire'
import { isMine, isOtherList, sayTime, turnsOf } from './turns'

const table = (id: string, phase: Table['phase'] = 'running', beside: number[] = []): Table =>
  ({
    id,
    phase,
    beside,
    places: [
      { seat: 1, you: true },
      { seat: 2, you: false },
    ],
  }) as unknown as Table

test('how long somebody has been waited for becomes a time of this browser', () => {
  const turns = turnsOf(
    [
      { table: 'a', asked: [2], ago: 4000 },
      { table: 'b', asked: [], ago: null },
    ],
    10_000,
  )
  expect(turns.get('a')).toEqual({ seats: [2], since: 6000 })
  expect(turns.get('b')).toEqual({ seats: [], since: null })
})

test('it is my turn, or that of somebody beside me', () => {
  const asked = { seats: [2], since: null }
  expect(isMine(table('a'), asked)).toBe(false)
  expect(isMine(table('a', 'running', [1, 2]), asked)).toBe(true)
  expect(isMine(table('a'), { seats: [1], since: null })).toBe(true)
  expect(isMine(table('a'), undefined)).toBe(false)
})

test('a match that has begun or is over is noticed', () => {
  const turns = turnsOf([{ table: 'a', asked: [1], ago: 0 }], 0)
  expect(isOtherList([table('a'), table('b', 'over')], turns)).toBe(false)
  expect(isOtherList([table('a', 'waiting')], turns)).toBe(true)
  expect(isOtherList([table('a'), table('b')], turns)).toBe(true)
})

test('a time of another day has its date', () => {
  const now = new Date(2026, 10, 18, 15, 0).getTime()
  expect(sayTime(new Date(2026, 10, 18, 14, 5).getTime(), now, 'de')).toBe('14:05')
  expect(sayTime(new Date(2026, 10, 17, 14, 5).getTime(), now, 'de')).toContain('17.')
})
