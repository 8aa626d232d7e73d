// A table without a server: it shows a recorded moment, or one after the other, and says what it would have sent.
import { seatName, speech } from '../lib/speech.svelte'
import { sinceOwnTurn } from '../lib/story'
import type { TableStore } from '../lib/table.svelte'
import { deckOf } from '../lib/words'
import type { Macro, Moment, Option, Phrase, Table, Told } from '../lib/generated/wire'

export interface Sample {
  table: Pick<Table, 'game' | 'format' | 'seats' | 'sides' | 'roles'>
  seat: number | null
  moment: Moment
  events: Told[]
  fresh: Told[]
}

export class SampleTable implements TableStore {
  readonly id = 'amber-heron-k3x9q2'
  readonly past = false
  moment = $state.raw<Moment | null>(null)
  events = $state.raw<readonly Told[]>([])
  fresh = $state.raw<readonly Told[]>([])
  happened = $state.raw<readonly Told[]>([])
  readonly mySeat: number | null
  readonly pending = null
  readonly refusal = null
  readonly connection = 'open'
  readonly clock = null
  readonly attendance = null
  readonly table: Table
  readonly myTurn: boolean = $derived(this.moment?.decision != null)

  constructor(sample: Sample) {
    this.mySeat = sample.seat
    const place = (seat: number, name: string) => ({
      seat,
      kind: 'human' as const,
      name,
      you: seat === sample.seat,
      here: true,
      bot: null,
      kept: null,
    })
    this.table = {
      id: this.id,
      ...sample.table,
      options: {},
      places: ['Heron', 'Mira', 'Jun', 'Ola', 'Pia', 'Sam']
        .slice(0, sample.table.seats)
        .map((name, at) => place(at + 1, name)),
      phase: 'running',
      v: 0,
      commitment: '',
      draws: { round: 1, agreed: true, awaited: [], patience: 60, known: false, void: [] },
      watchers: 0,
      sides: sample.table.sides,
      roles: sample.table.roles,
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
    }
    this.show(sample)
    if (sample.moment.decision && sample.seat) this.happened = sinceOwnTurn(sample.events, sample.seat)
  }

  get v(): number {
    return this.events.at(-1)?.n ?? 0
  }

  show({ moment, events, fresh }: Sample): void {
    this.events = [...this.events, ...events, ...fresh]
    this.fresh = fresh
    this.moment = moment
  }

  act(option: Option): void {
    console.info('act', option.action)
  }
  macro(macro: Macro): void {
    console.info('macro', macro.actions.join(', '))
  }
  undoAsked = null
  undo(): void {
    console.info('undo')
  }
  answerUndo(): void {}
  resign(): void {}
  claimDraw(): void {}
  playOn(): void {}
  pause(): void {}
  claimWin(): void {}
  addTime(): void {}
  vacation(): void {}
  sitDown(): void {}
  dismiss(): void {
    this.happened = []
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
}
