import { expect, test } from 'vitest'
import { phrase, told } from './fakes'
import { byTurns, coalesce, sinceOwnTurn } from './story'

const says = (n: number, id: string, args = {}) => ({ n, event: id, say: phrase(id, args) })

test('equal lines are told once and counted, where the first one stood', () => {
  const scout = { player: { seat: 2 }, card: { card: 'scout' } }
  const viper = { player: { seat: 2 }, card: { card: 'viper' } }
  const lines = coalesce([
    says(1, 'event-card-played', scout),
    says(2, 'event-card-played', viper),
    says(3, 'event-card-played', scout),
  ])
  expect(lines.map(({ phrase: { args }, times }) => [args['card'], times])).toEqual([
    [{ card: 'scout' }, 2],
    [{ card: 'viper' }, 1],
  ])
})

test('points of one player are added up', () => {
  const gained = (seat: number, points: Record<string, number>) => ({ player: { seat }, points: { points } })
  const lines = coalesce([
    says(1, 'event-points-gained', gained(2, { trade: 1 })),
    says(2, 'event-points-gained', gained(2, { trade: 2, combat: 3 })),
    says(3, 'event-points-gained', gained(1, { trade: 1 })),
  ])
  expect(lines.map(({ phrase: { args }, times }) => [args['points'], times])).toEqual([
    [{ points: { trade: 3, combat: 3 } }, 1],
    [{ points: { trade: 1 } }, 1],
  ])
})

test('what is hidden is not told', () => {
  expect(coalesce([{ n: 1, event: 'hidden' }])).toEqual([])
})

test('events are parted by turns', () => {
  const events = [told(1, 'start-chosen'), told(2, 'turn-started'), told(3, 'card-played'), told(4, 'turn-started')]
  expect(byTurns(events).map((turn) => turn.map(({ n }) => n))).toEqual([[1], [2, 3], [4]])
})

test('in the middle of the own turn there is no news', () => {
  const events = [
    told(1, 'turn-started', { seat: 2 }),
    told(2, 'turn-started', { seat: 1 }),
    told(3, 'card-played', { seat: 1 }),
  ]
  expect(sinceOwnTurn(events, 1)).toEqual([])
})
