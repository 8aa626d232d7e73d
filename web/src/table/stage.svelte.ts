// What the table shows just now. It follows what the server says, others' moves at a pace that can be watched.
import { tick } from 'svelte'
import { settings } from '../lib/settings.svelte'
import type { TableStore } from '../lib/table.svelte'
import type { Moment, Told } from '../lib/generated/wire'
import { departures, type Flight, launch } from './flights'

interface Step {
  moment: Moment
  events: readonly Told[]
}

/** A whole turn of somebody else takes no longer to show. */
const LONGEST_SHOW = 2200
const ONE_STEP = 560
/** After a long absence nothing is replayed. */
const TOO_MUCH = 40

export class Stage {
  moment = $state.raw<Moment | null>(null)
  /** The last event that is shown; what comes after it is still to be told. */
  told = $state(Infinity)
  root: HTMLElement | null = null
  layer: HTMLElement | null = null

  readonly #play: TableStore
  readonly #flightsOf: (event: Told) => Flight[]
  #queue: Step[] = []
  #showing = false
  #finish: (() => void) | null = null

  constructor(play: TableStore, flightsOf: (event: Told) => Flight[]) {
    this.#play = play
    this.#flightsOf = flightsOf
    this.moment = play.moment
  }

  /** Whether the table shows how things stand; only then can anything be done. */
  get live(): boolean {
    return this.moment === this.#play.moment
  }

  /** Something new came. */
  take(moment: Moment | null, events: readonly Told[]): void {
    if (!moment || moment === this.moment || this.#queue.at(-1)?.moment === moment) return
    const undone = events.some((event) => event.event === 'action-undone')
    if (settings.stillness || document.hidden || !events.length || events.length > TOO_MUCH || undone) {
      this.skip()
      this.moment = moment
      return
    }
    this.#queue.push({ moment, events })
    if (!this.#showing) void this.#run()
  }

  /** Any key or tap: be there at once. */
  skip(): void {
    const last = this.#queue.at(-1)
    this.#queue = []
    this.told = Infinity
    if (last) this.moment = last.moment
    this.#finish?.()
  }

  async #run(): Promise<void> {
    this.#showing = true
    let shown = 0
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const pace = settings.motion === 'short' ? 0.5 : 1
      const started = performance.now()
      const lasts = await this.#show(step, pace)
      const mine = step.events[0]?.['seat'] === this.#play.mySeat
      if (mine && !this.#queue.length) continue
      const share = Math.max(120, (LONGEST_SHOW - shown) / (this.#queue.length + 1))
      const wait = Math.min(Math.max(lasts, ONE_STEP * pace), share)
      await this.#pause(wait)
      shown += performance.now() - started
    }
    this.#showing = false
    this.told = Infinity
  }

  async #show(step: Step, pace: number): Promise<number> {
    const { root, layer } = this
    const leaving = root ? departures(root, step.events.flatMap(this.#flightsOf)) : []
    this.moment = step.moment
    this.told = step.events.at(-1)?.n ?? this.told
    await tick()
    if (!root || !layer || !leaving.length) return 0
    const { lasts, finish } = launch(root, layer, leaving, pace)
    this.#finish = finish
    return lasts
  }

  #pause(wait: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, wait)
      const finish = this.#finish
      this.#finish = () => {
        finish?.()
        clearTimeout(timer)
        done()
      }
      function done(): void {
        resolve()
      }
    })
  }
}
