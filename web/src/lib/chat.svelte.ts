// What is said at a table, as this browser shows it: who is muted here is not shown, and nobody else knows of it.
import type { ChatLine } from './generated/wire'

export type Channel = ChatLine['channel']
export type QuickPhrase = NonNullable<ChatLine['phrase']>
export const PHRASES: readonly QuickPhrase[] = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'one-moment',
  'take-your-time',
  'good-game',
  'again',
]

/** What is said: a text, or a phrase that each reads in his language. */
export type Words = { text: string } | { phrase: QuickPhrase }

const MUTED = 'starlode-muted'

/** A line as it was heard: seats may change before the start, and words stay those of who said them. */
export type Heard = ChatLine & { mine: boolean }

export class Chat {
  lines = $state.raw<readonly Heard[]>([])
  unread = $state(0)
  /** The marks of those who are not shown: another name would bring nobody back. */
  muted = $state.raw<readonly string[]>(read())

  /** More was said; what is known already comes again after a cut line. */
  take(more: readonly ChatLine[], isMine: (line: ChatLine) => boolean): void {
    const known = new Set(this.lines.map(key))
    const fresh = more.filter((line) => !known.has(key(line))).map((line) => ({ ...line, mine: isMine(line) }))
    this.lines = [...this.lines, ...fresh]
    this.unread += fresh.filter((line) => !line.mine && !this.muted.includes(line.mark)).length
  }

  mute(mark: string, on: boolean): void {
    this.muted = on ? [...this.muted, mark] : this.muted.filter((each) => each !== mark)
    try {
      localStorage.setItem(MUTED, JSON.stringify(this.muted))
    } catch {
      // A browser that remembers nothing forgets it with the page.
    }
  }
}

const key = ({ channel, n }: ChatLine): string => `${channel} ${n}`

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(MUTED) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
