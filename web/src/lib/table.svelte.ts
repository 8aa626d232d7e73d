// One table as this browser knows it. It holds no rules: what can be done is what the server listed.
import { api, Refused } from './api'
import { Connection, type ConnectionState, type Wires } from './connection.svelte'
import { attendanceOf, type Attendance } from './attendance'
import { Chat, type Channel, type Words } from './chat.svelte'
import type { Clock } from './clock'
import { socketAt } from './place'
import { Promises } from './promises'
import { needCards, needWords, seatName, speech } from './speech.svelte'
import { sinceOwnTurn } from './story'
import { deckOf } from './words'
import type {
  FromServer,
  Hinted,
  Macro,
  Moment,
  Option,
  Phrase,
  Table,
  ToServer,
  Told,
  UndoAsked,
} from './generated/wire'

/** A refusal as the player reads it, until the next action. */
export interface Refusal {
  code: string
  say: Phrase
}

/** What every view of a table needs: the picture table and the text table draw from this alone. */
export interface TableStore {
  readonly id: string
  /** Whether it is looked back at: nothing can be done there. */
  readonly past: boolean
  /** Who sits where, the phase, an open request to take back; null until the first message. */
  readonly table: Table | null
  /** What somebody asks to take back, as far as I may know it, and who has still to agree; null where nobody asks. */
  readonly undoAsked: UndoAsked | null
  /** The view, the open decision and its words; null until the match has begun. */
  readonly moment: Moment | null
  /** The number of events so far. */
  readonly v: number
  /** All I was told, oldest first (at most the last 400 of before I came). */
  readonly events: readonly Told[]
  /** What came with the last update, to be animated; empty after a fresh start or a reconnect. */
  readonly fresh: readonly Told[]
  /** What the others did since my last move: “what just happened”. Empty until I am asked again. */
  readonly happened: readonly Told[]
  /** Where I sit; null for a spectator. */
  readonly mySeat: number | null
  /** Whether I am the one who is asked. */
  readonly myTurn: boolean
  /** What I sent and was not answered yet: its action, or the kind of message. Controls wait meanwhile. */
  readonly pending: string | null
  readonly refusal: Refusal | null
  readonly connection: ConnectionState
  /** Who has gone since when, and the like; null until the first message. */
  readonly attendance: Attendance | null
  /** How the clock stands; null at a table without one. */
  readonly clock: Clock | null
  act(option: Option): void
  macro(macro: Macro): void
  /** Take back at once where that is free, else ask the others. */
  undo(): void
  answerUndo(yes: boolean): void
  resign(): void
  /** Take back the proposal to give up, in a team. */
  playOn(): void
  claimDraw(): void
  /** Have those give up who have been missed for too long. */
  claimWin(): void
  /** Ask for a pause of the clock or agree to one; or refuse, withdraw or end it. */
  pause(on: boolean): void
  /** Give somebody else more time. */
  addTime(seat: number): void
  /** Go on vacation for so many days; 0 comes back. */
  vacation(days: number): void
  /** A phrase in the reader's language, with the names of this table. Reactive. */
  say(phrase: Phrase): string
  /** How a seat is shown to me: “You”, a player's name, “Seat 3”. 0 is chance. Reactive. */
  name(seat: number): string
  /** Put “what just happened” or a refusal away. */
  dismiss(what: 'happened' | 'refusal'): void
}

const MOST_EVENTS = 2000

/** The store over a socket. Call `close` when the page is left. */
export class LiveTable implements TableStore {
  readonly id: string
  readonly past = false
  table = $state.raw<Table | null>(null)
  undoAsked = $state.raw<UndoAsked | null>(null)
  moment = $state.raw<Moment | null>(null)
  v = $state(0)
  events = $state.raw<readonly Told[]>([])
  fresh = $state.raw<readonly Told[]>([])
  happened = $state.raw<readonly Told[]>([])
  pending = $state<string | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  attendance = $state.raw<Attendance | null>(null)
  clock = $state.raw<Clock | null>(null)
  /** What looked best when it was asked for; it counts as long as nothing has happened since. */
  hint = $state.raw<Hinted | null>(null)
  /** What the server has to say about itself: it stops, or cannot write. */
  notice = $state.raw<Phrase | null>(null)

