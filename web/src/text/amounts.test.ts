import { expect, test } from 'vitest'
import { rangeOf } from './amounts'

const amount = (number: number) => ({ action: `amount ${number}`, verb: 'amount', amount: number })

test('many amounts are a range, a few are answers like any other', () => {
  const many = rangeOf([1, 2, 3, 4, 5, 6].map(amount))
  expect([many?.least, many?.most, many?.at.get(6)]).toEqual([1, 6, 5])
  expect(rangeOf([1, 2, 3].map(amount))).toBeNull()
  expect(rangeOf([1, 2, 3, 4, 5, 7].map(amount))).toBeNull()
})

test('what is no amount stays beside the range', () => {
  const decline = { action: 'decline', verb: 'decline' }
  expect(rangeOf([decline, ...[3, 4, 5, 6, 7, 8].map(amount)])?.at.get(3)).toBe(1)
})
