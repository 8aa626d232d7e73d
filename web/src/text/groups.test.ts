import { expect, test } from 'vitest'
import { grouped } from './groups'

test('answers of one kind that has a word stand together, the others by themselves', () => {
  const verbs = ['recruit', 'recruit', 'mine', 'pay', 'pay', 'recruit']
  expect(grouped(verbs, (verb) => verb !== 'pay')).toEqual([
    { verb: 'recruit', at: [0, 1, 5] },
    { verb: null, at: [2] },
    { verb: null, at: [3] },
    { verb: null, at: [4] },
  ])
})
