// Beside the pages, also while none is open. It keeps the sign for a server that cannot be reached, and nothing else:
// whatever is asked for is asked of the server.
const SIGN = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg']
const KEPT = 'offline'

async function keepSign() {
  const kept = await caches.open(KEPT)
  await kept.addAll(SIGN.map((path) => new Request(path, { cache: 'reload' })))
}

/** What is kept, only where the server does not answer. */
const orKept = (request, path) => fetch(request).catch(async () => (await caches.match(path)) ?? Response.error())

/** To the table that a notification is about: where it is open already, or else in a window of its own. */
async function show(path) {
  const address = new URL(path, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find((window) => window.url === address)
  await (open ? open.focus() : self.clients.openWindow(address))
}

self.addEventListener('install', (event) => event.waitUntil(keepSign().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(orKept(request, SIGN[0]))
  else if (origin === self.location.origin && SIGN.includes(pathname)) event.respondWith(orKept(request, pathname))
})
/** The server tells that a table waits, while no page is open there. */
self.addEventListener('push', (event) => {
  const { title, body, tag, path, stop } = event.data.json()
  const actions = [{ action: 'stop', title: stop.label }]
  const notification = { body, tag, icon: '/icon-192.png', data: { path, stop: stop.path }, actions }
  event.waitUntil(self.registration.showNotification(title, notification))
})
self.addEventListener('notificationclick', (event) => {
  const { path, stop } = event.notification.data
  event.notification.close()
  event.waitUntil(show(event.action === 'stop' ? stop : path))
})
