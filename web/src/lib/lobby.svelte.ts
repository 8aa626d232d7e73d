// The tables that wait for players, as they come and go. Whoever loses the line has an old list, and finds it again.
import { api, Refused } from './api'
import { socketAt } from './place'
import type { OpenTable, OpenTables } from './generated/wire'
import { browserWires, type Socket, type Wires } from './connection.svelte'

const WAIT = 4_000

export class Lobby {
  tables = $state.raw<readonly OpenTable[]>([])
  readonly #wires: Wires
  readonly #list: typeof api.openTables
  #socket: Socket | null = null
  #cancel: () => void = () => {}

  constructor(wires: Partial<Wires> = {}, list = api.openTables) {
    this.#list = list
    this.#wires = { ...browserWires, ...wires }
  }

  open(): void {
    const socket = this.#wires.socket(socketAt('/api/open/socket'))
    this.#socket = socket
    let heard = false
    socket.onmessage = ({ data }) => {
      heard = true
      if (socket === this.#socket) this.tables = (JSON.parse(String(data)) as OpenTables).tables
    }
    socket.onclose = () => {
      if (socket !== this.#socket) return
      this.tables = []
      if (!heard) void this.#ask(socket)
      this.#cancel = this.#wires.after(WAIT * (0.75 + this.#wires.random() / 2), () => this.open())
    }
  }

  /** Where sockets do not get through, the list is asked for as often as one is tried. */
  async #ask(socket: Socket): Promise<void> {
    try {
      const tables = await this.#list()
      if (socket === this.#socket) this.tables = tables
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
