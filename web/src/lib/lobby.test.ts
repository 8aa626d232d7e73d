import { expect, test, vi } from 'vitest'
import { FakeWires } from './fakes'
import { Lobby } from './lobby.svelte'
import type { OpenTable, Tables } from './generated/wire'

const table: OpenTable = {
  id: 'amber-heron-k3x9q2',
  game: 'pearls',
  format: 'calm',
  seats: 2,
  free: 1,
  names: ['Ada'],
  bots: [],
  clock: null,
  rated: false,
  ago: 0,
}

test('where sockets do not get through the list is asked for', async () => {
  const wires = new FakeWires()
  const turn = { table: table.id, asked: [1], ago: null }
  const mine = (): Promise<Tables> => Promise.resolve({ tables: [], turns: [turn] })
  const lobby = new Lobby(wires, () => Promise.resolve([table]), mine)
  lobby.open()
  wires.line.onclose!()
  await vi.waitFor(() => expect(lobby.tables).toEqual([table]))
  expect(lobby.turns?.get(table.id)).toEqual({ seats: [1], since: null })
  lobby.close()
})

test('whose turn it is at my tables comes by the same line', () => {
  const wires = new FakeWires()
  const lobby = new Lobby(wires)
  lobby.open()
  wires.line.onmessage!({ data: JSON.stringify({ t: 'turns', turns: [{ table: 'a', asked: [2], ago: null }] }) })
  expect(lobby.turns?.get('a')?.seats).toEqual([2])
  expect(lobby.tables).toEqual([])
  lobby.close()
})

test('the list is what came last, and is found again when the line was lost', () => {
  const wires = new FakeWires()
  const lobby = new Lobby(wires)
  lobby.open()
  wires.line.onmessage!({ data: JSON.stringify({ t: 'open', tables: [table] }) })
  expect(lobby.tables).toEqual([table])
  wires.line.onclose!()
  expect(lobby.tables).toEqual([])
  wires.pass(4_000)
  expect(wires.sockets.length).toBe(2)
  wires.line.onmessage!({ data: JSON.stringify({ t: 'open', tables: [table] }) })
  expect(lobby.tables).toEqual([table])
  lobby.close()
  expect(wires.line.closed).toBe(true)
  wires.pass(100_000)
  expect(wires.sockets.length).toBe(2)
})
