import type { DataRouter } from 'react-router'
import { hourMs } from '#core/base/durations.ts'
import { savesData } from '#web/frame/router/idle.ts'
import type { RouteEntry } from '#web/frame/router/route-entry.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { filesAmong, offlineAddress, type WorkerMessage } from '#web/worker/kept-documents.ts'

/** Set while this browser can't register the worker (spec 8). */
const flag = 'pwa:registration-error'

/** Registers the offline worker and tells it which public pages are seen. The site works without it. */
export async function startWorker(app: App, router: DataRouter): Promise<void> {
  const { serviceWorker } = navigator
  if (import.meta.env.DEV || !serviceWorker || app.site.closed) return
  if (!app.site.offline) {
    // What is at its address now removes it.
    await (await serviceWorker.getRegistration())?.update()
    return
  }
  const registration = await register(app)
  if (!registration) return
  setInterval(() => void registration.update().catch(console.warn), hourMs)
  const { active } = await serviceWorker.ready
  const send = (message: WorkerMessage) => (serviceWorker.controller ?? active)?.postMessage(message)
  // A page that opens without a connection has words for it.
  await app.texts.ensure(['app']).catch(console.warn)
  keepFiles(send)
  if (!savesData()) keepSeenPages(router, send)
}

/** The worker doesn't see what loads before it controls the page, nor what the browser has in its memory. */
function keepFiles(send: (message: WorkerMessage) => void): void {
  new PerformanceObserver((list) => {
    const loaded = list.getEntries().map(({ name }) => name)
    const files = filesAmong(loaded, location.origin)
    if (files.length > 0) send({ pages: [], files })
  }).observe({ type: 'resource', buffered: true })
}

async function register({ call }: App): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    localStorage.removeItem(flag)
    return registration
  } catch (error) {
    console.warn('The offline worker could not be registered', error)
    if (localStorage.getItem(flag) === null) void call('reportWorkerFailure').catch(console.warn)
    localStorage.setItem(flag, new Date().toISOString())
    return null
  }
}

/** Each public page once for each visit, and the page that opens in place of any other. */
function keepSeenPages(router: DataRouter, send: (message: WorkerMessage) => void): void {
  const sent = new Set<string>()
  const look = () => {
    const { navigation, matches, location } = router.state
    if (navigation.state !== 'idle') return
    const entry: RouteEntry | undefined = matches.at(-1)?.route.handle
    if (!entry || entry.view?.secret) return
    const shown = entry.guard === 'public' ? [location.pathname] : []
    const pages = [...shown, offlineAddress(location.pathname)].filter((path) => !sent.has(path))
    if (pages.length === 0) return
    for (const path of pages) sent.add(path)
    send({ pages, files: [] })
  }
  router.subscribe(look)
  look()
}
