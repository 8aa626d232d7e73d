import { expect, test } from 'vitest'
import { Chat } from './chat.svelte'
import type { ChatLine } from './generated/wire'

const line = (n: number, changes: Partial<ChatLine> = {}): ChatLine => ({
  channel: 'table',
  n,
  seat: 2,
  name: 'Ann',
  mark: 'a',
  text: `line ${n}`,
  phrase: null,
  ago: 0,
  ...changes,
})
const nobody = (): boolean => false

test('what comes again after a cut line is shown once', () => {
  const chat = new Chat()
  chat.take([line(1), line(2)], nobody)
  chat.take([line(1), line(2), line(3), line(1, { channel: 'team' })], nobody)
  expect(chat.lines.map(({ channel, n }) => `${channel} ${n}`)).toEqual(['table 1', 'table 2', 'table 3', 'team 1'])
  expect(chat.unread).toBe(4)
})

test('what I say is no news to me', () => {
  const chat = new Chat()
  chat.take([line(1, { seat: 1 }), line(2)], ({ seat }) => seat === 1)
  expect(chat.unread).toBe(1)
})

test('words stay those of who said them, whoever takes the seat afterwards', () => {
  const chat = new Chat()
  let mySeat: number | null = null
  chat.take([line(1)], ({ seat }) => seat === mySeat)
  mySeat = 2
  expect(chat.lines.map(({ name, mine }) => [name, mine])).toEqual([['Ann', false]])
})

test('who is muted is no news', () => {
  const chat = new Chat()
  chat.mute('a', true)
  chat.take([line(1), line(2, { name: 'Bob', mark: 'b' }), line(3, { name: 'Ann again' })], nobody)
  chat.mute('a', false)
  expect(chat.unread).toBe(1)
})
