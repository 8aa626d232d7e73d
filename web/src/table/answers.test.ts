import { expect, test } from 'vitest'
import { answerOfEnter } from './answers'
import type { Offer } from './offers'
import { zoneOf } from '../games/realms/realms'

const offer = (verb: string, card?: string): Offer => ({
  option: { action: card ? `${verb} ${card}` : verb, verb, ...(card && { card }) },
  label: { id: `option-${verb}`, args: {} },
})

test('Enter takes the first answer', () => {
  const [top, discard] = [offer('to-top'), offer('to-discard')]
  expect(answerOfEnter([top, discard], zoneOf)).toBe(top)
})

test('Enter does not decline while a card may be chosen', () => {
  expect(answerOfEnter([offer('scrap-hand', 'scout'), offer('decline')], zoneOf)).toBeUndefined()
})

test('Enter takes what alone is left', () => {
  const end = offer('end-turn')
  expect(answerOfEnter([end], zoneOf)).toBe(end)
})
