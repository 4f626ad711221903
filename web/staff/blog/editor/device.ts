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

/** Says that a tab is open for as long as it is, also when it ends without a word. */
export function useTabLock(name: string): void {
  useEffect(() => {
    const stop = new AbortController()
    const hold = () => new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
    // An aborted request was never granted, which is what it asked for.
    void navigator.locks?.request(name, hold).catch(() => {})
    return () => stop.abort()
  }, [name])
}

/** The places of other open tabs. Without locks (a page without https) no other tab is known. */
export async function openTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name ?? ''))
}