  readonly mySeat: number | null = $derived(this.table?.places.find((place) => place.you)?.seat ?? null)
  readonly myTurn: boolean = $derived(this.moment?.decision != null)

  /** Whether I have one; as long as nobody has said so, I may. */
  account = $state(true)

  /** What is said at the table. */
  readonly chat = new Chat()

  readonly #connection: Connection
  readonly #promises: Promises
  readonly #seat: number | null
  #have: number | null = null
  #mine: number | null = null // the last event of before I was asked last: what comes after it is news
  #waiting: string | null = null
  readonly #said = new Set<string>() // lines of mine that were not answered yet

  /** Where several people sit at this device, as which seat one looks: 0 as nobody's, behind the curtain. */
  constructor(id: string, wires?: Partial<Wires>, seat: number | null = null) {
    this.id = id
    this.#seat = seat
    this.#connection = new Connection(
      socketAt(`/api/tables/${encodeURIComponent(id)}/socket${seat === null ? '' : `?seat=${seat}`}`),
      { have: () => this.#have, receive: (message) => this.#receive(message) },
      wires,
    )
    this.#promises = new Promises((make) => this.#connection.send(make))
  }

  get connection(): ConnectionState {
    return this.#connection.state
  }

  /** Whether messages go by requests, because sockets do not get through here. */
  get polled(): boolean {
    return this.#connection.polled && this.#connection.state === 'open'
  }

  /** Who I am is settled first, because the socket is asked with the same cookie. */
  async open(): Promise<void> {
    try {
      this.account = (await api.me()).account
      const table = await api.table(this.id)
      this.#prepare(table)
      if (this.#seat === null) {
        this.table ??= table // else it is told otherwise than whose device it is sees it
        if (isShared(table)) return // nobody has said yet who looks
      }
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      if (refused.status === 404) return this.#connection.giveUp()
      // Anything else may pass: the connection tries by itself.
    }
    if (this.connection === 'connecting') this.dial()
  }

  /** The socket alone. */
  dial(): void {
    this.#connection.open()
  }

  close(): void {
    this.#connection.close()
  }

  /** Do not wait for the next try to connect. */
  retry(): void {
    this.#connection.retry()
  }

  /** See the table as whom one is now: who sat down sees more than who watched. */
  sitDown(table: Table): void {
    this.table = table
    this.#have = null
    this.events = []
    this.#connection.close()
    this.#connection.open()
  }

  act(option: Option): void {
    this.#send(option.action, (id) => ({ t: 'act', v: this.v, id, action: option.action }))
  }

  macro(macro: Macro): void {
    this.#send(macro.label, (id) => ({ t: 'macro', v: this.v, id, actions: macro.actions }))
  }

  undo(): void {
    const how = this.moment?.undo
    if (how) this.#send('undo', (id) => ({ t: how === 'free' ? 'undo' : 'ask-undo', id }))
  }

  answerUndo(yes: boolean): void {
    this.#send('answer-undo', (id) => ({ t: 'answer-undo', id, yes }))
  }

  resign(): void {
    this.#send('resign', (id) => ({ t: 'resign', id }))
  }

  playOn(): void {
    this.#send('play-on', (id) => ({ t: 'play-on', id }))
  }

  claimWin(): void {
    this.#send('claim-win', (id) => ({ t: 'claim-win', id }))
  }

  pause(on: boolean): void {
    this.#send('pause', (id) => ({ t: 'pause', id, on }))
  }

  addTime(seat: number): void {
    this.#send('add-time', (id) => ({ t: 'add-time', id, seat }))
  }

  vacation(days: number): void {
    this.#send('vacation', (id) => ({ t: 'vacation', id, days }))
  }

  /** Say something; whoever talks need not wait for an answer to play. */
  speak(channel: Channel, words: Words): void {
    this.#said.add(this.#connection.send((id) => ({ t: 'say', id, channel, ...words })))
  }

  /** Ask what looks best; once for what I am asked now. */
  askHint(): void {
    if (this.hint?.v === this.v) return
    this.#send('hint', (id) => ({ t: 'hint', v: this.v, id }))
  }

  claimDraw(): void {
    this.#send('claim-draw', (id) => ({ t: 'claim-draw', id }))
  }

