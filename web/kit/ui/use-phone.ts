import { useSyncExternalStore } from 'react'

const narrow = '(width < 768px)'

/** Whether the page is as narrow as on a phone; true until the browser knows, since the server renders phones first. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = globalThis.matchMedia?.(narrow)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    () => globalThis.matchMedia?.(narrow).matches ?? false,
    () => true,
  )
}
