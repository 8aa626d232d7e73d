import { expect, test } from 'vitest'
import { pitch } from '../../table/sound'
import { soundsOf } from './sounds'

const heard = (event: string, more: object = {}, faction: string | null = null) =>
  soundsOf({ n: 1, event, ...more }, () => faction)

test('five steps of the scale are an octave', () => {
  expect(pitch(5) / pitch(0)).toBeCloseTo(2)
  expect(pitch(-5) / pitch(0)).toBeCloseTo(0.5)
})

test('trade is a high tick, combat a low click, authority a soft fifth', () => {
  const [trade] = heard('points-gained', { trade: 2, combat: 0, authority: 0 })
  const [combat] = heard('points-gained', { trade: 0, combat: 2, authority: 0 })
  const [low, high] = heard('points-gained', { trade: 0, combat: 0, authority: 2 })
  expect([trade!.as, combat!.as, low!.as]).toEqual(['glass', 'click', 'soft'])
  expect(pitch(trade!.step)).toBeGreaterThan(pitch(combat!.step))
  expect(pitch(high!.step) / pitch(low!.step)).toBeCloseTo(1.5, 1)
})

test('each faction has an interval of its own, and what nobody sees is not heard', () => {
  const factions = ['trade-federation', 'blob', 'star-empire', 'machine-cult']
  const intervals = factions.map((faction) => heard('card-played', { card: 'ram' }, faction)[1]!.step)
  expect(new Set(intervals).size).toBe(4)
  expect(heard('card-played', { card: 'scout' }, 'unaligned')).toHaveLength(1)
  expect(heard('hidden')).toEqual([])
})
