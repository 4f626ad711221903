import { useEffect, useEffectEvent } from 'react'
import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'
import { useReadAt } from '../router/page-state.ts'
import { realtime } from './realtime-events.ts'
import { eventsSince } from './recent-events.ts'

/** Calls the handler for each event of a kind while the component is shown, and since its page’s data were read. */
export function useRealtime<E extends RealtimeEvent>(
  event: E,
  handler: (payload: RealtimeEvents[E]) => void,
): void {
  const readAt = useReadAt()
  const latest = useEffectEvent(handler)
  const missed = useEffectEvent(() => eventsSince(event, readAt))
  useEffect(() => {
    for (const payload of missed()) latest(payload)
    return realtime.on(event, (payload) => latest(payload))
  }, [event])
}
