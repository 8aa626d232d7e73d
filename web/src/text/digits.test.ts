import { expect, test } from 'vitest'
import { isTyped, typing } from './digits'

/** The answer that a row of keys chooses, and what waits then. */
function pressed(keys: string[], answers: number): [number | null, string] {
  let typed = { digits: '', chosen: null as number | null }
  for (const key of keys) typed = typing(typed.digits, key, answers)
  return [typed.chosen, typed.digits]
}

test('a digit chooses at once where no other number begins with it', () => {
  expect(pressed(['1'], 9)).toEqual([1, ''])
  expect(pressed(['2'], 12)).toEqual([2, ''])
  expect(pressed(['1'], 12)).toEqual([null, '1'])
})

test('two digits choose one answer, and Enter chooses the number so far', () => {
  expect(pressed(['1', '2'], 12)).toEqual([12, ''])
  expect(pressed(['1', '0'], 12)).toEqual([10, ''])
  expect(pressed(['1', 'Enter'], 12)).toEqual([1, ''])
  expect(pressed(['2', 'Enter'], 22)).toEqual([2, ''])
})

test('what leads nowhere is ignored, and what waits can be taken back', () => {
  expect(pressed(['0'], 12)).toEqual([null, ''])
  expect(pressed(['1', '5'], 12)).toEqual([null, '1'])
  expect(pressed(['1', 'Backspace', '3'], 12)).toEqual([3, ''])
  expect(pressed(['1', 'Escape'], 12)).toEqual([null, ''])
  expect(pressed(['Enter'], 12)).toEqual([null, ''])
  expect(isTyped('', 'Enter')).toBe(false)
  expect(isTyped('1', 'Enter')).toBe(true)
  expect(isTyped('', 'a')).toBe(false)
})
