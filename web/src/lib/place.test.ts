import { expect, test } from 'vitest'
import { at, rootOf, within } from './place'

test('at the root of a host an address is itself', () => {
  expect(at('/t/amber-heron-k3x9q2')).toBe('/t/amber-heron-k3x9q2')
  expect(at('/')).toBe('/')
  expect(within('/t/x', '/')).toBe('/t/x')
  expect(within('/', '/')).toBe('/')
})

test('under a path an address is what comes after it', () => {
  expect(within('/games/starlode/t/x', '/games/starlode/')).toBe('/t/x')
  expect(within('/games/starlode/', '/games/starlode/')).toBe('/')
  expect(within('/games/starlode', '/games/starlode/')).toBe('/')
  expect(within('/games/other', '/games/starlode/')).toBe(null)
  expect(within('/', '/games/starlode/')).toBe(null)
})

test('a page that was not told where it lives is at the root', () => {
  expect(rootOf('./')).toBe('/')
  expect(rootOf('/starlode/')).toBe('/starlode/')
})
