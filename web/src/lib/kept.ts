// What this browser keeps of the draws of a table: the salts it thought of, and the agreement as it was told first.
import type { Agreement, NewPlace } from './generated/wire'

interface Kept {
  salts: string[]
  agreement: Agreement | null
}

const PREFIX = 'starlode-draws '
const MOST = 100

/** Whether anything can be kept here; else no salt is promised, because it could not be revealed. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(PREFIX, '1')
    localStorage.removeItem(PREFIX)
    return true
  } catch {
    return false
  }
}

/** My place at a table that I open: a salt's hash follows, once the table has its id. */
export const mySeat = (): NewPlace => ({ me: true, salted: canKeep() })

/** A new salt of 32 random bytes, kept before it is of any use; null where nothing can be kept. */
export function newSalt(table: string, round: number): string | null {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const kept = read(table, round)
  return write(table, round, { ...kept, salts: [...kept.salts, salt] }) ? salt : null
}

/** The salts of a round: one, unless several pages of this browser were quick at the same time. */
export function saltsOf(table: string, round: number): string[] {
  return read(table, round).salts
}

/** Keep an agreement; the first one of a round counts. Whether this one is kept now. */
export function keep(agreement: Agreement): boolean {
  const { table, round } = agreement
  const kept = read(table, round)
  if (kept.agreement) return JSON.stringify(kept.agreement) === JSON.stringify(agreement)
  return write(table, round, { ...kept, agreement })
}

export function agreementOf(table: string, round: number): Agreement | null {
  return read(table, round).agreement
}

function read(table: string, round: number): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(name(table, round)) ?? '{}') as Partial<Kept>
    return { salts: found.salts ?? [], agreement: found.agreement ?? null }
  } catch {
    return { salts: [], agreement: null }
  }
}

function write(table: string, round: number, kept: Kept): boolean {
  try {
    forgetOld()
    localStorage.setItem(name(table, round), JSON.stringify({ at: Date.now(), ...kept }))
    return true
  } catch {
    return false
  }
}

/** Matches of long ago make room. */
function forgetOld(): void {
  const names = Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))
  if (names.length < MOST) return
  const age = (each: string): number => (JSON.parse(localStorage.getItem(each) ?? '{}') as { at?: number }).at ?? 0
  names.sort((one, other) => age(one) - age(other))
  for (const each of names.slice(0, names.length - MOST + 1)) localStorage.removeItem(each)
}

const name = (table: string, round: number): string => `${PREFIX}${table} ${round}`

/** The guided match that was opened last, to be resumed. */
export function keepLesson(game: string, table: string): void {
  try {
    localStorage.setItem(`${LESSON}${game}`, table)
  } catch {
    // A browser that remembers nothing begins anew.
  }
}

export function keptLesson(game: string): string | null {
  try {
    return localStorage.getItem(`${LESSON}${game}`)
  } catch {
    return null
  }
}

const LESSON = 'starlode-lesson-'

const TIPS = 'starlode-tips'

/** The tips that were given in this browser. */
export function keptTips(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(TIPS) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function keepTips(seen: readonly string[]): void {
  try {
    localStorage.setItem(TIPS, JSON.stringify(seen))
  } catch {
    // A browser that remembers nothing is told again.
  }
}
