// Something that is asked of the server by a click: busy meanwhile, and a line when it was refused.
import { Refused } from '../../lib/api'
import { has, t } from '../../lib/speech.svelte'

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

function plain(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value)
}
