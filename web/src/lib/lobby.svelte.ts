// The tables that wait for players, as they come and go, and whose turn it is at mine. Whoever loses the line has an old list, and finds it again.
import { api, Refused } from './api'
import { socketAt } from './place'
import type { OpenTable, OpenTables, Turns as TurnsTold } from './generated/wire'
import { turnsOf, type Turns } from './turns'
import { browserWires, type Socket, type Wires } from './connection.svelte'

const WAIT = 4_000

export class Lobby {
  tables = $state.raw<readonly OpenTable[]>([])
  /** Null until it was told; it stays when the line is lost. */
  turns = $state.raw<Turns | null>(null)
  readonly #wires: Wires
  readonly #list: typeof api.openTables
  readonly #mine: typeof api.myTables
  #socket: Socket | null = null
  #cancel: () => void = () => {}

  constructor(wires: Partial<Wires> = {}, list = api.openTables, mine = api.myTables) {
    this.#list = list
    this.#mine = mine
    this.#wires = { ...browserWires, ...wires }
  }

  open(): void {
    const socket = this.#wires.socket(socketAt('/api/open/socket'))
    this.#socket = socket
    let heard = false
    socket.onmessage = ({ data }) => {
      heard = true
      if (socket !== this.#socket) return
      const told = JSON.parse(String(data)) as OpenTables | TurnsTold
      if (told.t === 'open') this.tables = told.tables
      else this.turns = turnsOf(told.turns, Date.now())
    }
    socket.onclose = () => {
      if (socket !== this.#socket) return
      this.tables = []
      if (!heard) void this.#ask(socket)
      this.#cancel = this.#wires.after(WAIT * (0.75 + this.#wires.random() / 2), () => this.open())
    }
  }

  /** Where sockets do not get through, all of it is asked for as often as one is tried. */
  async #ask(socket: Socket): Promise<void> {
    try {
      const [tables, { turns }] = await Promise.all([this.#list(), this.#mine()])
      if (socket === this.#socket) [this.tables, this.turns] = [tables, turnsOf(turns, Date.now())]
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
    }
  }

  close(): void {
    const socket = this.#socket
    this.#socket = null
    this.#cancel()
    socket?.close()
  }
}
