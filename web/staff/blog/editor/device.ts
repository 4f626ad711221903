import { useEffect } from 'react'
import type { Device } from '../sync/kept-text.ts'

/** `localStorage`; without it, such as in a private window of some browsers, nothing is kept and the page says so. */
export function device(): Device {
  return {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
    keys: () => Object.keys(localStorage),
  }
}

const lockOf = (tab: string) => `blog-draft:${tab}`

/** Says that a tab is open for as long as it is, also when it ends without a word. */
export function useTabLock(tab: string): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const hold = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    void whenFree(tab, signal, hold)
    return () => stop.abort()
  }, [tab])
}

/**
 * Tells when a tab is closed: at once if it is, since a tab ends a moment after its page. Without locks (a page without
 * https) every other tab counts as closed.
 */
export function onClosed(tab: string, signal: AbortSignal, tell: () => void): void {
  void whenFree(tab, signal, tell)
}

async function whenFree(tab: string, signal: AbortSignal, run: () => unknown): Promise<void> {
  if (!navigator.locks) {
    await run()
    return
  }
  try {
    await navigator.locks.request(lockOf(tab), { signal }, run)
  } catch (error) {
    // The page that waited has gone, so there is nobody to tell.
    if (!signal.aborted) throw error
  }
}
