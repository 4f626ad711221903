import type { Config } from '#server/platform/config/config.ts'
import type { SiteFile } from '../ssr/site-file.ts'

/**
 * What `/sw.js` is where the operator has switched the offline app off, as after a faulty worker: browsers look for a new
 * one by themselves, and this one removes everything that its predecessor kept, then itself.
 */
const lastWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/** The offline worker, at the site's root so that it sees every page; none in development. */
export function workerFile({ offlineApp }: Config, worker: string | undefined): SiteFile[] {
  if (worker === undefined) return []
  const content = offlineApp ? worker : lastWorker
  return [{ path: '/sw.js', type: 'text/javascript; charset=utf-8', tags: [], content: async () => content }]
}
