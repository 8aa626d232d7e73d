import { expect, test } from 'vitest'
import { attendanceOf } from './attendance'

test('how long ago something was becomes a time of this browser', () => {
  const told = attendanceOf(
    {
      t: 'presence',
      here: [2],
      watchers: 0,
      gone: [{ seat: 1, ago: 4000 }],
      lags: [{ seat: 2, lag: 80 }],
      waited: 9000,
      claimable: [1],
      'played-for': [],
    },
    10_000,
  )
  expect([told.gone.get(1), told.gone.get(2), told.lags.get(2), told.asked]).toEqual([6000, undefined, 80, 1000])
  expect([told.claimable, told.playedFor]).toEqual([[1], []])
})
