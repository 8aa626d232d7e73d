// The tables that wait for players, as they come and go. Whoever loses the line has an old list, and finds it again.
import { socketAt } from './place'
import type { OpenTable, OpenTables } from './generated/wire'
import { browserWires, type Socket, type Wires } from './connection.svelte'

const WAIT = 4_000

export class Lobby {
  tables = $state.raw<readonly OpenTable[]>([])
  readonly #wires: Wires
  #socket: Socket | null = null
  #cancel: () => void = () => {}

  constructor(wires: Partial<Wires> = {}) {
    this.#wires = { ...browserWires, ...wires }
  }

  open(): void {
    const socket = this.#wires.socket(socketAt('/api/open/socket'))
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.tables = (JSON.parse(String(data)) as OpenTables).tables
    }
    socket.onclose = () => {
      if (socket !== this.#socket) return
      this.tables = []
      this.#cancel = this.#wires.after(WAIT * (0.75 + this.#wires.random() / 2), () => this.open())
    }
  }

  close(): void {
    const socket = this.#socket
    this.#socket = null
    this.#cancel()
    socket?.close()
  }
}
