import { expect, test } from 'vitest'
import { pageOf, linkOf } from './router.svelte'

const at = (address: string) => pageOf(new URL(address, 'http://here'))

test('an address is a page', () => {
  expect(at('/')).toEqual({ at: 'home' })
  expect(at('/t/amber-heron-k3x9q2')).toEqual({ at: 'table', id: 'amber-heron-k3x9q2', text: null })
  expect(at('/t/amber-heron-k3x9q2?text=1')).toMatchObject({ text: true })
  expect(at('/t/amber-heron-k3x9q2?text=0')).toMatchObject({ text: false })
  expect(at('/cards')).toEqual({ at: 'cards', game: null })
  expect(at('/cards/cavein/')).toEqual({ at: 'cards', game: 'cavein' })
  expect(at('/rules/realms#ally')).toEqual({ at: 'rules', game: 'realms', topic: 'ally' })
  expect(at('/rules/realms/ally')).toEqual({ at: 'nowhere' })
  expect(at('/ruins')).toEqual({ at: 'nowhere' })
  for (const cut of ['/t/%zz', '/cards/%E0%A4', '/%']) expect(at(cut)).toEqual({ at: 'nowhere' })
})

test('a table is found in whatever was pasted', () => {
  for (const pasted of [
    'amber-heron-k3x9q2',
    '  Amber-Heron-k3x9q2 ',
    'https://play.example/t/amber-heron-k3x9q2',
    'http://localhost:8000/t/amber-heron-k3x9q2?text=1',
    'play.example/t/amber-heron-k3x9q2/',
  ]) {
    expect(linkOf(pasted)).toBe('/t/amber-heron-k3x9q2')
  }
  const moment = '/r/amber-heron-k3x9q2?seat=2&at=41'
  expect(linkOf(`https://play.example/club${moment}#top`)).toBe(moment)
  expect(linkOf('https://play.example/r/amber-heron-k3x9q2')).toBe('/r/amber-heron-k3x9q2')
  for (const nothing of ['', 'amber', 'https://play.example/']) expect(linkOf(nothing)).toBe(null)
})
