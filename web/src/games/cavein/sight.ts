// The table of Cave-In as lines to be read: Docks and mine by rows, and each seat as its player would tell of it.
import { nameOf, t, textOf, wordFor } from '../../lib/speech.svelte'
import { type CaveinSeat, type CaveinView, paymentOf, type Pile, total } from './view'
import { lastingOf } from './lasting'
import { distinct } from './pieces.svelte'
import type { CardCount, Entry, Fields, Sight, Vocabulary } from '../../text/describe'

const viewOf = (view: Fields): CaveinView => view as unknown as CaveinView

export const SIGHT: Sight = {
  wide: true,
  gains: ['recruit'],
  ends: ['end-turn', 'go-on'],
  middle: (view, words) => new Cave(viewOf(view), words).middle(),
  seat: (view, seat, words) => new Cave(viewOf(view), words).seat(seat),
  isOut: (view, seat) => viewOf(view).seats[seat - 1]!.left,
}

class Cave {
  readonly #view: CaveinView
  readonly #words: Vocabulary
  readonly #levels: readonly number[]
  readonly #costs: readonly number[]
  readonly #colours: readonly string[]

  constructor(view: CaveinView, words: Vocabulary) {
    this.#view = view
    this.#words = words
    const all = words.all()
    this.#levels = distinct(all.map(({ level }) => level))
    this.#costs = distinct(all.map(({ kind, cost }) => (kind === 'crystal' ? cost : null)))
    this.#colours = [...new Set(all.flatMap(({ kind, colour }) => (kind === 'mercenary' && colour ? [colour] : [])))]
  }

