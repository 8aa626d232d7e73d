import { expect, test } from 'vitest'
import { pitch } from '../../table/sound'
import { soundsOf } from './sounds'

test('a dearer crystal sounds higher, and what falls in rumbles', () => {
  const heard = (cost: number) => soundsOf({ n: 1, event: 'crystal-mined', crystal: 'brown-1-plain' }, () => cost)
  expect(pitch(heard(10)[0]!.step)).toBeGreaterThan(pitch(heard(1)[0]!.step))
  expect(soundsOf({ n: 1, event: 'cave-in' }, () => null).map(({ as }) => as)).toEqual(['rumble'])
})
