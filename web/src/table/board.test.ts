import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Deck } from '../cards/deck.svelte'
import { aMoment, aTable, FakeWires, haveWords } from '../lib/fakes'
import { LiveTable } from '../lib/table.svelte'
import { Board } from './board.svelte'
import { offersOf } from './offers'
import { Stage } from './stage.svelte'

beforeAll(haveWords)
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const OPTION = { action: 'buy cutter', verb: 'buy', card: 'cutter' }

function aBoard() {
  const wires = new FakeWires()
  const play = new LiveTable('amber-heron-k3x9q2', wires)
  play.dial()
  wires.line.onopen!()
  wires.line.says({ t: 'table', table: aTable() })
  const moment = aMoment(['buy cutter'])
  moment.decision!.options = [OPTION]
  wires.line.says({ t: 'sync', v: 3, events: [], moment })
  const deck = new Deck('pearls')
  const none = () => []
  const board = new Board(play, deck, new Stage(play), () => 'row', none, none)
  return { wires, play, deck, board }
}

test('a card is read by a click where nothing is offered', () => {
  const { deck } = aBoard()
  deck.tap('viper')
  expect(deck.reading?.ids).toEqual(['viper'])
})

test('a click on a card whose offer has just gone does nothing, and a later one reads it', () => {
  const { deck, board } = aBoard()
  board.withdraw(board.offers)
  vi.advanceTimersByTime(599)
  deck.tap('cutter')
  expect(deck.reading).toBe(null)
  vi.advanceTimersByTime(1)
  deck.tap('cutter')
  expect(deck.reading?.ids).toEqual(['cutter'])
})

test('of a card that copies another, both are what was offered', () => {
  const { deck, board } = aBoard()
  const option = { action: 'scrap stealth-needle as ram', verb: 'scrap', card: 'stealth-needle', as: 'ram' }
  board.withdraw(offersOf({ ...aMoment(['x']), decision: { ...aMoment(['x']).decision!, options: [option] } }))
  deck.tap('ram')
  expect(deck.reading).toBe(null)
})

test('while an answer is on its way a click on any card does nothing, unless the line is down', () => {
  const { wires, play, deck, board } = aBoard()
  board.act(board.offers[0]!)
  expect([play.pending, board.offers]).toEqual(['buy cutter', []])
  deck.tap('viper')
  expect(deck.reading).toBe(null)
  wires.line.onclose!()
  deck.tap('viper')
  expect(deck.reading?.ids).toEqual(['viper'])
})
