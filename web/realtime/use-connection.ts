import { useSyncExternalStore } from 'react'
import { notConnected, type RealtimeState, realtime } from './realtime-events.ts'

export type Connection = Pick<RealtimeState, 'connected' | 'lostAt'>

/** Whether what is shown is live, and if it no longer is, since when. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    realtime.subscribe,
    () => realtime.state,
    () => notConnected,
  )
}
