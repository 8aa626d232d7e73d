// Which page is shown. Links are plain <a href>; a click on one of ours loads nothing anew.

import type { Attachment } from 'svelte/attachments'
import { at, within } from './place'

export type Page =
  | { at: 'home' }
  | { at: 'table'; id: string; text: boolean | null }
  | { at: 'replay'; id: string; seat: number | null; rows: number | null }
  | { at: 'cards'; game: string | null }
  | { at: 'rules'; game: string | null; topic: string }
  | { at: 'me' | 'sign-in' | 'leaderboard' }
  | { at: 'device' | 'reset'; code: string }
  | { at: 'nowhere' }

class Router {
  page = $state.raw<Page>({ at: 'home' })
  /** Whether somebody came here from another page of ours. */
  moved = false

  start(): void {
    this.page = pageOf(location)
    addEventListener('popstate', () => {
      this.moved = true
      this.page = pageOf(location)
    })
    document.addEventListener('click', follow)
  }
}

export const router = new Router()

/** Go to an address of ours, written as if we lived at the root; `replace` leaves no way back to the present one. */
export function go(address: string, { replace = false } = {}): void {
  const url = new URL(address.startsWith('/') ? at(address) : address, location.href)
  if (url.href !== location.href) history[replace ? 'replaceState' : 'pushState'](null, '', url)
  router.moved = true
  router.page = pageOf(url)
  if (!replace) scrollTo(0, 0)
}

/** What somebody came for, once it is there: what had the focus went with the page before. */
export const landing: Attachment<HTMLElement> = (main) => {
  if (!router.moved || (document.activeElement && document.activeElement !== document.body)) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}

/** `text` is null where the address does not say, and the setting decides. */
export function pageOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Page {
  const path = plain(within(pathname))
  if (path === '/') return { at: 'home' }
  const about = path && /^\/(cards|rules)(?:\/([^/]+))?\/?$/.exec(path)
  if (about) {
    const game = about[2] ?? null
    return about[1] === 'cards' ? { at: 'cards', game } : { at: 'rules', game, topic: hash.slice(1) }
  }
  const own = path && /^\/(me|sign-in|leaderboard|device|reset)\/?$/.exec(path)
  if (own) {
    const to = own[1] as 'me' | 'sign-in' | 'leaderboard' | 'device' | 'reset'
    return to === 'me' || to === 'sign-in' || to === 'leaderboard' ? { at: to } : { at: to, code: hash.slice(1) } // never sent to a server
  }
  const table = path && /^\/([tr])\/([^/]+)\/?$/.exec(path)
  if (!table) return { at: 'nowhere' }
  const id = table[2]!
  const asked = new URLSearchParams(search)
  if (table[1] === 'r') return { at: 'replay', id, seat: numberOf(asked.get('seat')), rows: numberOf(asked.get('at')) }
  const text = asked.get('text')
  return { at: 'table', id, text: text === null ? null : text !== '0' }
}

/** A path as it is read; null where somebody has cut it within a letter. */
function plain(path: string | null): string | null {
  try {
    return path && decodeURIComponent(path)
  } catch {
    return null
  }
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** Where what somebody pasted leads: a link to a table or to a moment of a match, or the name of a table. */
export function linkOf(pasted: string): string | null {
  const found = /(\/r\/)?([a-z]+-[a-z]+-[a-z0-9]{4,})\/?(\?[^#]*)?(?:#.*)?$/.exec(pasted.trim().toLowerCase())
  if (!found) return null
  return found[1] ? `/r/${found[2]}${found[3] ?? ''}` : `/t/${found[2]}`
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.hash && link.pathname === location.pathname) return // a jump within the page
  if (pageOf(link).at === 'nowhere') return
  event.preventDefault()
  go(link.href)
}
