import { expect, test } from 'vitest'
import { DAY, leftOf, longTime, shortTime, timingOf, type Clock } from './clock'

const clock: Clock = {
  t: 'clock',
  left: [60_000, 90_000],
  owners: [1, 2],
  running: [1],
  paused: false,
  pause: null,
  vacation: [],
  away: [],
  at: 1000,
}

test('time runs from when it was told, for whom it runs, and never below nothing', () => {
  expect(leftOf(clock, 1, 1000)).toBe(60_000)
  expect(leftOf(clock, 1, 11_000)).toBe(50_000)
  expect(leftOf(clock, 2, 11_000)).toBe(90_000)
  expect(leftOf(clock, 1, 900_000)).toBe(0)
})

test('nobody loses time on vacation', () => {
  const away = { ...clock, left: [DAY, DAY], away: [5000, 0] }
  expect(leftOf(away, 1, 6000)).toBe(DAY)
  expect(leftOf(away, 1, 7000)).toBe(DAY - 1000)
})

test('a time is short beside a name, and in words for listening', () => {
  expect([0, 1, 59_999, 65_000, 3_600_000].map((time) => shortTime(time, 'en'))).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '1:05',
    '1:00:00',
  ])
  expect(shortTime(2 * DAY + 3_600_000, 'en')).toBe('2 days 1 hr')
  expect([65_000, 60_000, 0].map((time) => longTime(time, 'en'))).toEqual([
    '1 minute 5 seconds',
    '1 minute',
    '0 seconds',
  ])
  expect(longTime(2 * DAY, 'de')).toBe('2 Tage')
  expect(longTime(3 * 60_000, 'pl')).toBe('3 minuty')
})

test('what a table has chosen is told by its kind', () => {
  expect(timingOf({ kind: 'turn', seconds: 60, increment: 0 }, 'en')).toMatchObject({ kind: 'turn', time: '1 minute' })
  expect(timingOf({ kind: 'days', seconds: 86_400, increment: 0 }, 'en')).toMatchObject({ kind: 'turn', time: '1 day' })
  expect(timingOf({ kind: 'bank', seconds: 600, increment: 0 }, 'en').kind).toBe('bank')
  expect(timingOf({ kind: 'bank', seconds: 600, increment: 5 }, 'en')).toMatchObject({
    kind: 'bank-more',
    more: '5 seconds',
  })
})
