import { useSyncExternalStore } from 'react'
import { type RealtimeState, realtime } from './realtime-events.ts'

const unknown: RealtimeState = { connected: false, online: null, boosters: null }

/** How many people and boosters are connected now; null until the server has said so. */
export function useOnlineCounts(): Pick<RealtimeState, 'online' | 'boosters'> {
  return useSyncExternalStore(
    realtime.subscribe,
    () => realtime.state,
    () => unknown,
  )
}
