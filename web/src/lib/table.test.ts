import { beforeAll, expect, test } from 'vitest'
import { aMoment, aTable, FakeWires, haveWords, phrase, told } from './fakes'
import { LiveTable } from './table.svelte'

beforeAll(haveWords)

function aLiveTable() {
  const wires = new FakeWires()
  const play = new LiveTable('amber-heron-k3x9q2', wires)
  play.dial()
  wires.line.onopen!()
  wires.line.says({ t: 'table', table: aTable() })
  return { wires, play }
}

test('who sits where, and who is asked, comes from the server', () => {
  const { wires, play } = aLiveTable()
  expect([play.mySeat, play.myTurn, play.moment]).toEqual([1, false, null])
  wires.line.says({
    t: 'sync',
    v: 3,
    events: [told(1, 'a'), told(2, 'b'), told(3, 'c')],
    moment: aMoment(['end-turn']),
  })
  expect([play.v, play.events.length, play.myTurn]).toEqual([3, 3, true])
})

test('an action is sent with the version it was chosen on, and waits for its answer', () => {
  const { wires, play } = aLiveTable()
  wires.line.says({ t: 'sync', v: 3, events: [], moment: aMoment(['buy cutter', 'end-turn']) })
  play.act(play.moment!.decision!.options[0]!)
  const sent = wires.line.sent.at(-1)!
  expect(sent).toMatchObject({ t: 'act', v: 3, action: 'buy cutter' })
  expect(play.pending).toBe('buy cutter')
  play.act(play.moment!.decision!.options[1]!) // a second click does nothing
  expect(wires.line.sent.at(-1)).toBe(sent)
  wires.line.says({ t: 'update', from: 3, v: 4, events: [told(4, 'card-bought')], moment: aMoment(['end-turn']) })
  wires.line.says({ t: 'done', id: (sent as { id: string }).id, v: 4 })
  expect([play.pending, play.v, play.fresh.length]).toEqual([null, 4, 1])
})

test('a refusal is shown until the next action', () => {
  const { wires, play } = aLiveTable()
  wires.line.says({ t: 'sync', v: 3, events: [], moment: aMoment(['end-turn']) })
  play.resign()
  const { id } = wires.line.sent.at(-1) as { id: string }
  const say = phrase('error-match-over')
  wires.line.says({ t: 'refused', id, code: 'match-over', details: {}, say })
  expect(play.refusal).toEqual({ code: 'match-over', say })
  expect(play.pending).toBe(null)
  play.resign()
  expect(play.refusal).toBe(null)
})

test('taking back is free or asked for, as the moment says', () => {
  const { wires, play } = aLiveTable()
  wires.line.says({ t: 'sync', v: 3, events: [], moment: aMoment(['end-turn']) })
  play.undo()
  expect(wires.line.sent.at(-1)!.t).toBe('hello') // there is nothing to take back
  wires.line.says({ t: 'sync', v: 3, events: [], moment: aMoment(['end-turn'], { undo: 'consent' }) })
  play.undo()
  expect(wires.line.sent.at(-1)!.t).toBe('ask-undo')
})

test('an update that does not follow on what is known asks for the rest', () => {
  const { wires, play } = aLiveTable()
  wires.line.says({ t: 'sync', v: 3, events: [], moment: aMoment(null) })
  wires.line.says({ t: 'update', from: 5, v: 6, events: [told(6, 'f')], moment: aMoment(['end-turn']) })
  expect([play.v, play.myTurn]).toEqual([3, false])
  expect(wires.line.sent.at(-1)).toEqual({ t: 'hello', have: 3 })
  wires.line.says({ t: 'update', from: 1, v: 2, events: [], moment: aMoment(null) }) // an old one is let be
  expect(wires.line.sent.length).toBe(2)
})

test('after a gap the missing events are put behind those that are known', () => {
  const { wires, play } = aLiveTable()
  wires.line.says({ t: 'sync', v: 2, events: [told(1, 'a'), told(2, 'b')], moment: aMoment(null) })
  wires.line.says({ t: 'sync', v: 4, events: [told(3, 'c'), told(4, 'd')], moment: aMoment(null) })
  expect(play.events.map((event) => event.n)).toEqual([1, 2, 3, 4])
  expect(play.fresh).toEqual([])
})

test('when I am asked again, I am told what the others did since', () => {
  const { wires, play } = aLiveTable()
  wires.line.says({ t: 'sync', v: 1, events: [told(1, 'turn-started', { seat: 1 })], moment: aMoment(['end-turn']) })
  expect(play.happened).toEqual([])
  wires.line.says({ t: 'update', from: 1, v: 2, events: [told(2, 'turn-ended', { seat: 1 })], moment: aMoment(null) })
  const theirs = [told(3, 'card-played', { seat: 2 }), told(4, 'base-destroyed', { seat: 1, by: 2 })]
  wires.line.says({ t: 'update', from: 2, v: 4, events: theirs, moment: aMoment(null) })
  expect(play.happened).toEqual([])
  const mine = told(5, 'turn-started', { seat: 1 })
  wires.line.says({ t: 'update', from: 4, v: 5, events: [mine], moment: aMoment(['end-turn']) })
  expect(play.happened).toEqual(theirs)
  wires.line.says({
    t: 'update',
    from: 5,
    v: 6,
    events: [told(6, 'card-played', { seat: 1 })],
    moment: aMoment(['end-turn']),
  })
  expect(play.happened).toEqual([])
})

test('who comes back at the start of a turn is told what happened since the last one', () => {
  const { wires, play } = aLiveTable()
  const events = [
    told(1, 'turn-started', { seat: 1 }),
    told(2, 'turn-ended', { seat: 1 }),
    told(3, 'turn-started', { seat: 2 }),
    told(4, 'card-played', { seat: 2 }),
    told(5, 'turn-started', { seat: 1 }),
  ]
  wires.line.says({ t: 'sync', v: 5, events, moment: aMoment(['end-turn']) })
  expect(play.happened.map((event) => event.n)).toEqual([3, 4])
})

test('who sits down begins anew, since a player sees more than a spectator', () => {
  const { wires, play } = aLiveTable()
  wires.line.says({ t: 'sync', v: 0, events: [], moment: null })
  play.sitDown(aTable())
  wires.line.onopen!()
  expect(wires.sockets.length).toBe(2)
  expect(wires.line.sent).toEqual([{ t: 'hello', have: null }])
})

test('who is there changes, and nothing else of the table', () => {
  const { wires, play } = aLiveTable()
  wires.line.says({ t: 'table', table: aTable() })
  wires.line.says({
    t: 'presence',
    here: [1],
    watchers: 7,
    gone: [{ seat: 2, ago: 0 }],
    lags: [],
    waited: 0,
    claimable: [],
    'played-for': [2],
  })
  expect(play.table!.places.map((place) => place.here)).toEqual([true, false])
  expect(play.table).toEqual(aTable({ watchers: 7, places: play.table!.places }))
  expect([play.attendance!.gone.has(2), play.attendance!.playedFor]).toEqual([true, [2]])
})

test('what the server says about itself stays until it takes it back, or is there again', () => {
  const { wires, play } = aLiveTable()
  const say = phrase('notice-server-stopping')
  wires.line.says({ t: 'notice', code: 'server-stopping', say })
  expect(play.notice).toEqual(say)
  wires.line.says({ t: 'notice', code: null, say: null })
  expect(play.notice).toBe(null)
  wires.line.says({ t: 'notice', code: 'server-stopping', say })
  wires.line.says({ t: 'sync', v: 0, events: [], moment: null })
  expect(play.notice).toBe(null)
})
