// What the table shows just now. It follows what the server says, others' moves at a pace that can be watched.
import { tick } from 'svelte'
import { PACES, settings } from '../lib/settings.svelte'
import type { TableStore } from '../lib/table.svelte'
import type { Moment, Told } from '../lib/generated/wire'
import { arpeggio, MY_TURN, type Note, play } from './sound'
import { departures, type Flight, launch, MOVE } from './flights'

interface Step {
  moment: Moment
  events: readonly Told[]
  /** Whether I did it myself: then nobody has to watch it. */
  mine: boolean
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
  /** Others' moves are being shown: whatever is pressed ends that, and does nothing else. */
  watching = $state(false)
  /** Something is on its way over the table. */
  showing = $state(false)
  /** Where the table is drawn; null where it is told as text, and nothing has to be waited for. */
  root: HTMLElement | null = null
  layer: HTMLElement | null = null
  /** How long it takes until what has just begun to fly is there: figures change then. */
  landing = 0
  /** What moves where when something happens; a drawn table says it. */
  flightsOf: (event: Told) => Flight[] = () => []
  /** What is heard of it. */
  soundsOf: (event: Told) => Note[] = () => []

  readonly #play: TableStore
  #newest: Moment | null
  #queue: Step[] = []
  #finish: (() => void) | null = null
  /** What the others did since I acted last, from how things stood then. */
  #others = $state.raw<{ before: Moment | null; steps: Step[] }>({ before: null, steps: [] })
  #isAgain = false

  constructor(play: TableStore) {
    this.#play = play
    this.#newest = this.moment = play.moment
  }

  /** Whether the table shows how things stand; only then can anything be done. */
  get live(): boolean {
    return this.moment === this.#play.moment && !this.watching
  }

  /** Whether the end of the match has been shown. */
  get over(): boolean {
    return this.live && !this.showing && this.moment?.outcome != null
  }

  /** Whether there is a turn of the others to be shown again. */
  get canShowAgain(): boolean {
    return this.live && this.#others.steps.length > 0
  }

  /** Something new came. */
  take(moment: Moment | null, events: readonly Told[]): void {
    if (!moment || moment === this.#newest) return
    const step = { moment, events, mine: this.#newest?.asked?.seat === this.#play.mySeat }
    const undone = events.some((event) => event.event === 'action-undone')
    if (step.mine || undone || !events.length) this.#others = { before: moment, steps: [] }
    else this.#others = { ...this.#others, steps: [...this.#others.steps, step] }
    this.#newest = moment
    if (!this.root || settings.stillness || document.hidden || !events.length || events.length > TOO_MUCH || undone) {
      this.skip()
      this.landing = 0
      this.moment = moment
      if (moment.decision && !step.mine && events.length) play(MY_TURN)
      return
    }
    this.#queue.push(step)
    if (!this.showing) void this.#run()
  }

  /** Show again what the others did. */
  again(): void {
    const { before, steps } = this.#others
    if (!this.canShowAgain || !before) return
    this.skip()
    this.moment = before
    this.told = (steps[0]!.events[0]?.n ?? 1) - 1
    this.#queue = [...steps]
    this.#isAgain = true
    void this.#run()
  }

  /** Be there at once. */
  skip(): void {
    const last = this.#queue.at(-1)
    this.#queue = []
    this.told = Infinity
    this.watching = false
    if (last) this.moment = last.moment
    this.#finish?.()
  }

  /** Somebody pressed something: whether it ended the show, and so was meant for nothing else. */
  interrupt(): boolean {
    const was = this.watching
    this.skip()
    return was
  }

  async #run(): Promise<void> {
    this.showing = true
    let shown = 0
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const pace = PACES[settings.pace] * (settings.motion === 'short' ? 0.5 : 1)
      const started = performance.now()
      this.watching = !step.mine || this.#isAgain
      const { lasts, landed } = await this.#show(step, pace)
      const last = !this.#queue.length
      if (last && step.mine && !step.moment.outcome) continue
      const longest = this.#isAgain ? Infinity : LONGEST_SHOW * pace
      const share = Math.max(120, (longest - shown) / (this.#queue.length + 1))
      // After the last one nothing has to be waited for but what still flies.
      const wait = Math.min(last && !this.#isAgain ? lasts : Math.max(lasts, ONE_STEP * pace), share)
      await this.#pause(wait)
      if (last) await landed
      shown += performance.now() - started
    }
    if (this.watching && !this.#isAgain && this.moment?.decision) play(MY_TURN)
    this.showing = false
    this.watching = false
    this.#isAgain = false
    this.told = Infinity
  }

  async #show(step: Step, pace: number): Promise<{ lasts: number; landed: Promise<unknown> }> {
    const { root, layer } = this
    const leaving = root && !settings.stillness ? departures(root, step.events.flatMap(this.flightsOf)) : []
    this.landing = leaving.length ? MOVE * pace : 0
    play(arpeggio(step.events.flatMap(this.soundsOf)))
    this.moment = step.moment
    this.told = step.events.at(-1)?.n ?? this.told
    await tick()
    if (!root || !layer || !leaving.length) return { lasts: 0, landed: Promise.resolve() }
    const { lasts, landed, finish } = launch(root, layer, leaving, pace)
    this.#finish = finish
    return { lasts, landed }
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
