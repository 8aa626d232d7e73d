import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saltHash } from './draws'
import { aTable, FakeWires, haveWords } from './fakes'
import { agreementOf, canKeep, keep, mySeat, saltsOf } from './kept'
import { LiveTable } from './table.svelte'
import type { Agreement, Draws, Table } from './generated/wire'

const ID = 'amber-heron-k3x9q2'

class Storage {
  #room: number
  constructor(room = Infinity) {
    this.#room = room
    Object.defineProperties(this, {
      getItem: { value: (name: string) => (this as never)[name] ?? null },
      removeItem: { value: (name: string) => delete (this as never)[name] },
      setItem: {
        value: (name: string, value: string) => {
          if (value.length > this.#room) throw new Error('full')
          Object.assign(this, { [name]: value })
        },
      },
    })
  }
}

beforeAll(haveWords)
beforeEach(() => vi.stubGlobal('localStorage', new Storage()))

function waiting(draws: Partial<Draws>): Table {
  return aTable({
    phase: 'waiting',
    draws: { round: 1, agreed: false, awaited: [], patience: 60, known: false, void: [], ...draws },
  })
}

function agreed(hash: string, round = 1): Agreement {
  const about = { table: ID, round, game: 'realms', rules: 1, options: {}, seats: ['human', 'human'] }
  return { 'starlode-agreement': 1, ...about, secret: 'ab'.repeat(32), salts: [hash, ''] }
}

function atTheTable() {
  const wires = new FakeWires()
  const play = new LiveTable(ID, wires)
  play.dial()
  wires.line.onopen!()
  const said = (t: string) => wires.line.sent.filter((message) => message.t === t)
  return { wires, play, said }
}

test('a salt is promised once, by its hash, and revealed only when the agreement is kept', () => {
  const { wires, said } = atTheTable()
  wires.line.says({ t: 'table', table: waiting({ awaited: [1] }) })
  wires.line.says({ t: 'table', table: waiting({ awaited: [1] }) })
  const [salt] = saltsOf(ID, 1)
  expect(salt).toMatch(/^[0-9a-f]{64}$/)
  const hash = saltHash(ID, 1, 1, salt!)
  expect(said('promise')).toEqual([{ t: 'promise', id: expect.any(String) as string, round: 1, hash }])
  wires.line.says({ t: 'table', table: waiting({ agreed: true, awaited: [1, 2] }) })
  expect(said('reveal')).toEqual([])
  wires.line.says({ t: 'agreement', agreement: agreed(hash) })
  expect(agreementOf(ID, 1)).toEqual(agreed(hash))
  expect(said('reveal')).toEqual([{ t: 'reveal', id: expect.any(String) as string, round: 1, salt }])
})

test('a void round is followed by a new salt', () => {
  const { wires, said } = atTheTable()
  wires.line.says({ t: 'table', table: waiting({ awaited: [1] }) })
  wires.line.says({ t: 'table', table: waiting({ round: 2, awaited: [1] }) })
  expect(said('promise').map((message) => 'round' in message && message.round)).toEqual([1, 2])
  expect(saltsOf(ID, 1)).not.toEqual(saltsOf(ID, 2))
})

test('nothing is revealed to a server that agreed upon something else', () => {
  const { wires, said } = atTheTable()
  wires.line.says({ t: 'table', table: waiting({ awaited: [1] }) })
  wires.line.says({ t: 'table', table: waiting({ agreed: true, awaited: [1] }) })
  wires.line.says({ t: 'agreement', agreement: agreed('cd'.repeat(32)) })
  expect(said('reveal')).toEqual([])
})

test('the first agreement of a round is the one that is kept', () => {
  const first = agreed('cd'.repeat(32))
  expect(keep(first)).toBe(true)
  expect(keep(first)).toBe(true)
  expect(keep(agreed('ef'.repeat(32)))).toBe(false)
  expect(agreementOf(ID, 1)).toEqual(first)
})

test('what the server could not write down is said again', () => {
  const { wires, said } = atTheTable()
  wires.line.says({ t: 'table', table: waiting({ awaited: [1] }) })
  const { id } = said('promise')[0] as { id: string }
  const say = { id: 'error-not-stored', args: {} }
  wires.line.says({ t: 'refused', id, code: 'not-stored', details: {}, say })
  expect(said('promise').length).toBe(2)
  expect(saltsOf(ID, 1).length).toBe(1)
})

test('a browser that keeps nothing adds nothing', () => {
  vi.stubGlobal('localStorage', new Storage(0))
  expect([canKeep(), mySeat()]).toEqual([false, { me: true, salted: false }])
  const { wires, said } = atTheTable()
  wires.line.says({ t: 'table', table: waiting({ awaited: [1] }) })
  expect(said('promise')).toMatchObject([{ round: 1, hash: null }])
})

test('old agreements make room for new ones', () => {
  for (let round = 1; round <= 120; round++) keep(agreed('', round))
  expect(Object.keys(localStorage).length).toBe(100)
  expect(agreementOf(ID, 120)).not.toBe(null)
})
