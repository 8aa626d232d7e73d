// How long somebody still has, as the server told it last, and how that is said.
import type { Clocks, Timing } from './generated/wire'

/** What the server told, and when it came, by this browser's own time. */
export interface Clock extends Clocks {
  at: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** From here on somebody should hurry. */
export const LOW = 30 * SECOND

/** How long a seat has by now; nobody loses time on vacation. */
export function leftOf(clock: Clock, seat: number, now: number): number {
  const left = clock.left[seat - 1] ?? 0
  if (!clock.running.includes(seat)) return left
  const passed = now - clock.at - (clock.away[seat - 1] ?? 0)
  return Math.max(left - Math.max(passed, 0), 0)
}

/** “4:05”, “1:00:00”, “2 days 3 hr”; a second that has begun counts. */
export function shortTime(milliseconds: number, language: string): string {
  if (milliseconds >= DAY) return longTime(milliseconds, language, 'short')
  const seconds = Math.ceil(milliseconds / SECOND)
  const two = (number: number): string => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The same in words: “4 minutes 5 seconds”, the two largest parts. */
export function longTime(milliseconds: number, language: string, style: 'long' | 'short' = 'long'): string {
  const sizes = { day: DAY, hour: HOUR, minute: MINUTE, second: SECOND }
  let rest = Math.ceil(milliseconds / SECOND) * SECOND
  const parts: string[] = []
  for (const [unit, size] of Object.entries(sizes)) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count || (unit === 'second' && !parts.length))
      parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: style }).format(count))
    else if (parts.length) break
  }
  return parts.slice(0, 2).join(' ')
}

/** What a table has chosen, as a message and its arguments. */
export function timingOf(
  timing: Timing,
  language: string,
): { kind: 'turn' | 'bank' | 'bank-more'; time: string; more: string } {
  const time = longTime(timing.seconds * SECOND, language)
  const more = longTime((timing.increment ?? 0) * SECOND, language)
  return { kind: timing.kind !== 'bank' ? 'turn' : timing.increment ? 'bank-more' : 'bank', time, more }
}
