// What the draws of a table follow from, and whether they do: docs/chance.md. No rules are needed for it.
import { bytesOf, fromHex, hmac, sha256, toHex } from './sha256'
import type { Agreement, Finished, Told } from './generated/wire'

/** What came of the check after a match. */
export type Verdict =
  | { result: 'checked'; draws: number }
  | { result: 'forged'; what: 'table' | 'secret' | 'salts' | 'rules' | 'start' | 'draw'; row?: number }
  | { result: 'unkept' | 'known' }

/** What a seat promises its salt by. */
export function saltHash(table: string, round: number, seat: number, salt: string): string {
  return salt ? hash(`starlode salt ${table} ${round} ${seat} ${salt}`) : ''
}

export function secretHash(table: string, round: number, secret: string): string {
  return hash(`starlode secret ${table} ${round} ${secret}`)
}

export function tableKey(table: string, round: number, secret: string, salts: readonly string[]): Uint8Array {
  const lines = [`starlode table ${table} ${round}`, ...salts.map((salt, at) => `${at + 1} ${salt}`), '']
  return hmac(fromHex(secret), bytesOf(lines.join('\n')))
}

/** The number in [0, total) of a draw after `count` others of its stream. */
export function drawNumber(key: Uint8Array, stream: string, count: number, total: number): number {
  const digest = BigInt(`0x${toHex(hmac(key, bytesOf(`${stream}/${count}`)))}`)
  return Number((digest * BigInt(total)) >> 256n)
}

/** Hold a finished match against the agreement that was kept, and against what was seen of it. */
export function check({ record, chance }: Finished, kept: Agreement | null, seen: readonly Told[]): Verdict {
  if (chance.known) return { result: 'known' }
  if (!kept) return { result: 'unkept' }
  const forged = (what: (Verdict & { result: 'forged' })['what']): Verdict => ({ result: 'forged', what })
  if (chance.table !== kept.table || chance.round !== kept.round) return forged('table')
  if (secretHash(kept.table, kept.round, chance.secret) !== kept.secret) return forged('secret')
  const hashes = chance.salts.map((salt, at) => saltHash(kept.table, kept.round, at + 1, salt))
  if (hashes.join() !== kept.salts.join() || hashes.length !== kept.salts.length) return forged('salts')
  if ('start' in record) return forged('start')
  const agreed = [kept.game, kept.rules, kept.seats.length, sorted(kept.options)]
  const played = [record['game'], record['rules'], record['seats'], sorted(record['options'] as Record<string, string>)]
  if (JSON.stringify(agreed) !== JSON.stringify(played)) return forged('rules')
  return checkDraws(
    chance.draws,
    record['rows'] as string[],
    seen,
    tableKey(kept.table, kept.round, chance.secret, chance.salts),
  )
}

function checkDraws(
  draws: Finished['chance']['draws'],
  rows: readonly string[],
  seen: readonly Told[],
  key: Uint8Array,
): Verdict {
  const events = new Map(seen.map((event) => [event.n, event]))
  const told = new Map(draws.map((draw) => [draw.row, draw]))
  for (const [at, text] of rows.entries()) {
    if (!text.startsWith('*')) continue
    const draw = told.get(at + 1)
    const came = text.slice(text.lastIndexOf(' ') + 1)
    if (!draw || !follows(draw, key) || !wasSeen(events.get(draw.event), came))
      return { result: 'forged', what: 'draw', row: at + 1 }
  }
  return { result: 'checked', draws: draws.length }
}

function follows(draw: Finished['chance']['draws'][number], key: Uint8Array): boolean {
  const number = drawNumber(key, draw.stream, draw.count, draw.total)
  return number >= draw.below && number < draw.below + draw.copies
}

/**
 * Whether what a page was shown of a draw is what the record says; it may not have seen it, or not all of it.
 * What is kept from it is null; else one of the details is what came, whatever a game calls it.
 */
function wasSeen(event: Told | undefined, came: string): boolean {
  if (!event || event.event === 'hidden') return true
  const { n: _n, event: _event, say: _say, ...details } = event
  const told = Object.values(details)
  return told.includes(null) || told.some((value) => String(value) === came)
}

const sorted = (options: Record<string, string>): [string, string][] =>
  Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1))

const hash = (text: string): string => toHex(sha256(bytesOf(text)))
