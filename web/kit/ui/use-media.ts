import { useSyncExternalStore } from 'react'

/** Whether the page is as narrow as on a phone. */
export const phone = '(width < 768px)'

/** Whether a media query applies; `onServer` is the answer until the browser knows. */
export function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = globalThis.matchMedia?.(query)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => onServer,
  )
}
