import { useEffect, useEffectEvent } from 'react'
import type { RoutePattern } from '#i18n/paths.ts'
import { useFrame } from './frame-context.ts'

/** Runs work that nobody waits for, once the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 500)
}

/** Whether the person asked for reduced data use. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** Loads what will likely be needed next, once the page is idle; never with reduced data use. */
export function useBringWhenIdle(bring: () => unknown): void {
  const work = useEffectEvent(bring)
  useEffect(() => {
    if (!savesData()) whenIdle(work)
  }, [])
}

/** Preloads the page that most people visit next. */
export function useLikelyNext(pattern: RoutePattern): void {
  const { map, prefetch } = useFrame()
  const bring = async () => {
    const entry = (await map.table()).find((each) => each.pattern === pattern)
    if (entry?.view) prefetch?.(entry.view)
  }
  // After what this page itself preloads.
  useBringWhenIdle(() => prefetch && whenIdle(() => void bring().catch(() => {})))
}
