/** Numbers that look random and are always the same for a text, so that a card always has the same picture. */
export type Dice = (low?: number, high?: number) => number

export function dice(text: string): Dice {
  let h = 2166136261
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
  return (low = 0, high = 1) => {
    h = (Math.imul(h ^ (h >>> 15), 2246822507) + 0x9e3779b9) | 0
    const unit = ((h ^ (h >>> 13)) >>> 0) / 4294967296
    return low + unit * (high - low)
  }
}

export const pick = <T>(roll: Dice, list: readonly T[]): T => list[Math.floor(roll(0, list.length))] as T
