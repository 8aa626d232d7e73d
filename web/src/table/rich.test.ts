import { expect, test } from 'vitest'
import { cardMark, marked, parts } from './rich'

test('cards and points stay things in a text', () => {
  const phrase = marked({
    id: 'event',
    args: { player: { seat: 1 }, card: { card: 'cutter' }, points: { points: { trade: 2, combat: 0 } }, count: 3 },
  })
  expect(phrase.args['player']).toEqual({ seat: 1 })
  expect(phrase.args['count']).toBe(3)
  expect(parts(`Mira: ${String(phrase.args['card'])} played ${String(phrase.args['points'])}`)).toEqual([
    { text: 'Mira: ' },
    { card: 'cutter', before: '', after: '' },
    { text: ' played ' },
    { points: [['trade', 2]] },
  ])
})

test('quotation marks and commas stay with the card they belong to', () => {
  expect(parts(`karty: „${cardMark('ram')}”, ${cardMark('cutter')}, ${cardMark('scout')}`)).toEqual([
    { text: 'karty: ' },
    { card: 'ram', before: '„', after: '”,' },
    { text: ' ' },
    { card: 'cutter', before: '', after: ',' },
    { text: ' ' },
    { card: 'scout', before: '', after: '' },
  ])
})

test('a nested phrase is marked too, and a text without marks is left alone', () => {
  const phrase = marked({
    id: 'of-copy',
    args: { label: { phrase: { id: 'option', args: { card: { card: 'ram' } } } } },
  })
  expect(phrase.args['label']).toEqual({ phrase: { id: 'option', args: { card: cardMark('ram') } } })
  expect(parts('The match is a draw (stalled).')).toEqual([{ text: 'The match is a draw (stalled).' }])
})
