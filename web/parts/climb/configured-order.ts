import { useSyncExternalStore } from 'react'
import type { BoostConfig } from '#core/choices/order-config.ts'

/** What the calculator of the page shows, with its total in minor units. */
export type ConfiguredOrder = { config: BoostConfig; total: number }

let shown: ConfiguredOrder | null = null
const listeners = new Set<() => void>()

/** The page's calculator says what it shows; null when it leaves or has no price. */
export function showConfigured(next: ConfiguredOrder | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** The order of the page below, for a dialog above it; null where nothing is configured. */
export function useConfigured(): ConfiguredOrder | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => null,
  )
}
