// Answers that are numbers: many of them are one field instead of as many buttons.
import type { Option } from '../lib/generated/wire'

/** More amounts than this are asked for with a field. */
export const FEW = 5

export interface Range {
  least: number
  most: number
  /** Where the option of an amount stands in the list. */
  at: ReadonlyMap<number, number>
}

/** The amounts among the options, if they are many and without gaps. */
export function rangeOf(options: readonly Option[]): Range | null {
  const at = new Map<number, number>()
  options.forEach((option, index) => {
    if (option.verb === 'amount' && typeof option['amount'] === 'number') at.set(option['amount'], index)
  })
  if (at.size <= FEW) return null
  const least = Math.min(...at.keys())
  const most = Math.max(...at.keys())
  return most - least + 1 === at.size ? { least, most, at } : null
}
