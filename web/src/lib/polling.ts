// A line to a table by requests, for networks that break sockets: it behaves as a socket does.
import type { Heard, NewLine } from './generated/wire'
import type { Socket } from './connection.svelte'

const WAIT = 1_000
/** A request that is lost on its way is asked again so often before the line counts as lost. */
const MOST_FAILURES = 3

export class PolledSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly #root: string
  readonly #stop = new AbortController()
  #line: string | null = null
  #had = 0
  #waiting: unknown[] = []
  #saying = false

  /** The address is that of the table's socket, whose scheme and end are not needed. */
  constructor(address: string) {
    const [table = '', seat = ''] = address.replace(/^ws/, 'http').split(/\/socket(?=\?|$)/)
    this.#root = table.replace(/\/api\/tables\/.*$/, '')
    void this.#open(`${table}/line${seat}`)
  }

  send(text: string): void {
    this.#waiting.push(JSON.parse(text))
    if (!this.#saying) void this.#say()
  }

  close(): void {
    if (this.#stop.signal.aborted) return
    this.#stop.abort()
    // The server need not wait until it misses us, also where the page is being left.
    if (this.#line) void fetch(this.#line, { method: 'DELETE', keepalive: true }).catch(() => {})
  }

  async #open(address: string): Promise<void> {
    const opened = await this.#ask<NewLine>(address, 'POST')
    if (opened === null) return this.#lose()
    this.#line = `${this.#root}/api/lines/${opened.line}`
    this.onopen?.()
    await this.#hear()
  }

  async #hear(): Promise<void> {
    let failures = 0
    while (!this.#stop.signal.aborted) {
      const heard = await this.#ask<Heard>(`${this.#line}?after=${this.#had}`, 'GET')
      if (this.#stop.signal.aborted) return
      if (heard === null) {
        if (++failures >= MOST_FAILURES) return this.#lose()
        await new Promise((resolve) => setTimeout(resolve, WAIT))
        continue
      }
      failures = 0
      const fresh = heard.messages.slice(heard.messages.length - Math.max(0, heard.n - this.#had))
      this.#had = heard.n
      for (const message of fresh) this.onmessage?.({ data: JSON.stringify(message) })
    }
  }

  /** One request after the other, so that messages come in their order. */
  async #say(): Promise<void> {
    this.#saying = true
    while (this.#waiting.length && !this.#stop.signal.aborted) {
      const messages = this.#waiting.splice(0, 10)
      if ((await this.#ask<Heard>(this.#line!, 'POST', { messages })) === null) {
        this.#saying = false
        return this.#lose() // what was not answered is said again on the next line
      }
    }
    this.#saying = false
  }

  async #ask<Answer>(address: string, method: string, body?: unknown): Promise<Answer | null> {
    try {
      const response = await fetch(address, {
        method,
        signal: this.#stop.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      if (response.ok) return (await response.json()) as Answer
      if (response.status === 404) this.#lose()
    } catch {
      // away, or we have hung up
    }
    return null
  }

  #lose(): void {
    if (this.#stop.signal.aborted) return
    this.#stop.abort()
    this.onclose?.()
  }
}
