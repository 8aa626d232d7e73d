// Whose turn it is at my tables, and since when by this browser's own time.
import type { Table, Turn } from './generated/wire'

export interface Asked {
  /** The seats that are waited for. */
  seats: readonly number[]
  /** Null where nobody knows. */
  since: number | null
}

export type Turns = ReadonlyMap<string, Asked>

export function turnsOf(told: readonly Turn[], now: number): Turns {
  return new Map(told.map(({ table, asked, ago }) => [table, { seats: asked, since: ago === null ? null : now - ago }]))
}

/** Whether I am waited for, or somebody beside me at this device. */
export function isMine(table: Table, asked: Asked | undefined): boolean {
  return (asked?.seats ?? []).some(
    (seat) => table.beside.includes(seat) || table.places.some((place) => place.seat === seat && place.you),
  )
}

/** Whether the list of tables is another one by now: a match has begun, or is over. */
export function isOtherList(tables: readonly Table[], turns: Turns): boolean {
  const running = tables.filter(({ phase }) => phase === 'running')
  return running.length !== turns.size || running.some(({ id }) => !turns.has(id))
}

/** “14:05”, and of another day “17 Nov, 14:05”. */
export function sayTime(time: number, now: number, language: string): string {
  const [then, today] = [new Date(time), new Date(now)]
  const day = then.toDateString() === today.toDateString() ? {} : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' }).format(then)
}
