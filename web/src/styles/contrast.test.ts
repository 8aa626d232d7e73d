// Contrast by figures (WCAG 2): what is read has 4.5 against whatever it can lie on, signs and edges that mean something 3.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FACTION_MARKS } from '../cards/factions'

const SOURCES = join(import.meta.dirname, '..')
const TOKENS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The colours that stand behind a selector, by their names. */
function colours(selector: string): Record<string, string> {
  const block = TOKENS.slice(TOKENS.indexOf(`${selector} {`)).split('\n}')[0]!
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]),
  )
}

const DARK = colours(':root')
const THEMES = { dark: DARK, light: { ...DARK, ...colours("[data-theme='light']") } }
const FACTIONS = [...TOKENS.matchAll(/^(\.f-[a-z-]+) {/gm)].map((found) => found[1]!)

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const TEXTS = ['ink', 'ink-2', 'ink-3', 'ion', 'ask', 'bad', 'ok', 'trade', 'combat', 'authority']
const GROUNDS = ['void', 'table', 'panel', 'raised', 'card', 'card-text']
const PAIRS: [string, string, number][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string, number] => [text, ground, 4.5])),
  ...['ink', 'ink-2', 'ask', 'ion'].map((text): [string, string, number] => [text, 'ask-bg', 4.5]),
  ['on-ion', 'ion', 4.5],
  ['on-ion', 'ask', 4.5],
  ...GROUNDS.map((ground): [string, string, number] => ['line-2', ground, 3]),
]

test.each(Object.entries(THEMES))('in %s everything that is said or means something stands out', (_, theme) => {
  const short = PAIRS.map(([one, other, least]) => [one, other, least, contrast(theme[one]!, theme[other]!)] as const)
  expect(short.filter(([, , least, found]) => found < least)).toEqual([])
})

test.each(FACTIONS)('%s: its letter, its edge in dark and in light', (faction) => {
  const its = colours(faction)
  expect(contrast(DARK['on']!, its['f']!)).toBeGreaterThanOrEqual(4.5)
  for (const ground of GROUNDS) {
    expect(contrast(its['f']!, THEMES.dark[ground]!)).toBeGreaterThanOrEqual(3)
    expect(contrast(its['f-ink']!, THEMES.light[ground]!)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a shape that is only a line has a tone of its own in light, where the main one is too pale for it', () => {
  const sprite = readFileSync(join(SOURCES, 'lib/sprite.svg'), 'utf8')
  const marks = readFileSync(join(SOURCES, 'styles/marks.css'), 'utf8')
  const open = Object.keys(FACTION_MARKS).filter((faction) =>
    new RegExp(`id="${FACTION_MARKS[faction]!.shape}"[^>]*><path [^>]*fill="none"`).test(sprite),
  )
  expect(open).toEqual(['unaligned'])
  for (const faction of open)
    expect(marks).toContain(`[data-theme='light'] .badge.f-${faction} {\n  color: var(--f-ink);`)
})

test('a text with a colour and a ground of its own stands out from it', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(css|svelte)$/.test(name),
  )
  const rules = files.flatMap((name) => readFileSync(join(SOURCES, name), 'utf8').match(/{[^{}]*}/g) ?? [])
  const hex = (rule: string, property: string): string | undefined =>
    new RegExp(`[\\s;]${property}: (#[0-9a-f]{6});`).exec(rule.replace(/: #([0-9a-f])\1\1;/g, ': #$1$1$1$1$1$1;'))?.[1]
  const found = rules.map((rule) => [hex(rule, 'color'), hex(rule, 'background')])
  const pairs = found.filter((pair): pair is [string, string] => pair.every(Boolean))
  expect(pairs.length).toBeGreaterThan(5)
  expect(pairs.filter(([one, other]) => contrast(one, other) < 4.5)).toEqual([])
})
