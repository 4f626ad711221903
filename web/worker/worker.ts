import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { assetsIn, isWorkerMessage, offlineAddress, pagesCache } from './kept-documents.ts'
import { hasSounded, openPage, type PageClient } from './open-page.ts'
import { type Shown, shownNews, showPush } from './read-push.ts'

/**
 * The offline app's worker. It keeps public pages that were seen, as anybody gets them, with the files of their build. A
 * navigation always asks the network first, so nobody is shown an old page while the site answers. What is anybody's own
 * passes through it and is never kept.
 */

declare const self: ServiceWorkerGlobalScope

const assetsName = 'assets'
const mostPages = 40
const mostAssets = 500
const dayS = 86_400

const assets = new CacheFirst({
  cacheName: assetsName,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: mostAssets, maxAgeSeconds: 30 * dayS, purgeOnQuotaError: true }),
  ],
})

const kept = new CacheExpiration(pagesCache, { maxEntries: mostPages, maxAgeSeconds: 30 * dayS })

// No version keeps files of its own for later, so a new one can take over at once.
void self.skipWaiting()
clientsClaim()
preloadNavigations()

// The name of a file contains a hash of its content.
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && request.method === 'GET' && url.pathname.startsWith('/assets/'),
  assets,
)

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [{ handlerDidError: async ({ request }) => keptPage(new URL(request.url)) }],
    }),
    // What a provider returns, and files that a browser opens by themselves.
    { denylist: [/^\/v1\//] },
  ),
)

self.addEventListener('message', (event) => {
  if (!isWorkerMessage(event.data)) return
  const { pages, files } = event.data
  event.waitUntil(Promise.all([...pages.map((path) => keepPage(path, event)), keepFiles(files, event)]))
})

const shownName = 'shown-pushes'
const mostShown = 200
const shownExpiry = new CacheExpiration(shownName, { maxEntries: mostShown, maxAgeSeconds: 7 * dayS })
const shownUrl = (id: number) => new URL(`/shown-pushes/${id}`, self.location.origin).href

/** The numbers of the news that this browser has shown, and nothing of what it says. */
const shown: Shown = {
  has: async (id) => (await (await caches.open(shownName)).match(shownUrl(id))) !== undefined,
  async add(id) {
    await (await caches.open(shownName)).put(shownUrl(id), new Response())
    await shownExpiry.updateTimestamp(shownUrl(id))
    await shownExpiry.expireEntries()
  },
}

const openPages = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) as readonly PageClient[]

self.addEventListener('push', (event) => {
  const place = { siteName: self.location.hostname, icon: '/app-icon-192.png' }
  const isHeard = async (id: number) => hasSounded(id, await openPages())
  event.waitUntil(showPush(event.data?.text(), self.registration, shown, isHeard, place))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { data } = event.notification
  event.waitUntil(
    openPage(shownNews(data), { pages: openPages, open: (url) => self.clients.openWindow(url) }),
  )
})

/** The page that was kept under an address; else the page that says so, in the language of the address. */
async function keptPage({ pathname, origin }: URL): Promise<Response> {
  const cache = await caches.open(pagesCache)
  const page = await cache.match(pathname)
  if (page) return page
  const offline = offlineAddress(pathname)
  if (!(await cache.match(offline))) return Response.error()
  return Response.redirect(`${origin}${offline}?from=${encodeURIComponent(pathname)}`, 302)
}

/** Asks for a page without cookies, so that it contains nobody's data, and keeps it with the files that it names. */
async function keepPage(path: string, event: ExtendableMessageEvent): Promise<void> {
  const url = new URL(path, self.location.origin)
  const page = await fetch(url, { credentials: 'omit', cache: 'no-cache' }).catch(() => null)
  if (!page?.ok || page.redirected || !isForEveryone(page)) return
  const html = await page.clone().text()
  await keepFiles(assetsIn(html), event)
  const cache = await caches.open(pagesCache)
  await cache.put(url, page)
  await kept.updateTimestamp(url.href)
  await kept.expireEntries()
}

/** A file that doesn't come is asked for again with the next page. */
async function keepFiles(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  const load = (path: string) =>
    assets.handle({ request: new Request(new URL(path, self.location.origin)), event }).catch(() => undefined)
  await Promise.all(paths.map(load))
}

const isForEveryone = ({ headers }: Response) => /\bpublic\b/.test(headers.get('cache-control') ?? '')