  say(phrase: Phrase): string {
    return speech.words.say(phrase, {
      name: (seat) => this.name(seat),
      cards: this.table ? speech.cards[deckOf(this.table)] : undefined,
      game: speech.game,
    })
  }

  name(seat: number): string {
    return seatName(this.table, seat)
  }

  dismiss(what: 'happened' | 'refusal'): void {
    if (what === 'happened') this.happened = []
    else this.refusal = null
  }

  /** Have its game's words at hand. */
  #prepare(table: Table): void {
    speech.game = table.game
    void needWords([table.game])
    void needCards(deckOf(table))
  }

  /** One thing at a time: a second click while the first is on its way does nothing. */
  #send(what: string, message: (id: string) => ToServer): void {
    if (this.pending !== null) return
    this.refusal = null
    this.pending = what
    this.#waiting = this.#connection.send(message)
  }

  #receive(message: FromServer): void {
    switch (message.t) {
      case 'table':
        this.table = message.table
        this.undoAsked = message.undo ?? null
        this.#prepare(message.table)
        this.#promises.goOn(message.table)
        break
      case 'agreement':
        this.#promises.hear(message.agreement, this.table)
        break
      case 'presence':
        this.table &&= present(this.table, message.here, message.watchers)
        this.attendance = attendanceOf(message, performance.now())
        break
      case 'clock':
        this.clock = { ...message, at: performance.now() }
        break
      case 'chat':
        this.chat.take(message.lines, ({ seat }) => seat !== null && seat === this.mySeat)
        break
      case 'hinted':
        this.hint = message
        break
      case 'notice':
        this.notice = message.say
        break
      case 'sync':
        this.notice = null // if there is one, it comes next
        this.#resume(message.v, message.events, message.moment)
        break
      case 'update':
        if (message.from === this.v) this.#goOn(message.v, message.events, message.moment)
        else if (message.v > this.v) this.#connection.hello()
        break
      case 'done':
      case 'stale':
        this.#answered(message.id)
        break
      case 'refused':
        if (message.code === 'not-stored') this.#promises.notStored(message.id, this.table)
        if (this.#answered(message.id) || this.#said.has(message.id ?? ''))
          this.refusal = { code: message.code, say: message.say }
        break
      default:
        message satisfies never
    }
  }

  #answered(id: string | null): boolean {
    if (id === null || id !== this.#waiting) return false
    this.#waiting = null
    this.pending = null
    return true
  }

  /** After hello: what was missed, or everything. */
  #resume(v: number, events: Told[], moment: Moment | null): void {
    const first = events[0]?.n
    const known = first === undefined ? this.events : this.events.filter((event) => event.n < first)
    this.events = v < this.v ? events : [...known, ...events]
    if (v < this.v) this.#mine = null // a lesson went back
    this.refusal = null
    this.fresh = []
    this.#show(v, moment)
  }

  #goOn(v: number, events: Told[], moment: Moment): void {
    this.events = [...this.events, ...events].slice(-MOST_EVENTS)
    this.fresh = events
    this.attendance &&= { ...this.attendance, asked: performance.now() }
    this.#show(v, moment)
  }

  #show(v: number, moment: Moment | null): void {
    const wasAsked = this.myTurn
    this.v = v
    this.#have = v
    this.moment = moment
    if (!moment) return
    if (wasAsked) this.#mine = v
    if (moment.decision || moment.outcome) {
      this.happened = wasAsked ? [] : this.#news()
      this.#mine = v
    }
  }

  /** What others did since I was last asked; after a fresh start, since my last turn. */
  #news(): Told[] {
    const seat = this.mySeat
    if (seat === null) return []
    const since = this.#mine
    const news = since === null ? sinceOwnTurn(this.events, seat) : this.events.filter((event) => event.n > since)
    return news.filter((event) => event.say && (event['seat'] !== seat || event['by'] !== undefined))
  }
}

/** Whether several people play at this device, so that a curtain is between them. */
export function isShared(table: Table | null): boolean {
  return table?.phase === 'running' && table.beside.length > 1
}

function present(table: Table, here: number[], watchers: number): Table {
  return { ...table, watchers, places: table.places.map((place) => ({ ...place, here: here.includes(place.seat) })) }
}
