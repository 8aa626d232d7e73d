// How a finished match turned, as the server knows it; asked for again while it is being made.
import { api, Refused } from './api'
import type { Analysed, Analysis, Better, TurningPoint } from './generated/wire'

const FIRST_WAIT = 2_000
const LONGEST_WAIT = 30_000

export class Analysing {
  state = $state<Analysed['state'] | null>(null)
  found = $state.raw<Analysis | null>(null)
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: string) {}

  /** What there is by now; while it is being made, once more after a while. */
  async look(): Promise<void> {
    await this.#take(() => api.analysis(this.table))
  }

  /** Have it made. */
  async ask(): Promise<void> {
    this.#wait = FIRST_WAIT
    await this.#take(async () => {
      await api.me()
      return api.analyse(this.table)
    })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Where it turned for a seat. */
  turning(seat: number): TurningPoint[] {
    return this.found?.turning.filter((point) => point.seat === seat) ?? []
  }

  /** What could have been done at a moment, named by its rows. */
  better(rows: number): Better | undefined {
    return this.found?.choices.find((choice) => choice.rows === rows)
  }

  async #take(fetch: () => Promise<Analysed>): Promise<void> {
    this.stop()
    try {
      const { state, analysis } = await fetch()
      this.state = state
      this.found = analysis ?? null
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem
      this.state ??= 'failed'
    }
    if (this.state !== 'waiting') return
    this.#timer = setTimeout(() => void this.look(), this.#wait)
    this.#wait = Math.min(this.#wait * 1.5, LONGEST_WAIT)
  }
}
