// What is there without a network: the service worker's part of it, and whether this browser has one.
import { at } from './place'
import type { Game } from './generated/wire'

const GAMES = 'starlode-games'

class Offline {
  /** Whether the client itself opens without the server from now on. */
  ready = $state(false)
  /** Over plain http browsers give a page neither a service worker nor notifications. */
  readonly insecure = globalThis.isSecureContext === false

  /** Have the browser keep the client, once the page has what it needs itself. */
  start(): void {
    const container = globalThis.navigator?.serviceWorker
    if (!container) return
    this.ready = container.controller !== null
    container.addEventListener('controllerchange', () => (this.ready = container.controller !== null))
    const register = (): void => void container.register(at('/sw.js')).catch(() => {}) // then it is not kept
    if (document.readyState === 'complete') register()
    else addEventListener('load', register, { once: true })
  }
}

export const offline = new Offline()

/** The games that the server offered last: their cards and rules can be read without it. */
export function keepGames(games: readonly Game[]): void {
  try {
    localStorage.setItem(GAMES, JSON.stringify(games))
  } catch {
    // A browser that remembers nothing reads with the server alone.
  }
}

export function keptGames(): Game[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(GAMES) ?? '[]')
    return Array.isArray(found) ? (found as Game[]) : []
  } catch {
    return []
  }
}
