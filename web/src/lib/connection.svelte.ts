// The socket to a table: it comes back by itself, and nothing that was sent is lost or done twice.
import type { FromServer, ToServer } from './generated/wire'
import { PolledSocket } from './polling'

/** `connecting` before the first answer, `open`, `lost` while it is being found again, `gone` when there is no such table. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone' | 'closed'

/** What a connection needs of a browser; tests bring their own. */
export interface Wires {
  socket(address: string): Socket
  /** The same by requests, where sockets do not get through. */
  polled(address: string): Socket
  /** Call later; the answer cancels it. */
  after(milliseconds: number, call: () => void): () => void
  random(): number
  /** Tell when the network came back, went away, or the page is looked at again; the answer stops it. */
  watch(tell: (what: 'back' | 'away' | 'seen') => void): () => void
}

export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** Who stands behind the connection. */
export interface Listener {
  /** The number of the last event that is known, for hello. */
  have(): number | null
  receive(message: FromServer): void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
/** A server that says nothing for so long after it was spoken to is not there. */
const PATIENCE = 6_000
/** Sockets that never said a word, one after the other, until requests are tried instead. */
const SILENT = 2
/** How long it is asked by requests before a socket is tried again beside. */
const PROBE = 60_000

export class Connection {
  state = $state<ConnectionState>('connecting')
  /** Whether messages go by requests, because sockets do not get through. */
  polled = $state(false)

  readonly #address: string
  readonly #listener: Listener
  readonly #wires: Wires
  readonly #unanswered = new Map<string, ToServer>()
  readonly #mark: string
  #socket: Socket | null = null
  #speaks = false
  #sent = 0
  #failures = 0
  #silent = 0
  #heard = false
  #probe: Socket | null = null
  #cancelProbe: () => void = nothing
  #cancelRedial: () => void = nothing
  #cancelPatience: () => void = nothing
  #unwatch: () => void = nothing

  constructor(address: string, listener: Listener, wires: Partial<Wires> = {}) {
    this.#address = address
    this.#listener = listener
    this.#wires = { ...browserWires, ...wires }
    // Ids stay apart from those of an earlier visit, whose messages the server remembers.
    this.#mark = Math.floor(this.#wires.random() * 36 ** 8).toString(36)
  }

  open(): void {
    if (this.#socket) return
    this.state = 'connecting'
    this.#unwatch = this.#wires.watch((what) => {
      if (what === 'away') this.#lose()
      else if (this.state === 'lost') this.retry()
      else if (this.state === 'open') this.hello()
    })
    this.#dial()
  }

  close(): void {
    this.state = 'closed'
    this.#unwatch()
    this.#hangUp()
    this.#cancelRedial()
  }

  /** There is no such table: do not try any more. */
  giveUp(): void {
    this.close()
    this.state = 'gone'
  }

  /** Do not wait for the next try. */
  retry(): void {
    if (this.state !== 'lost') return
    this.#cancelRedial()
    this.#hangUp()
    this.#dial()
  }

  /** Send, now or as soon as there is a connection, and again until it is answered. Returns its id. */
  send(make: (id: string) => ToServer): string {
    const id = `${this.#mark}-${++this.#sent}`
    const message = make(id)
    this.#unanswered.set(id, message)
    if (this.#speaks) this.#say(message)
    return id
  }

  /** Ask for what is missing. */
  hello(): void {
    this.#say({ t: 'hello', have: this.#listener.have() })
  }

  #dial(): void {
    // Where a line by requests does not come about either, it is the server that is away, and sockets are tried again.
    const byRequests = this.#silent >= SILENT
    if (byRequests) this.#silent = 0
    const socket = byRequests ? this.#wires.polled(this.#address) : this.#wires.socket(this.#address)
    this.#socket = socket
    this.#heard = false
    this.polled = byRequests
    this.#expectAnswer()
    socket.onopen = () => {
      if (socket !== this.#socket) return
      this.#speaks = true
      this.hello()
      for (const message of this.#unanswered.values()) this.#say(message)
    }
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(String(data))
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose()
    }
  }

  #hear(text: string): void {
    this.#cancelPatience()
    this.#failures = 0
    if (!this.#heard) {
      this.#heard = true
      this.#silent = this.polled ? SILENT : 0 // by requests again, should this line break
      if (this.polled) this.#tryLater()
    }
    if (this.state !== 'open') this.state = 'open'
    const message = JSON.parse(text) as FromServer
    if ('id' in message && message.id !== null) this.#unanswered.delete(message.id)
    this.#listener.receive(message)
  }

  #say(message: ToServer): void {
    if (!this.#socket || !this.#speaks) return
    this.#socket.send(JSON.stringify(message))
    this.#expectAnswer()
  }

  #expectAnswer(): void {
    this.#cancelPatience()
    this.#cancelPatience = this.#wires.after(PATIENCE, () => this.#lose())
  }

  #lose(): void {
    if (this.state === 'closed' || this.state === 'gone') return
    if (!this.#heard && !this.polled) this.#silent += 1
    this.#hangUp()
    this.state = 'lost'
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT)
    this.#failures += 1
    this.#cancelRedial()
    // Not all at once, when a server comes back to many.
    this.#cancelRedial = this.#wires.after(wait * (0.75 + this.#wires.random() / 2), () => this.#dial())
  }

  /** While it goes by requests, see now and then whether a socket gets through after all. */
  #tryLater(): void {
    this.#cancelProbe = this.#wires.after(PROBE, () => {
      const probe = this.#wires.socket(this.#address)
      this.#probe = probe
      probe.onopen = () => probe.send(JSON.stringify({ t: 'hello', have: this.#listener.have() }))
      probe.onmessage = () => {
        this.#silent = 0
        this.#hangUp()
        this.#dial()
      }
      probe.onclose = () => {
        if (probe !== this.#probe) return
        this.#probe = null
        this.#tryLater()
      }
    })
  }

  #hangUp(): void {
    this.#cancelPatience()
    this.#cancelProbe()
    const probe = this.#probe
    this.#probe = null
    probe?.close()
    const socket = this.#socket
    this.#socket = null
    this.#speaks = false
    socket?.close()
  }
}

export const browserWires: Wires = {
  socket: (address) => new WebSocket(address) as Socket,
  polled: (address) => new PolledSocket(address),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  watch: (tell) => {
    const back = (): void => tell('back')
    const away = (): void => tell('away')
    const seen = (): void => {
      if (document.visibilityState === 'visible') tell('seen')
    }
    addEventListener('online', back)
    addEventListener('offline', away)
    addEventListener('pageshow', seen)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', back)
      removeEventListener('offline', away)
      removeEventListener('pageshow', seen)
      document.removeEventListener('visibilitychange', seen)
    }
  },
}

function nothing(): void {}
