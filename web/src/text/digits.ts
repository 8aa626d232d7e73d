// Answers chosen by number keys: at once where no other number could be meant, else after another digit or Enter.

export interface Typed {
  /** What was typed and still waits. */
  digits: string
  /** The answer that was chosen, counted from 1. */
  chosen: number | null
}

/** What comes of another key after some digits, with so many answers; a digit that leads nowhere is ignored. */
export function typing(digits: string, key: string, answers: number): Typed {
  if (key === 'Escape') return { digits: '', chosen: null }
  if (key === 'Backspace') return { digits: digits.slice(0, -1), chosen: null }
  if (key === 'Enter') return { digits: '', chosen: digits ? Number(digits) : null }
  const number = Number(digits + key)
  if (!/^\d$/.test(key) || number < 1 || number > answers) return { digits, chosen: null }
  return number * 10 > answers ? { digits: '', chosen: number } : { digits: digits + key, chosen: null }
}

/** Whether a key means something here. */
export const isTyped = (digits: string, key: string): boolean =>
  /^\d$/.test(key) || (digits !== '' && ['Enter', 'Backspace', 'Escape'].includes(key))
