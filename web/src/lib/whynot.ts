// Why a file is refused: the words of the terminal, which are fetched when somebody's file is.
import { speech } from './speech.svelte'
import { NO_CONTEXT, Words } from './words'
import type { Phrase } from './generated/wire'

const FILES = import.meta.glob<string>('$i18n/locales/*/*/refusals.ftl', { query: '?raw', import: 'default' })

/** A reason in the reader's language. */
export async function whyNot(reason: Phrase, game: string): Promise<string> {
  const { language } = speech.words
  const text = (folder: string): Promise<string> =>
    FILES[Object.keys(FILES).find((path) => path.endsWith(`/${language}/${folder}/refusals.ftl`)) ?? '']?.() ??
    Promise.resolve('')
  const [shared, own] = await Promise.all([text('terminal'), text(game)])
  return new Words(language, { '': [shared], [game]: [own] }).say(reason, { ...NO_CONTEXT, game })
}
