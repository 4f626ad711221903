import { useSyncExternalStore } from 'react'

const storageKey = 'rail'
const listeners = new Set<() => void>()

/** The script before the first paint reads what this device remembers, so that the page begins as it stays. */
const isFolded = () => document.documentElement.dataset.rail === 'folded'

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the dashboard's rail shows icons only; on the server it doesn't. */
export function useFoldedRail(): boolean {
  return useSyncExternalStore(subscribe, isFolded, () => false)
}

/** Folds or unfolds the rail, and remembers it on this device. */
export function foldRail(folded: boolean): void {
  const { dataset } = document.documentElement
  if (folded) dataset.rail = 'folded'
  else delete dataset.rail
  try {
    if (folded) localStorage.setItem(storageKey, 'folded')
    else localStorage.removeItem(storageKey)
  } catch (error) {
    // The browser blocks storage, so the choice lasts until the page closes.
    console.warn('The folded rail could not be remembered', error)
  }
  for (const listener of listeners) listener()
}
