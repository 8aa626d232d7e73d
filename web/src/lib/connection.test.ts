import { expect, test } from 'vitest'
import { aTable, connected } from './fakes'

const table = { t: 'table', table: aTable() } as const
const act = (id: string) => ({ t: 'act', v: 4, id, action: 'end-turn' }) as const

test('it says hello first, and is open when the server has spoken', () => {
  const { wires, heard, state } = connected(() => 7)
  expect(state()).toBe('connecting')
  wires.line.onopen!()
  expect(wires.line.sent).toEqual([{ t: 'hello', have: 7 }])
  expect(state()).toBe('connecting')
  wires.line.says(table)
  expect(state()).toBe('open')
  expect(heard).toEqual([table])
})

test('a lost connection is tried again, each time a little later', () => {
  const { wires, state } = connected()
  const waits = [250, 500, 1000, 2000, 4000, 8000, 8000]
  for (const [tries, wait] of waits.entries()) {
    wires.line.onclose!()
    expect(state()).toBe('lost')
    wires.pass(wait - 1)
    expect(wires.sockets.length).toBe(tries + 1)
    wires.pass(1)
    expect(wires.sockets.length).toBe(tries + 2)
  }
})

test('the wait is short again after a connection that worked', () => {
  const { wires } = connected()
  for (const wait of [250, 500, 1000]) {
    wires.line.onclose!()
    wires.pass(wait)
  }
  wires.line.onopen!()
  wires.line.says(table)
  wires.line.onclose!()
  wires.pass(250)
  expect(wires.sockets.length).toBe(5)
})

test('what was not answered is sent again with the same id, behind hello', () => {
  const { wires, connection } = connected(() => 4)
  wires.line.onopen!()
  wires.line.says(table)
  const id = connection.send(act)
  expect(wires.line.sent.at(-1)).toEqual(act(id))
  wires.line.onclose!()
  wires.pass(250)
  wires.line.onopen!()
  expect(wires.line.sent).toEqual([{ t: 'hello', have: 4 }, act(id)])
})

test('what was answered is not sent again', () => {
  const { wires, connection } = connected()
  wires.line.onopen!()
  const ids = [1, 2, 3].map(() => connection.send(act))
  expect(new Set(ids).size).toBe(3)
  wires.line.says({ t: 'done', id: ids[0]!, v: 5 })
  wires.line.says({
    t: 'refused',
    id: ids[1]!,
    code: 'not-asked',
    details: {},
    say: { id: 'error-not-asked', args: {} },
  })
  wires.line.says({ t: 'stale', id: ids[2]!, v: 5 })
  wires.line.onclose!()
  wires.pass(250)
  wires.line.onopen!()
  expect(wires.line.sent.map((message) => message.t)).toEqual(['hello'])
})

test('what is done while there is no connection is sent when it is back', () => {
  const { wires, connection } = connected()
  wires.line.onclose!()
  const id = connection.send(act)
  wires.pass(250)
  wires.line.onopen!()
  expect(wires.line.sent.at(-1)).toEqual(act(id))
})

test('a server that does not answer is taken for lost', () => {
  const { wires, connection, state } = connected()
  wires.line.onopen!()
  wires.line.says(table)
  wires.pass(60_000)
  expect(state()).toBe('open') // nothing was asked of it
  connection.send(act)
  wires.pass(5999)
  expect(state()).toBe('open')
  const silent = wires.line
  wires.pass(1)
  expect(state()).toBe('lost')
  expect(silent.closed).toBe(true)
  wires.pass(250)
  expect(wires.sockets.length).toBe(2)
})

test('what a socket says after it was given up is not heard', () => {
  const { wires, heard, state } = connected()
  const old = wires.line
  old.onopen!()
  wires.tell('away')
  old.says(table)
  old.onclose!()
  expect(heard).toEqual([])
  expect(state()).toBe('lost')
})

test('when the network is back it does not wait', () => {
  const { wires, state } = connected()
  wires.line.onopen!()
  wires.line.says(table)
  wires.tell('away')
  expect(state()).toBe('lost')
  wires.tell('back')
  expect(wires.sockets.length).toBe(2)
  wires.pass(1000) // and the wait that was begun is over, too
  expect(wires.sockets.length).toBe(2)
  wires.line.onopen!()
  wires.line.says(table)
  expect(state()).toBe('open')
})

test('who looks at the page again asks what was missed', () => {
  const { wires } = connected(() => 9)
  wires.line.onopen!()
  wires.line.says(table)
  wires.tell('seen')
  expect(wires.line.sent.at(-1)).toEqual({ t: 'hello', have: 9 })
})

test('a table that does not exist is not asked for again', () => {
  const { wires, connection, state } = connected()
  connection.giveUp()
  wires.line.onclose!()
  expect(state()).toBe('gone')
  wires.pass(60_000)
  expect(wires.sockets.length).toBe(1)
})

test('a closed connection stays closed', () => {
  const { wires, connection, state } = connected()
  wires.line.onopen!()
  const socket = wires.line
  connection.close()
  expect(socket.closed).toBe(true)
  socket.onclose!()
  wires.tell('back')
  wires.pass(60_000)
  expect(state()).toBe('closed')
  expect(wires.sockets.length).toBe(1)
})

test('where sockets never say a word, requests are tried, and kept to', () => {
  const { wires, heard, connection, state } = connected()
  for (const wait of [250, 500]) {
    wires.line.onclose!()
    expect(connection.polled).toBe(false)
    wires.pass(wait)
  }
  expect([wires.sockets.length, wires.lines.length]).toEqual([3, 1])
  const line = wires.lines[0]!
  line.onopen!()
  expect(line.sent).toEqual([{ t: 'hello', have: null }])
  line.says(table)
  expect([state(), connection.polled]).toEqual(['open', true])
  expect(heard).toEqual([table])
  line.onclose!()
  wires.pass(250)
  expect([wires.sockets.length, wires.lines.length]).toEqual([4, 2])
})

test('a server that is away is no reason to give up sockets', () => {
  const { wires, connection } = connected()
  for (const wait of [250, 500]) {
    wires.line.onclose!()
    wires.pass(wait)
  }
  wires.lines[0]!.onclose!()
  wires.pass(1000)
  expect([wires.sockets.length, wires.lines.length]).toEqual([4, 1])
  wires.line.onopen!()
  wires.line.says(table)
  expect(connection.polled).toBe(false)
})

test('a socket that gets through later takes over', () => {
  const { wires, connection, state } = connected()
  for (const wait of [250, 500]) {
    wires.line.onclose!()
    wires.pass(wait)
  }
  const line = wires.lines[0]!
  line.onopen!()
  line.says(table)
  wires.pass(60_000)
  expect(wires.sockets.length).toBe(4)
  wires.line.onclose!() // not yet
  wires.pass(60_000)
  expect(wires.sockets.length).toBe(5)
  const probe = wires.line
  probe.onopen!()
  expect(connection.polled).toBe(true)
  probe.says(table)
  expect([probe.closed, line.closed]).toEqual([true, true])
  expect(wires.sockets.length).toBe(6)
  wires.line.onopen!()
  wires.line.says(table)
  expect([state(), connection.polled]).toEqual(['open', false])
})
