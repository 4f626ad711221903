import { latestBuild } from './latest-build.ts'
import { missing } from './unanswered.ts'

const guardMs = 10_000

let reloading: Promise<boolean> = Promise.resolve(false)
let failedOnce = false

/** Whether the page is about to leave because a file is missing, so that the error needs no message. */
export function isReloading(): Promise<boolean> {
  return reloading
}

/**
 * If another build has replaced this one, its file is gone for good, so the requested address is reloaded, at most once
 * per path per 10 s (spec 4). If the site doesn't answer, a reload would lose the page and its input. A file of the
 * current build failed on a bad connection and is requested once more, but some browsers remember the failure. `mayLeave` is
 * asked before, and tells the person if the page can't be left now.
 */
export function watchChunks(own: string, wished: () => URL, mayLeave: () => boolean): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    const address = wished()
    reloading = reloading.then(
      async (already) => already || ((await isGone(own)) && mayLeave() && reload(address)),
    )
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
