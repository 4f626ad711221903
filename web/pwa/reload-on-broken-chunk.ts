const guardMs = 10_000

let reloading = false

/** Whether the page is about to be left, so that what failed needs no showing. */
export function isReloading(): boolean {
  return reloading
}

/**
 * A chunk that can't be loaded belongs to an older build: the wished address is loaded anew, at most once per path
 * per 10 s (spec 4). Without a connection a reload would lose the page, and what was typed there.
 */
export function watchChunks(wished: () => URL): void {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine) return
    const address = wished()
    const key = `reloaded:${address.pathname}`
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (reloading || Date.now() - last < guardMs) return
    reloading = true
    sessionStorage.setItem(key, String(Date.now()))
    if (address.href === location.href) location.reload()
    else location.assign(address)
  })
}
