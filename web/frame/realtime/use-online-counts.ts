import { useSyncExternalStore } from 'react'
import { notConnected, type RealtimeState, realtime } from './realtime-events.ts'

/** How many people and boosters are online; null until the server has sent it. */
export function useOnlineCounts(): Pick<RealtimeState, 'online' | 'boosters'> {
  return useSyncExternalStore(
    realtime.subscribe,
    () => realtime.state,
    () => notConnected,
  )
}
