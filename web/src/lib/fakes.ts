// A socket, a clock and a table for the tests: nothing happens by itself.
import { Connection, type ConnectionState, type Listener, type Socket, type Wires } from './connection.svelte'
import type { FromServer, Moment, Phrase, Table, ToServer, Told } from './generated/wire'
import { inFull, needCards } from './speech.svelte'
import { deckOf } from './words'

export class FakeSocket implements Socket {
  readonly sent: ToServer[] = []
  closed = false
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer)
  }
  close(): void {
    this.closed = true
  }
  /** The server says something. */
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

export class FakeWires implements Wires {
  readonly sockets: FakeSocket[] = []
  /** Those among them that go by requests. */
  readonly lines: FakeSocket[] = []
  tell: (what: 'back' | 'away' | 'seen') => void = () => {}
  #now = 0
  #timers: { at: number; call: () => void }[] = []

  readonly socket = (): Socket => {
    this.sockets.push(new FakeSocket())
    return this.line
  }
  readonly polled = (): Socket => {
    this.socket()
    this.lines.push(this.line)
    return this.line
  }
  readonly after: Wires['after'] = (milliseconds, call) => {
    const timer = { at: this.#now + milliseconds, call }
    this.#timers.push(timer)
    return () => (this.#timers = this.#timers.filter((each) => each !== timer))
  }
  readonly random = (): number => 0.5
  readonly watch: Wires['watch'] = (tell) => {
    this.tell = tell
    return () => (this.tell = () => {})
  }

  /** The newest socket. */
  get line(): FakeSocket {
    return this.sockets.at(-1)!
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds
    const due = this.#timers.filter((timer) => timer.at <= this.#now)
    this.#timers = this.#timers.filter((timer) => timer.at > this.#now)
    for (const { call } of due) call()
  }
}

/** A connection on fake wires, and what it heard. */
export function connected(have: () => number | null = () => null) {
  const wires = new FakeWires()
  const heard: FromServer[] = []
  const listener: Listener = { have, receive: (message) => heard.push(message) }
  const connection = new Connection('ws://here', listener, wires)
  connection.open()
  return { wires, heard, connection, state: (): ConnectionState => connection.state }
}

export function phrase(id: string, args: Phrase['args'] = {}): Phrase {
  return { id, args }
}

export function told(n: number, event: string, details: Record<string, string | number> = {}): Told {
  return { n, event, ...details, say: phrase(`event-${event}`, { player: { seat: Number(details['seat'] ?? 0) } }) }
}

export function aTable(changes: Partial<Table> = {}): Table {
  const place = { kind: 'human', here: true, bot: null, kept: null } as const
  return {
    id: 'amber-heron-k3x9q2',
    game: 'pearls',
    format: 'calm',
    seats: 2,
    options: {},
    places: [
      { ...place, seat: 1, name: 'Ada', you: true },
      { ...place, seat: 2, name: 'Mira', you: false },
    ],
    phase: 'running',
    v: 0,
    commitment: '00',
    draws: { round: 1, agreed: true, awaited: [], patience: 60, known: false, void: [] },
    watchers: 0,
    sides: [[1], [2]],
    roles: [null, null],
    clock: null,
    public: false,
    beside: [],
    brought: false,
    host: null,
    'sent-away': false,
    rated: false,
    hints: true,
    absence: { then: 'wait', grace: 60 },
    rematch: null,
    'undo-asked-by': null,
    outcome: null,
    components: false,
    texts: false,
    figures: {},
    lesson: null,
    ...changes,
  }
}

/** A moment in which seat 1 may do these things; null: somebody else is asked. */
export function aMoment(actions: string[] | null, changes: Partial<Moment> = {}): Moment {
  const options = (actions ?? []).map((action) => ({ action, verb: action.split(' ')[0]! }))
  return {
    view: { game: 'pearls', seat: 1 },
    digest: '',
    decision: actions && { seat: 1, asked: 'action', source: null, as: null, options, macros: [] },
    asked: { seat: actions ? 1 : 2, say: phrase('asked') },
    question: null,
    labels: [],
    macros: [],
    undo: null,
    undoes: null,
    warnings: [],
    cautions: [],
    reaches: [],
    resigning: null,
    claims: false,
    outcome: null,
    ...changes,
  }
}

/** Words and card texts are there before the first message, so that no test ends while they are still on their way. */
export async function haveWords(): Promise<void> {
  await inFull(Promise.resolve())
  await needCards(deckOf(aTable()))
}
