// What the parts of a drawn table share: what is offered, what is open, and how something is chosen.
import { getContext, setContext } from 'svelte'
import type { Deck } from '../cards/deck.svelte'
import type { TableStore } from '../lib/table.svelte'
import type { Macro, Phrase, Told } from '../lib/generated/wire'
import type { Flight } from './flights'
import type { Note } from './sound'
import { isQuestion, type Offer, offersOf, thingsOf, type ZoneOf } from './offers'
import type { Stage } from './stage.svelte'

const KEY = Symbol('board')

/** So long what would be lost is there to be read before a press can end the turn all the same: a second click comes sooner. */
const SECOND_CLICK = 600
/** So long after an offer has gone a click on its card is still meant for it: nobody stops a finger sooner. */
const TOO_LATE = 600

/** A pile that is looked through. */
export interface OpenPile {
  title: string
  about?: string
  cards: readonly string[]
  /** Cards in known order above the others. */
  top?: readonly string[]
  /** Cards of which everybody knows that they are in the hand. */
  known?: readonly string[]
  /** Whose discard pile, where answers may lie in it. */
  answers?: boolean
}

export class Board {
  readonly play: TableStore
  readonly deck: Deck
  readonly stage: Stage
  /** Where on the table of this game an option is chosen. */
  readonly zoneOf: ZoneOf
  /** Several things can be done with a card: which? */
  menu = $state.raw<{ offers: readonly Offer[]; card: string; beside: DOMRect; opener: HTMLElement } | null>(null)
  /** The open pile, asked anew as the table changes. */
  pile = $state.raw<(() => OpenPile) | null>(null)
  logOpen = $state(false)
  /** Ending the turn was asked for once, and what would be lost is shown. */
  ending = $state(false)
  /** Something was chosen by which something else would be lost: that is shown before it is done. */
  doubtful = $state.raw<Offer | null>(null)
  /** What would be lost has been there long enough to be seen. */
  surely = $state(false)

  /** All that is offered, in a lesson also what is not its next step. */
  readonly all: readonly Offer[] = $derived.by(() =>
    this.stage.live && this.play.pending === null ? offersOf(this.stage.moment) : [],
  )
  /** What shines: all that is offered, or in a lesson the next step. */
  readonly offers: readonly Offer[] = $derived.by(() => {
    const accepts = this.play.table?.lesson?.accepts
    return accepts ? this.all.filter(({ option }) => accepts.includes(option.action)) : this.all
  })
  readonly asked: boolean = $derived.by(() => isQuestion(this.stage.moment))

  #patience: ReturnType<typeof setTimeout> | undefined
  /** Until when a click on a card is taken for one on what was offered there. */
  readonly #gone = new Map<string, number>()

  constructor(
    play: TableStore,
    deck: Deck,
    stage: Stage,
    zoneOf: ZoneOf,
    flightsOf: (event: Told) => Flight[],
    soundsOf: (event: Told) => Note[],
  ) {
    this.play = play
    this.deck = deck
    this.stage = stage
    this.zoneOf = zoneOf
    stage.flightsOf = flightsOf
    stage.soundsOf = soundsOf
    deck.onTap = (id) => this.#isLate(id) || this.#tryAnother(id)
  }

  /** These are offered no longer. Whoever has begun to press one of them meant it, and not to read the card. */
  withdraw(offers: readonly Offer[]): void {
    const until = performance.now() + TOO_LATE
    for (const thing of offers.flatMap(thingsOf)) this.#gone.set(thing, until)
  }

  /** Whether a click came after its offer had gone: something is on its way, or a teammate was faster. */
  #isLate(card: string): boolean {
    const sent = this.play.pending !== null && this.play.connection === 'open'
    return sent || performance.now() < (this.#gone.get(card) ?? 0)
  }

  /** In a lesson: something that is allowed, but not the next step. The server answers it kindly. */
  #tryAnother(card: string): boolean {
    if (!this.play.table?.lesson) return false
    const meant = this.all.find((offer) => thingsOf(offer).includes(card))
    if (meant) this.play.act(meant.option)
    return meant !== undefined
  }

  act(offer: Offer): void {
    const insists = this.doubtful?.option.action === offer.option.action
    this.#close()
    if (!insists && this.cautionOf(offer)) {
      this.doubtful = offer
      return
    }
    this.play.act(offer.option)
  }

  /** What would be lost by an answer. */
  cautionOf(offer: Offer): Phrase | undefined {
    return this.play.moment?.cautions.find(({ action }) => action === offer.option.action)?.say
  }

  macro(macro: Macro): void {
    this.#close()
    this.play.macro(macro)
  }

  undo(): void {
    this.#close()
    this.play.undo()
  }

  /** Show again what the others did; then it is told again too. */
  again(): void {
    this.settle()
    this.stage.again()
  }

  /** One thing to do: do it. Several: ask which. */
  pick(offers: readonly Offer[], card: string, opener: HTMLElement): void {
    if (offers.length === 1) this.act(offers[0]!)
    else this.menu = { offers, card, beside: opener.getBoundingClientRect(), opener }
  }

  /** Ending the turn; the first time with something unused only says what. */
  end(offer: Offer): void {
    if (!this.stage.moment?.warnings.length) this.act(offer)
    else if (this.ending) {
      if (this.surely) this.act(offer)
    } else {
      this.ending = true
      this.surely = false
      clearTimeout(this.#patience)
      this.#patience = setTimeout(() => (this.surely = true), SECOND_CLICK)
    }
  }

  /** Another moment: what was open was about the one before. */
  settle(): void {
    this.menu = null
    this.ending = false
    this.doubtful = null
  }

  #close(): void {
    this.settle()
    this.pile = null
    this.play.dismiss('happened')
  }
}

export const provideBoard = (board: Board): Board => setContext(KEY, board)
export const useBoard = (): Board => getContext<Board>(KEY)
