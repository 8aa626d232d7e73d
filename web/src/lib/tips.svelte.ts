// Tips at the real table: each is given once, when it first matters; when that is, each game's data say.
import { untrack } from 'svelte'
import type { Moment, Told } from './generated/wire'
import { keepTips, keptTips } from './kept'
import { settings } from './settings.svelte'
import type { TableStore } from './table.svelte'

interface Tip {
  tip: string
  /** Something that can be done now, what is asked, or what has just happened. */
  offered?: string
  asked?: string
  happened?: string
}

const GAMES = import.meta.glob<Tip[]>('$i18n/tips/*.json', { eager: true, import: 'default' })

const tipsOf = (game: string): readonly Tip[] =>
  Object.entries(GAMES).find(([path]) => path.endsWith(`/${game}.json`))?.[1] ?? []

/** The first tip that matters now and was not given yet. */
export function tipFor(game: string, moment: Moment, events: readonly Told[], seen: readonly string[]): string | null {
  const { decision } = moment
  if (!decision) return null
  const found = tipsOf(game).find(
    ({ tip, offered, asked, happened }) =>
      !seen.includes(`${game} ${tip}`) &&
      (decision.asked === asked ||
        decision.options.some(({ verb }) => verb === offered) ||
        events.some(({ event }) => event === happened)),
  )
  return found?.tip ?? null
}

/** What a table is told by way of tips: at most one a turn, which stays until the turn is over or it is put away. */
export class Tips {
  shown = $state<string | null>(null)
  #turn: unknown = null
  #game = ''

  take(game: string, moment: Moment | null, events: readonly Told[]): void {
    const turn = moment?.view['turn'] ?? null
    if (!settings.tips || (moment && turn !== this.#turn)) this.shown = null
    if (!settings.tips || !moment?.decision || turn === this.#turn) return
    const tip = tipFor(game, moment, events, keptTips())
    if (!tip) return
    this.#turn = turn
    this.#game = game
    this.shown = tip
  }

  /** It could be read: it does not come again. */
  given(): void {
    const mark = `${this.#game} ${this.shown}`
    if (this.shown && !keptTips().includes(mark)) keepTips([...keptTips(), mark])
  }

  /** Follow a table; in a lesson others explain, and some tables have none. Call while a component is made. */
  follow(play: TableStore, moment: () => Moment | null): void {
    $effect.pre(() => {
      const game = play.table?.lesson || !play.table?.hints ? '' : (play.table?.game ?? '')
      const [now, happened] = [moment(), play.fresh]
      void settings.tips
      untrack(() => this.take(game, now, happened))
    })
  }

  putAway(): void {
    this.shown = null
  }
}
