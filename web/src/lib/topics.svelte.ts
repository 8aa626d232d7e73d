// The rules of a game in players' words: texts of their own files, fetched when somebody wants to read them.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api } from './api'
import { speech } from './speech.svelte'
import type { Language } from './words'

/** What a topic is about, by marks such as `ability-ally`, `kind-outpost`, `ask-pay`, and where the ledger has it. */
interface Links {
  topic: string
  clauses: string
  about: string[]
}

export interface Topic extends Links {
  title: string
  text: string
}

const TEXTS = import.meta.glob<string>('$i18n/locales/*/*/topics.ftl', { query: '?raw', import: 'default' })
const LINKS = import.meta.glob<Links[]>('$i18n/topics/*.json', { import: 'default' })

class Topics {
  found = $state.raw<Readonly<Record<string, readonly Topic[]>>>({})
}

const topics = new Topics()
const nameOf = (game: string, language: string): string => `${game} ${language}`

/** The topics of a game in the language that is spoken; undefined while they are on the way. Reactive. */
export function topicsOf(game: string): readonly Topic[] | undefined {
  const { language } = speech.words
  const found = topics.found[nameOf(game, language)]
  if (!found) void fetchTopics(game, language)
  return found
}

/** The topics that are about any of some marks. Reactive. */
export function topicsAbout(game: string, marks: readonly string[]): readonly Topic[] {
  return topicsOf(game)?.filter(({ about }) => about.some((mark) => marks.includes(mark))) ?? []
}

const asked = new Set<string>()

async function fetchTopics(game: string, language: Language): Promise<void> {
  const name = nameOf(game, language)
  if (asked.has(name)) return
  asked.add(name)
  try {
    const built = Object.entries(TEXTS).find(([path]) => path.endsWith(`/${language}/${game}/topics.ftl`))
    const links = Object.entries(LINKS).find(([path]) => path.endsWith(`/topics/${game}.json`))
    const sources = built ? [await built[1]()] : await api.words(game, language)
    const read = readTopics(sources, language, (await links?.[1]()) ?? [])
    topics.found = { ...topics.found, [name]: read }
  } catch {
    asked.delete(name) // the next who asks tries again
  }
}

/** In the order of the texts, which is that of the book; a game without links has topics all the same. */
export function readTopics(sources: readonly string[], language: string, links: readonly Links[]): Topic[] {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  const say = (id: string): string => {
    const value = bundle.getMessage(id)?.value
    return value ? bundle.formatPattern(value) : ''
  }
  const ids = sources.flatMap((source) => [...source.matchAll(/^topic-([a-z-]+)-text =/gm)].map((match) => match[1]!))
  return ids.map((topic) => ({
    ...(links.find((each) => each.topic === topic) ?? { topic, clauses: '', about: [] }),
    title: say(`topic-${topic}`),
    text: say(`topic-${topic}-text`),
  }))
}
