import { expect, test } from 'vitest'
import type { Phrase, Told } from '../lib/generated/wire'
import { news, story, tell } from './story'

let n = 0
const told = (event: string, details: Record<string, unknown> = {}, args: Phrase['args'] = {}): Told =>
  ({ n: ++n, event, ...details, say: { id: `event-${event}`, args } }) as Told
const played = (card: string, seat = 1): Told =>
  told('card-played', { seat, card }, { player: { seat }, card: { card } })
const gained = (points: Record<string, number>, seat = 1): Told =>
  told('points-gained', { seat, ...points }, { player: { seat }, points: { points } })
const drawn = (card: string | null, seat = 1): Told => told('card-drawn', { seat, card }, { player: { seat } })

test('equal ships and what they give are one line', () => {
  const lines = tell([
    played('scout'),
    gained({ trade: 1 }),
    played('scout'),
    gained({ trade: 1 }),
    played('ram'),
    gained({ combat: 5 }),
  ])
  expect(lines.map(({ phrase, times, points }) => [phrase.args['card'], times, points])).toEqual([
    [{ card: 'scout' }, 2, { trade: 2 }],
    [{ card: 'ram' }, 1, { combat: 5 }],
  ])
})

test('cards drawn in a row are told together, hidden ones by their number', () => {
  expect(tell([drawn(null, 2), drawn(null, 2), drawn(null, 2)])[0]!.phrase).toEqual({
    id: 'board-log-drawn-hidden',
    args: { player: { seat: 2 }, count: 3 },
  })
  const seen = tell([drawn('scout'), drawn('ram'), drawn('scout')])
  expect(seen.length).toBe(1)
  expect(seen[0]!.phrase.id).toBe('board-log-drawn')
  expect(String(seen[0]!.phrase.args['cards'])).toContain('2 × ')
})

test('the log goes turn by turn', () => {
  const turns = story([
    drawn('scout'),
    told('turn-started', { seat: 2, turn: 1 }),
    played('viper', 2),
    told('turn-started', { seat: 1, turn: 2 }),
  ])
  expect(turns.map(({ turn, seat, lines }) => [turn, seat, lines.length])).toEqual([
    [null, null, 1],
    [1, 2, 1],
    [2, 1, 0],
  ])
})

test('that a turn is handed over among teammates is told only while nothing follows', () => {
  const over = told('turn-handed-over', { seat: 2, target: 1 })
  const lines = (...events: Told[]): string[] =>
    story(events).flatMap(({ lines }) => lines.map(({ phrase }) => phrase.id))
  expect(lines(played('ram', 2), over)).toEqual(['event-card-played', 'event-turn-handed-over'])
  expect(lines(over, played('ram'))).toEqual(['event-card-played'])
  expect(news([over, played('ram')], 1)).toHaveLength(1)
})

test('news begin with what concerns me', () => {
  const attack = told(
    'player-attacked',
    { seat: 2, target: 1, amount: 5 },
    { player: { seat: 2 }, target: { seat: 1 }, amount: 5 },
  )
  const lines = news([played('viper', 2), drawn(null, 2), attack], 1)
  expect(lines.map(({ line, mine }) => [line.phrase.id, mine])).toEqual([
    ['event-player-attacked', true],
    ['event-card-played', false],
  ])
})
