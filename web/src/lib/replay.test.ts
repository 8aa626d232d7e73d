import { expect, test } from 'vitest'
import { stepsOf, stretchOf, turnFrom } from './replay.svelte'
import type { Frame, Reel, View } from './generated/wire'

const frame = (rows: number, changes: Frame['changes'] = {}, gone: string[] = []): Frame => ({
  rows,
  events: [],
  changes,
  gone,
  asked: null,
  reaches: [],
})
const view = { game: 'realms', seat: 1, turn: 0, over: 'no', seats: [{ hand: ['scout'] }, { hand: 5, in: 1 }] }
const reel = (frames: Frame[]): Reel =>
  ({ table: { id: 'a' }, seat: 1, view: view as unknown as View, frames, outcome: null }) as unknown as Reel

test('a step changes what it names, and shares the rest with the one before', () => {
  const steps = stepsOf(
    reel([
      frame(9),
      frame(10, { turn: 1, 'seats.0.hand': [] }),
      frame(11, { 'seats.1.hand': 4 }, ['over', 'seats.1.in']),
    ]),
  )
  const views = steps.map(({ moment }) => moment.view as unknown as typeof view)
  expect(views[1]).toEqual({ ...view, turn: 1, seats: [{ hand: [] }, { hand: 5, in: 1 }] })
  expect(views[2]).toEqual({ game: 'realms', seat: 1, turn: 1, seats: [{ hand: [] }, { hand: 4 }] })
  expect(views[1]!.seats[1]).toBe(views[0]!.seats[1])
  expect(views[2]!.seats[0]).toBe(views[1]!.seats[0])
  expect(views[0]!.seats[0]!.hand).toEqual(['scout'])
})

test('from turn to turn both ways: back is first to where this one began', () => {
  const steps = [0, 1, 1, 1, 2, 2, 3].map((turn) => ({ turn }))
  expect([0, 1, 2, 3, 4, 5, 6].map((at) => turnFrom(steps, at, 1))).toEqual([1, 4, 4, 4, 6, 6, 6])
  expect([0, 1, 2, 3, 4, 5, 6].map((at) => turnFrom(steps, at, -1))).toEqual([0, 0, 1, 1, 1, 4, 4])
})

test('a turn that was taken back and played again is two stretches', () => {
  const steps = [3, 3, 4, 3, 3, 4].map((turn) => ({ turn }))
  expect(steps.map((_, at) => stretchOf(steps, at))).toEqual([
    { first: 0, steps: 2 },
    { first: 0, steps: 2 },
    { first: 2, steps: 1 },
    { first: 3, steps: 2 },
    { first: 3, steps: 2 },
    { first: 5, steps: 1 },
  ])
})