  middle(): Entry[] {
    const view = this.#view
    const free = Object.keys(view.totems).filter((faction) => view.totems[faction] === null)
    const wild = this.#colours.filter((colour) => !view.factions.some((faction) => this.#colourOf(faction) === colour))
    return [
      line('track', t('cave-collapse'), this.#track()),
      line('wild', t('table-wild'), wild.map(colourName).join(', ')),
      ...(free.length ? [line('free', t('table-free-totems'), free.map((each) => this.#totem(each)).join(', '))] : []),
      ...this.#levels.map((level, at) => this.#dockRow(level, view['stack-sizes'][at]!)),
      ...this.#costs.map((cost) => this.#mineRow(cost)),
      ...view['artifact-stacks'].map((stack, at) => this.#artifacts(stack, at + 1)),
      this.#notSeen(),
      ...(total(view.removed) ? [this.#cards('removed', this.#words.field('removed'), counted(view.removed))] : []),
    ]
  }

  seat(number: number): Entry[] {
    const view = this.#view
    const seat = view.seats[number - 1]!
    const held = Object.keys(view.totems).filter((faction) => view.totems[faction] === number)
    const isOpen = number === view.seat || view.over !== undefined || view.options['open-crystals'] === 'yes'
    const isCurrent = number === view.current && view.over === undefined
    return [
      ...(isOpen ? [line('points', t('cave-points'), String(seat.points))] : []),
      ...(isCurrent ? this.#turn() : []),
      this.#hand(seat, isCurrent),
      this.#base(seat.base),
      ...(held.length ? [line('totems', t('cave-totems'), held.map((each) => this.#totem(each)).join(', '))] : []),
      this.#crystals(seat.crystals, isOpen),
      ...(seat.artifacts.length ? [this.#owned(seat)] : []),
      ...(total(seat.subjugated) ? [this.#cards('subjugated', t('table-subjugated'), counted(seat.subjugated))] : []),
    ]
  }

  #track(): string {
    const { track, collapse, over } = this.#view
    return track >= collapse && over === undefined
      ? t('cave-track-last', { track, collapse })
      : t('cave-track', { track, collapse })
  }

  #dockRow(level: number, left: number): Entry {
    const there = counted(this.#view.docks).filter(({ card }) => textOf(this.#words.deck, card)?.level === level)
    return this.#row(`docks-${level}`, t('cave-docks-level', { level }), there, left)
  }

  #mineRow(cost: number): Entry {
    const { mine, tints, 'crystal-stack': stack } = this.#view
    const there: CardCount[] = []
    for (const [card, count] of Object.entries(mine)) {
      if (costOf(card) !== cost) continue
      const dyed = tints.filter((tint) => tint.crystal === card)
      if (count > dyed.length) there.push({ card, count: count - dyed.length, note: '' })
      for (const { colour, less } of dyed) {
        there.push({ card, count: 1, note: t('cave-tinted', { colour: colourName(colour), less }) })
      }
    }
    const left = Object.entries(stack).reduce((sum, [card, count]) => sum + (costOf(card) === cost ? count : 0), 0)
    return this.#row(`mine-${cost}`, t('cave-mine-cost', { cost }), there, left)
  }

  #row(key: string, label: string, cards: CardCount[], left: number): Entry {
    return { key, label, value: t('table-stack', { count: left }), cards, empty: false }
  }

  #artifacts({ top, below }: { top: string | null; below: number }, number: number): Entry {
    const key = `artifacts-${number}`
    const label = t('cave-artifact-stack', { number })
    if (top === null) return line(key, label, t('table-empty-stack'))
    const cards = top.split('+').map((card) => ({ card, count: 1, note: '' }))
    const cost = textOf(this.#words.deck, cards[0]!.card)?.cost ?? 0
    return { key, label, value: t('cave-artifact-price', { cost, below }), cards, empty: false }
  }

  /** What lies in the stacks, or hidden in a hand. */
  #notSeen(): Entry {
    const { unseen, unrevealed, 'crystal-stack': stack } = this.#view
    const halves = unrevealed.flatMap((card) => card.split('+')).map((card) => ({ card, count: 1, note: '' }))
    const cards = [...counted(unseen), ...counted(stack), ...halves]
    const many = total(unseen) + total(stack) + unrevealed.length
    return { ...this.#cards('unseen', this.#words.field('unseen'), cards), value: this.#words.cardCount(many) }
  }

  #cards(key: string, label: string, cards: CardCount[]): Entry {
    const many = cards.reduce((sum, { count }) => sum + count, 0)
    return { key, label, value: this.#words.cardCount(many), cards, empty: !cards.length }
  }

  #hand({ hand }: CaveinSeat, isCurrent: boolean): Entry {
    const cards = this.#byColour(counted(hand.cards ?? hand.known))
    if (isCurrent) {
      for (const [colour, pile] of Object.entries(this.#view.dyed)) {
        cards.push(...counted(pile, t('cave-counts-as', { colour: colourName(colour) })))
      }
    }
    const hidden = (hand.cards ? [] : hand.levels)
      .map((count, at) => ({ count, level: at + 1 }))
      .filter(({ count }) => count)
      .map((each) => t('table-hidden-level', each))
    const told = [
      t('cave-hand', { count: hand.size, limit: this.#words.figure('hand-limit') }),
      hidden.length ? t('table-hidden-cards', { levels: hidden.join(', ') }) : '',
    ]
    const value = told.filter(Boolean).join('; ')
    return { key: 'hand', label: this.#words.field('hand'), value, cards, empty: hand.size === 0 && !cards.length }
  }

  /** From the leader down. */
  #base(base: readonly string[]): Entry {
    const cards = [...base].reverse().map((card, at) => ({ card, count: 1, note: at ? '' : t('cave-leader') }))
    return this.#cards('base', t('table-base-of'), cards)
  }

  #crystals(crystals: Pile, isOpen: boolean): Entry {
    const label = t('table-crystals')
    if (isOpen) return { ...this.#cards('crystals', label, counted(crystals)), value: String(total(crystals)) }
    const byCost = this.#costs
      .map((cost) => ({
        cost,
        count: Object.entries(crystals).reduce((sum, [card, count]) => sum + (costOf(card) === cost ? count : 0), 0),
      }))
      .filter(({ count }) => count)
    const told = byCost.map((each) => t('cave-crystals-of-cost', each)).join(', ')
    return { ...line('crystals', label, told), empty: !byCost.length }
  }

  #owned({ artifacts, cast }: CaveinSeat): Entry {
    const cards = artifacts.map((card) => ({ card, count: 1, note: '' }))
    const entry = this.#cards('artifacts', t('table-artifacts'), cards)
    return cast ? { ...entry, value: `${entry.value}; ${t('table-cast', { colour: colourName(cast) })}` } : entry
  }

  /** What this turn has used, what lasts in it, what was played, and how far a payment is. */
  #turn(): Entry[] {
    const { phase, played } = this.#view
    const notes = [phase === 'starting' ? t('table-starting') : this.#actions(), ...lastingOf(this.#view)]
    const paying = this.#payment()
    return [
      line('turn', t('table-this-turn'), notes.join(' · ')),
      ...(paying ? [line('paying', t('table-paying'), paying)] : []),
      ...(played.length
        ? [line('played', t('table-played'), played.map((card) => nameOf(this.#words.deck, card)).join(', '))]
        : []),
    ]
  }

  #actions(): string {
    const { raided, used, actions } = this.#view
    if (raided) return t('table-raided')
    const done = used.map((name) => t(`action-${name}`)).join(', ')
    return t('table-actions', { done: done || 'none', left: this.#words.figure('actions') - actions })
  }

  #payment(): string | null {
    const waiting = paymentOf(this.#view)
    if (!waiting) return null
    const { cost, paid, artifact, crystal } = waiting
    const printed = artifact ? (textOf(this.#words.deck, artifact)?.cost ?? cost) : costOf(crystal!)
    const figures = { cost, paid, missing: Math.max(cost - paid, 0) }
    return printed === cost
      ? t('table-payment', figures)
      : t('table-payment-less', { printed, less: printed - cost, ...figures })
  }

  #totem(faction: string): string {
    return t('table-totem', { faction: wordFor('faction', faction), colour: colourName(this.#colourOf(faction)) })
  }

  #colourOf(faction: string): string {
    return this.#words.all().find((each) => each.faction === faction)?.colour ?? ''
  }

  /** What pays together stands together. */
  #byColour(cards: CardCount[]): CardCount[] {
    const rank = ({ card }: CardCount): number => {
      const text = textOf(this.#words.deck, card)
      return this.#colours.indexOf(text?.colour ?? '') * 10 + (text?.level ?? 0)
    }
    return cards.sort((one, other) => rank(one) - rank(other))
  }
}

const line = (key: string, label: string, value: string): Entry => ({ key, label, value, cards: [], empty: false })

const colourName = (colour: string): string => (colour ? t(`colour-${colour}`) : '')

/** The printed cost of a crystal: `yellow-10-cavein`. */
const costOf = (crystal: string): number => Number(crystal.split('-')[1])

const counted = (pile: Pile, note = ''): CardCount[] =>
  Object.entries(pile).map(([card, count]) => ({ card, count, note }))
