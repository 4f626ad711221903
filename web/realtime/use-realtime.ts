import { useEffect, useEffectEvent } from 'react'
import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'
import { realtime } from './realtime-events.ts'

/** Calls the handler on each event of a kind while the component is shown. */
export function useRealtime<E extends RealtimeEvent>(
  event: E,
  handler: (payload: RealtimeEvents[E]) => void,
): void {
  const latest = useEffectEvent(handler)
  useEffect(() => realtime.on(event, (payload) => latest(payload)), [event])
}
