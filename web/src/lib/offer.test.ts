import { expect, test } from 'vitest'
import { chosenFor, opponentIn, optionsOf, partyOf, partyOptions, settingOf } from './offer'
import type { Game } from './generated/wire'

const number = { values: null, least: 1, most: 9 }
const choice = { least: null, most: null }
const game: Game = {
  game: 'realms',
  bots: ['random', 'calm', 'keen'],
  strengths: { calm: 1010 },
  proposed: 'keen',
  gentlest: 'calm',
  formats: [
    {
      format: 'raid',
      seats: [3, 4],
      settings: [3, 4].map((seats) => ({
        seats,
        options: { boss: ['1', '2', '3', '4'].slice(0, seats), limit: null },
        parties: [
          { options: {}, sides: [[1], [2, 3]], roles: ['boss', 'raider', 'raider'] },
          { options: { boss: '2' }, sides: [[2], [1, 3]], roles: ['raider', 'boss', 'raider'] },
        ],
      })),
    },
  ],
  options: [
    { name: 'start', default: 'random', values: ['random', '1'], ...choice },
    { name: 'boss', default: '1', values: ['1', '2', '3', '4', '5', '6'], ...choice },
    { name: 'limit', default: '5', ...number },
  ],
  components: false,
  lessons: [],
}
const raid = game.formats[0]!

test('a format uses some of the options, with what they may be for so many seats', () => {
  const options = optionsOf(game, settingOf(raid, 4))
  expect(options.map(({ name, values }) => [name, values])).toEqual([
    ['boss', ['1', '2', '3', '4']],
    ['limit', null],
  ])
  expect(settingOf(raid, 6).seats).toBe(3)
})

test('the opponent is the one of the last match, or the one that is proposed', () => {
  expect(opponentIn(game, { bot: 'random', won: false })).toBe('random')
  expect([null, 'deep-thought'].map((bot) => opponentIn(game, { bot, won: true }))).toEqual(['keen', 'keen'])
  expect(opponentIn(game, { bot: null, won: false })).toBe('calm')
})

test('what was chosen for another format is not sent', () => {
  const options = optionsOf(game, settingOf(raid, 3))
  expect(chosenFor(options, { start: '1', boss: '4', limit: '7' })).toEqual({ limit: '7' })
  expect(chosenFor(options, { boss: '3' })).toEqual({ boss: '3' })
})

test('who is who follows from what was chosen', () => {
  const setting = settingOf(raid, 3)
  expect(partyOf(setting, {}).sides).toEqual([[1], [2, 3]])
  expect(partyOf(setting, { boss: '2' }).roles[1]).toBe('boss')
  expect([...partyOptions(setting)]).toEqual(['boss'])
})
