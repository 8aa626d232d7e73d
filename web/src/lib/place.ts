// Where the server lives: at the root of its host, or under a path that a proxy has put it under.

/** The path of the first screen; it begins and ends with a slash. The server writes it into the page. */
export const ROOT = rootOf(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="starlode-root"]')?.content ?? '/',
)

export function rootOf(content: string): string {
  return content.startsWith('/') && content.endsWith('/') ? content : '/'
}

/** One of our addresses, written as if we lived at the root. */
export function at(address: string): string {
  return ROOT + address.replace(/^\//, '')
}

/** The same for a socket. */
export function socketAt(address: string): string {
  const { protocol, host } = globalThis.location ?? { protocol: 'http:', host: 'localhost' }
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${at(address)}`
}

/** The other way round: what an address means here; null if it is not ours. */
export function within(pathname: string, root = ROOT): string | null {
  if (pathname === root.slice(0, -1)) return '/'
  return pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : null
}
