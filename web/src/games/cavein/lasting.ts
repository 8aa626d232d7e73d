// What lasts until the end of this turn, in words, in the order in which it is told.
import { t, wordFor } from '../../lib/speech.svelte'
import type { CaveinView } from './view'

// prettier-ignore
const EFFECTS = [
  'extra-mines', 'cheap-recruits', 'identical-actions', 'doubled-levels', 'matching-colours', 'artifact-discounts',
  'mining-discounts', 'second-crystals',
]

export function lastingOf(view: CaveinView): string[] {
  const effects: Readonly<Record<string, unknown>> = { ...view.effects }
  return EFFECTS.filter((name) => effects[name]).map((name) =>
    t(`table-${name}`, { count: Number(effects[name]), faction: wordFor('faction', String(effects[name])) }),
  )
}
