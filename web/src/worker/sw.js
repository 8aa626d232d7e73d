// The service worker: the first screen, cards and rules open without a network, and a page of an older build keeps
// its files until it is closed; and whoever has asked for it is told that it is his turn.
// What is asked of the server's API is never answered from here, and never kept.
// vite.config.ts fills in what a build consists of; a new build is another worker, with a store of its own.

const BUILD = '__BUILD__'
/** Everything that the client consists of, by paths below the root. */
const FILES = /* __FILES__ */ []

const ROOT = new URL('./', self.location.href).pathname
const OURS = `starlode ${ROOT} `
const STORE = OURS + BUILD
const AT_ONCE = 4 // so that whoever plays meanwhile does not wait for us

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', answer)
self.addEventListener('push', (event) => event.waitUntil(show(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openTable(event)))

/** All of it, or nothing: half a client would not start. */
async function fill() {
  const store = await caches.open(STORE)
  try {
    const wanted = ['', ...FILES]
    for (let first = 0; first < wanted.length; first += AT_ONCE) {
      await Promise.all(wanted.slice(first, first + AT_ONCE).map((path) => keep(store, path)))
    }
  } catch (error) {
    await caches.delete(STORE)
    throw error
  }
}

async function keep(store, path) {
  // What has a hash in its name is the same for ever; all else is asked for anew.
  const found = await fetch(ROOT + path, { cache: isHashed(path) ? 'default' : 'no-cache' })
  if (!found.ok) throw new Error(`${path}: ${found.status}`)
  await store.put(ROOT + path, found)
}

/** Pages of the build before are closed by now, or were never served by us. */
async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== STORE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

function answer(event) {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(ROOT)) return
  const path = url.pathname.slice(ROOT.length)
  if (path === 'api' || path.startsWith('api/') || path === 'metrics') return
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, ''))
  else if (isHashed(path)) event.respondWith(storeFirst(request, path))
  else if (FILES.includes(path)) event.respondWith(networkFirst(request, path))
}

async function networkFirst(request, path) {
  try {
    return await fetch(request)
  } catch (away) {
    const kept = await stored(path)
    if (!kept) throw away
    return kept
  }
}

async function storeFirst(request, path) {
  return (await stored(path)) ?? (await fetch(request))
}

async function stored(path) {
  const store = await caches.open(STORE)
  return store.match(ROOT + path, { ignoreVary: true })
}

function isHashed(path) {
  return path.startsWith('assets/')
}

/** What the server says to whoever is not here: that it is his turn, at which table. One notice a table. */
async function show({ data }) {
  let told = {}
  try {
    told = data?.json() ?? {}
  } catch {
    // Browsers want something shown for every message.
  }
  const table = String(told.table ?? '')
  await self.registration.showNotification(String(told.title ?? 'starlode'), {
    body: String(told.body ?? ''),
    lang: String(told.lang ?? ''),
    tag: table,
    icon: `${ROOT}icon-192.png`,
    data: { table },
  })
}

/** To the table: to a page that shows it already, else to a new one. */
async function openTable({ notification }) {
  notification.close()
  const { table } = notification.data ?? {}
  const path = table ? `${ROOT}t/${encodeURIComponent(table)}` : ROOT
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}
