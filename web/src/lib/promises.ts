// My part before the deal: promise a salt, keep the agreement, and only then reveal the salt.
import { saltHash } from './draws'
import { agreementOf, keep, newSalt, saltsOf } from './kept'
import type { Agreement, Table, ToServer } from './generated/wire'

/** A salt's hash for a seat where I am about to sit down; null adds none. */
export function promiseFor(table: Table, seat: number): string | null {
  const { round } = table.draws
  const salt = saltsOf(table.id, round)[0] ?? newSalt(table.id, round)
  return salt && saltHash(table.id, round, seat, salt)
}

export class Promises {
  readonly #send: (make: (id: string) => ToServer) => string
  #agreement: Agreement | null = null
  #id = '' // of the last message
  #said = '' // the last that was said; again only when something has changed

  constructor(send: (make: (id: string) => ToServer) => string) {
    this.#send = send
  }

  /** What was agreed came; it is kept at once. */
  hear(agreement: Agreement, table: Table | null): void {
    keep(agreement)
    this.#agreement = agreement
    if (table) this.goOn(table)
  }

  /** The server could not write something down: if it was mine, it is said again. */
  notStored(id: string | null, table: Table | null): void {
    if (id === null || id !== this.#id) return
    this.#said = ''
    if (table) this.goOn(table)
  }

  /** Do what I am waited for. */
  goOn(table: Table): void {
    const seat = table.places.find((place) => place.you)?.seat
    const { round, agreed, awaited } = table.draws
    if (table.phase !== 'waiting' || seat === undefined || !awaited.includes(seat)) return
    const saying = `${round} ${seat} ${agreed}`
    if (saying === this.#said) return
    if (!agreed) {
      const hash = promiseFor(table, seat)
      this.#said = saying
      this.#id = this.#send((id) => ({ t: 'promise', id, round, hash }))
      return
    }
    const salt = this.#salt(table, seat)
    if (!salt) return
    this.#said = saying
    this.#id = this.#send((id) => ({ t: 'reveal', id, round, salt }))
  }

  /** My salt, if what was agreed is kept here and holds what I promised. */
  #salt(table: Table, seat: number): string | undefined {
    const { round } = table.draws
    const kept = agreementOf(table.id, round)
    const told = this.#agreement
    if (!kept || !told || JSON.stringify(kept) !== JSON.stringify(told)) return undefined
    return saltsOf(table.id, round).find((salt) => saltHash(table.id, round, seat, salt) === kept.salts[seat - 1])
  }
}
