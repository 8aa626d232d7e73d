import { expect, test } from 'vitest'
import { matching } from './filter'

const LABELS = ['Play Scout', 'Play Viper', 'Zakończ turę', 'Kup: Łowca (koszt 2)', 'Basis angreifen: Größe']

test('answers are found by number, by part, without case and accents', () => {
  expect(matching(LABELS, '')).toEqual([0, 1, 2, 3, 4])
  expect(matching(LABELS, '2')).toEqual([1])
  expect(matching(LABELS, '9')).toEqual([])
  expect(matching(LABELS, 'play')).toEqual([0, 1])
  expect(matching(LABELS, 'vip PLAY')).toEqual([1])
  expect(matching(LABELS, 'zakoncz')).toEqual([2])
  expect(matching(LABELS, 'lowca')).toEqual([3])
  expect(matching(LABELS, 'grosse')).toEqual([4])
})
