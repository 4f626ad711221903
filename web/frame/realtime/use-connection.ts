import { useSyncExternalStore } from 'react'
import { notConnected, type RealtimeState, realtime } from './realtime-events.ts'

export type Connection = Pick<RealtimeState, 'connected' | 'lostAt'>

/** Whether the page shows live data, and since when it doesn't. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    realtime.subscribe,
    () => realtime.state,
    () => notConnected,
  )
}
