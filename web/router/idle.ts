import { useEffect, useEffectEvent } from 'react'
import type { RoutePattern } from '#i18n/paths.ts'
import { useFrame } from './frame-context.ts'

/** Does what nobody waits for once the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 500)
}

/** Whether somebody asked for as little to be sent as possible. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** Brings what will likely be wanted next, once the page is idle; never to whom data are dear. */
export function useBringWhenIdle(bring: () => void): void {
  const work = useEffectEvent(bring)
  useEffect(() => {
    if (!savesData()) whenIdle(work)
  }, [])
}

/** The page that most go on to from here. */
export function useLikelyNext(pattern: RoutePattern): void {
  const { map, prefetch } = useFrame()
  useBringWhenIdle(() => {
    const view = map.table.find((entry) => entry.pattern === pattern)?.view
    // After what this page itself wants at hand.
    if (view && prefetch) whenIdle(() => prefetch(view))
  })
}
