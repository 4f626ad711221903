import { latestBuild } from './latest-build.ts'
import { missing } from './unanswered.ts'

const guardMs = 10_000

let reloading: Promise<boolean> = Promise.resolve(false)
let failedOnce = false

/** Whether the page is about to be left for a file that didn't come, so that what failed needs no showing. */
export function isReloading(): Promise<boolean> {
  return reloading
}

/**
 * A file of another build than the present one is gone for good: the wished address is loaded anew, at most once per
 * path per 10 s (spec 4). Without an answer of the site a reload would lose the page, and what was typed there. A file
 * of the present build has met a bad line, and is asked for once more; some browsers keep that it failed.
 */
export function watchChunks(own: string, wished: () => URL): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    const address = wished()
    reloading = reloading.then(async (already) => already || ((await isGone(own)) && reload(address)))
  })
}

async function isGone(own: string): Promise<boolean> {
  if (!navigator.onLine) return false
  const present = await latestBuild()
  if (present === undefined) return false
  const gone = present !== own || failedOnce
  failedOnce = true
  return gone
}

function reload(address: URL): boolean {
  const key = `reloaded:${address.pathname}`
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < guardMs) return false
  sessionStorage.setItem(key, String(Date.now()))
  if (address.href === location.href) location.reload()
  else location.assign(address)
  return true
}
