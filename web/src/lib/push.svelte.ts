// Whether this browser tells me when it is my turn: what is missing where it cannot, and how it is switched on and off.
import { api } from './api'
import { at } from './place'
import type { Language } from './words'

/** `host`: this server tells nobody; `failed`: the browser did not get through to its push service. */
export type PushState = 'looking' | 'insecure' | 'unsupported' | 'host' | 'denied' | 'off' | 'on' | 'failed'

const KEPT = 'starlode-push'

export class Push {
  state = $state<PushState>('looking')
  #key = ''

  /** How things stand; where it is on, the server hears of it anew: whose browser it is, and in which language. */
  async look(language: Language): Promise<void> {
    this.state = await this.#look(language)
  }

  async #look(language: Language): Promise<PushState> {
    if (globalThis.isSecureContext === false) return 'insecure'
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
    const { key } = await api.push()
    if (key === null) return 'host'
    this.#key = key
    if (Notification.permission === 'denied') return 'denied'
    const found = await subscription()
    if (!found || Notification.permission !== 'granted') return 'off'
    if (keyOf(found) !== key) {
      await found.unsubscribe() // of a server that was here before
      return 'off'
    }
    await tell(found, language)
    return 'on'
  }

  /** By a click, because the browser asks then. */
  async switchOn(language: Language): Promise<void> {
    const allowed = await Notification.requestPermission()
    if (allowed !== 'granted') {
      this.state = allowed === 'denied' ? 'denied' : 'off'
      return
    }
    const registration = await navigator.serviceWorker.ready
    let made: PushSubscription
    try {
      made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key })
    } catch {
      this.state = 'failed'
      return
    }
    await tell(made, language)
    this.state = 'on'
  }

  async switchOff(): Promise<void> {
    const found = await subscription()
    if (found) {
      await found.unsubscribe()
      await api.pushOff(found.endpoint)
    }
    this.state = 'off'
  }
}

/** Whoever uses this browser now is told by it, in the language of now; once for each change. */
export async function keepPush(guest: string, language: Language): Promise<void> {
  const found = await subscription()
  if (!found) return
  const now = `${guest} ${language} ${found.endpoint}`
  if (localStorage.getItem(KEPT) === now) return
  await tell(found, language)
  localStorage.setItem(KEPT, now)
}

/** Whoever comes in may have been signed out everywhere meanwhile, and then nobody is told: the server hears of us anew. */
export async function renewPush(language: Language): Promise<void> {
  const found = await subscription()
  if (found) await tell(found, language)
}

/** Whoever is forgotten is not told anything any more. */
export async function dropPush(): Promise<void> {
  await (await subscription())?.unsubscribe()
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(at('/'))
  return (await registration?.pushManager?.getSubscription()) ?? null
}

async function tell(found: PushSubscription, language: Language): Promise<void> {
  const { p256dh = '', auth = '' } = found.toJSON().keys ?? {}
  await api.pushOn({ endpoint: found.endpoint, p256dh, auth, language })
}

function keyOf(found: PushSubscription): string {
  const bytes = new Uint8Array(found.options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
