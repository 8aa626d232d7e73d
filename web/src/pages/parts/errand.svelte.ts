// Something that is asked of the server by a click: busy meanwhile, and a line when it was refused.
import { Refused } from '../../lib/api'
import { has, say, t } from '../../lib/speech.svelte'
import type { Phrase } from '../../lib/generated/wire'

export class Errand {
  busy = $state(false)
  #refused = $state.raw<Refused | null>(null)

  /** Why it did not work, in the reader's language; null if it did. */
  get refusal(): string | null {
    if (!this.#refused) return null
    const { code, details } = this.#refused
    const message = `error-${code}`
    if (!has(message)) return code === 'offline' ? t('web-refused-offline') : t('web-refused', { code })
    return t(message, Object.fromEntries(Object.entries(details).map(([name, value]) => [name, plain(value)])))
  }

  async run(errand: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.#refused = null
    try {
      await errand()
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      this.#refused = refused
    } finally {
      this.busy = false
    }
  }
}

/** A detail of a refusal: a name, a number, or a reason that is a message itself. */
function plain(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'object' && value && 'phrase' in value) return say(value.phrase as Phrase)
  return String(value)
}
