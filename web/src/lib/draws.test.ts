import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check, drawNumber, saltHash, secretHash, tableKey } from './draws'
import { told } from './fakes'
import { toHex } from './sha256'
import type { Agreement, Draw, Finished } from './generated/wire'

interface Vector {
  agreement: Agreement
  secret: string
  salts: string[]
  key: string
  numbers: { stream: string; count: number; total: number; number: number }[]
}
const page = new URL('../../../docs/chance-vectors.json', import.meta.url)
const { agreements } = JSON.parse(readFileSync(page, 'utf8')) as { agreements: Vector[] }

test('hashes, keys and numbers are those of docs/chance.md', () => {
  expect(agreements.length).toBeGreaterThan(2)
  for (const { agreement, secret, salts, key, numbers } of agreements) {
    const { table, round } = agreement
    expect(secretHash(table, round, secret)).toBe(agreement.secret)
    expect(salts.map((salt, at) => saltHash(table, round, at + 1, salt))).toEqual(agreement.salts)
    const found = tableKey(table, round, secret, salts)
    expect(toHex(found)).toBe(key)
    for (const { stream, count, total, number } of numbers) expect(drawNumber(found, stream, count, total)).toBe(number)
  }
})

/** A match of four draws from a pile of three kinds, all of which follow from an agreement of the page. */
function aFinishedMatch(): { finished: Finished; kept: Agreement } {
  const { agreement, secret, salts, key } = agreements[1]!
  const draws: Draw[] = []
  const rows: string[] = ['1 end-turn']
  const kinds = [
    { card: 'scout', below: 0, copies: 5 },
    { card: 'viper', below: 5, copies: 2 },
    { card: 'ram', below: 7, copies: 3 },
  ]
  for (let count = 0; count < 4; count++) {
    const number = drawNumber(tableKey(agreement.table, agreement.round, secret, salts), 'deck-1', count, 10)
    const { card, below, copies } = kinds.find((kind) => number < kind.below + kind.copies)!
    rows.push(`* draw ${card}`)
    draws.push({ row: rows.length, event: 1 + count, stream: 'deck-1', count, below, copies, total: 10 })
  }
  const { game, rules, options, seats, table, round } = agreement
  const chance = {
    table,
    round,
    secret,
    salts,
    key,
    commitment: agreement.secret,
    agreement,
    known: false,
    void: [],
    draws,
  }
  return { finished: { record: { game, rules, options, seats: seats.length, rows }, chance }, kept: agreement }
}

const shown = (finished: Finished): string[] =>
  (finished.record['rows'] as string[]).filter((row) => row.startsWith('*')).map((row) => row.split(' ').at(-1)!)

test('a match that follows from what was kept is found to be so', () => {
  const { finished, kept } = aFinishedMatch()
  const seen = shown(finished).map((card, at) => told(at + 1, 'card-drawn', { card }))
  expect(check(finished, kept, [])).toEqual({ result: 'checked', draws: 4 })
  expect(check(finished, kept, seen)).toEqual({ result: 'checked', draws: 4 })
  expect(check(finished, kept, [{ n: 1, event: 'hidden' }])).toEqual({ result: 'checked', draws: 4 })
  const others = [{ n: 1, event: 'card-drawn', seat: 2, card: null }]
  expect(check(finished, kept, others)).toEqual({ result: 'checked', draws: 4 })
  const called = shown(finished).map((pearl, at) => told(at + 1, 'pearl-found', { seat: 1, pearl }))
  expect(check(finished, kept, called)).toEqual({ result: 'checked', draws: 4 })
})

test('only what was kept here is believed', () => {
  const { finished, kept } = aFinishedMatch()
  const other = agreements[3]!.agreement
  expect(check(finished, null, [])).toEqual({ result: 'unkept' })
  expect(check(finished, other, [])).toEqual({ result: 'forged', what: 'table' })
  expect(check(finished, { ...kept, secret: other.secret }, [])).toEqual({ result: 'forged', what: 'secret' })
  expect(check(finished, { ...kept, salts: [kept.salts[0]!, ''] }, [])).toEqual({ result: 'forged', what: 'salts' })
  expect(check({ ...finished, chance: { ...finished.chance, known: true } }, kept, [])).toEqual({ result: 'known' })
})

test('a record of something else is a forgery', () => {
  const { finished, kept } = aFinishedMatch()
  const { record, chance } = finished
  const changed = (change: Record<string, unknown>): Finished => ({ record: { ...record, ...change } as never, chance })
  expect(check(changed({ options: { ...kept.options, start: '1' } }), kept, [])).toMatchObject({ what: 'rules' })
  expect(check(changed({ seats: 3 }), kept, [])).toMatchObject({ what: 'rules' })
  expect(check(changed({ start: {} }), kept, [])).toMatchObject({ what: 'start' })
})

test('a draw that does not follow, is not accounted for, or is not the one that was shown is named', () => {
  const { finished, kept } = aFinishedMatch()
  const { record, chance } = finished
  const moved = chance.draws.map((draw, at) => (at === 2 ? { ...draw, below: (draw.below + 5) % 10, copies: 1 } : draw))
  expect(check({ record, chance: { ...chance, draws: moved } }, kept, [])).toEqual({
    result: 'forged',
    what: 'draw',
    row: 4,
  })
  const fewer = chance.draws.slice(0, 3)
  expect(check({ record, chance: { ...chance, draws: fewer } }, kept, [])).toMatchObject({ what: 'draw', row: 5 })
  const seen = [told(2, 'card-drawn', { card: 'dreadnaught' })]
  expect(check(finished, kept, seen)).toMatchObject({ what: 'draw', row: 3 })
  const elsewise = [told(2, 'pearl-found', { seat: 1, pearl: 'black' })]
  expect(check(finished, kept, elsewise)).toMatchObject({ what: 'draw', row: 3 })
})
