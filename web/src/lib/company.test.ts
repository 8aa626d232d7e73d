import { expect, test } from 'vitest'
import { hasTeams, inTurn, sidesFor } from './company'

const RAID = { sides: [[2], [1, 3, 4]], roles: ['raider', 'boss', 'raider', 'raider'] }

test('my side comes first, and I first in it', () => {
  expect(sidesFor(RAID, 3)).toEqual([[3, 1, 4], [2]])
  expect(sidesFor(RAID, 2)).toEqual([[2], [1, 3, 4]])
  expect(sidesFor(RAID, null)).toEqual([[2], [1, 3, 4]])
})

test('teams are where several play together', () => {
  expect(hasTeams(RAID)).toBe(true)
  expect(hasTeams({ sides: [[1], [2], [3]], roles: [null, null, null] })).toBe(false)
})

test('seats are told in the order of play, mine first', () => {
  expect(inTurn(4, 3)).toEqual([3, 4, 1, 2])
  expect(inTurn(3, null)).toEqual([1, 2, 3])
})
