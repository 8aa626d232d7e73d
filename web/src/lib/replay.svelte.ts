// A match to look back at: the same store that a running table has, which stands at one of its steps.
import { seatName, speech } from './speech.svelte'
import type { TableStore } from './table.svelte'
import { deckOf } from './words'
import type { Frame, Moment, Phrase, Reel, Table, Told, View } from './generated/wire'

/** A step: what happened by it, and how things stood then. */
export interface Step {
  rows: number
  events: readonly Told[]
  moment: Moment
  turn: number
  /** Whose turn it is; null before the first and where a game does not say it. */
  current: number | null
}

export class ReplayTable implements TableStore {
  readonly id: string
  readonly past = true
  readonly table: Table
  readonly mySeat: number | null
  readonly steps: readonly Step[]
  /** The step that is shown. */
  at = $state(0)
  fresh = $state.raw<readonly Told[]>([])
  readonly moment: Moment = $derived.by(() => this.steps[this.at]!.moment)
  readonly events: readonly Told[] = $derived.by(() => this.#told.slice(0, this.#counts[this.at]))

  readonly undoAsked = null
  readonly happened = []
  readonly myTurn = false
  readonly pending = null
  readonly refusal = null
  readonly connection = 'open'
  readonly attendance = null
  readonly clock = null

  readonly #told: readonly Told[]
  readonly #counts: readonly number[]

  constructor(reel: Reel) {
    this.id = reel.table.id
    this.table = { ...reel.table, lesson: null }
    this.mySeat = reel.seat
    this.steps = stepsOf(reel)
    this.#told = this.steps.flatMap(({ events }) => events)
    let count = 0
    this.#counts = this.steps.map(({ events }) => (count += events.length))
  }

  get v(): number {
    return this.#counts[this.at]!
  }

  /** Show a step; the next one moves as it did at the table, others are there at once. */
  go(to: number): void {
    const next = Math.min(Math.max(to, 0), this.steps.length - 1)
    if (next === this.at) return
    this.fresh = next === this.at + 1 ? this.steps[next]!.events : []
    this.at = next
  }

  /** To the next turn that begins, or back to the beginning of this one, then of the one before. */
  goTurn(direction: 1 | -1): void {
    this.go(turnFrom(this.steps, this.at, direction))
  }

  /** To the last step that was done by a row of the record. */
  goToRow(rows: number): void {
    const after = this.steps.findIndex((step) => step.rows > rows)
    this.go(after < 0 ? this.steps.length - 1 : after - 1)
  }

  say(phrase: Phrase): string {
    return speech.words.say(phrase, {
      name: (seat) => this.name(seat),
      cards: speech.cards[deckOf(this.table)],
      game: this.table.game,
    })
  }

  name(seat: number): string {
    return seatName(this.table, seat)
  }

  // Nothing can be done in the past.
  act(): void {}
  macro(): void {}
  undo(): void {}
  answerUndo(): void {}
  resign(): void {}
  playOn(): void {}
  claimDraw(): void {}
  claimWin(): void {}
  pause(): void {}
  addTime(): void {}
  vacation(): void {}
  dismiss(): void {}
}

/** Every step with its whole view; what has not changed is the same object in all of them. */
export function stepsOf({ view, frames, outcome }: Reel): Step[] {
  const steps: Step[] = []
  let now = view
  frames.forEach((frame, at) => {
    now = changed(now, frame)
    const { turn, current } = now as { turn?: number; current?: number }
    steps.push({
      rows: frame.rows,
      events: frame.events,
      moment: momentOf(now, frame, at === frames.length - 1 ? outcome : null),
      turn: turn ?? 0,
      current: turn ? (current ?? null) : null,
    })
  })
  return steps
}

/** The stretch of steps around one that is of the same turn; a turn that was taken back comes again later. */
export function stretchOf(steps: readonly Pick<Step, 'turn'>[], at: number): { first: number; steps: number } {
  const isSame = (index: number): boolean => steps[index]?.turn === steps[at]!.turn
  let [first, last] = [at, at]
  while (isSame(first - 1)) first -= 1
  while (isSame(last + 1)) last += 1
  return { first, steps: last - first + 1 }
}

/** The step at which a turn begins, seen from another one. */
export function turnFrom(steps: readonly Pick<Step, 'turn'>[], at: number, direction: 1 | -1): number {
  const begins = (step: number): boolean => step === 0 || steps[step]!.turn !== steps[step - 1]!.turn
  let next = at + direction
  while (next > 0 && next < steps.length - 1 && !begins(next)) next += direction
  return Math.min(Math.max(next, 0), steps.length - 1)
}

function changed(view: View, { changes, gone }: Frame): View {
  const paths = Object.entries(changes)
  if (!paths.length && !gone.length) return view
  const next: Record<string, unknown> = { ...view }
  const seats = [...(view['seats'] as Record<string, unknown>[])]
  const touched = new Set<number>()
  const holder = (path: string): [Record<string, unknown>, string] => {
    const [first, seat, name] = path.split('.')
    if (first !== 'seats' || name === undefined) return [next, path]
    const place = Number(seat)
    if (!touched.has(place)) seats[place] = { ...seats[place] }
    touched.add(place)
    return [seats[place]!, name]
  }
  for (const [path, value] of paths) {
    const [where, name] = holder(path)
    where[name] = value
  }
  for (const path of gone) {
    const [where, name] = holder(path)
    delete where[name]
  }
  if (touched.size) next['seats'] = seats
  return next as View
}

function momentOf(view: View, { asked, reaches }: Frame, outcome: Moment['outcome']): Moment {
  return {
    view,
    digest: '',
    decision: null,
    asked,
    question: null,
    labels: [],
    macros: [],
    undo: null,
    undoes: null,
    warnings: [],
    cautions: [],
    reaches,
    resigning: null,
    claims: false,
    outcome,
  }
}
