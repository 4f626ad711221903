import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'

type Told = { event: RealtimeEvent; payload: RealtimeEvents[RealtimeEvent]; at: number }

/** Pages load within seconds, so no listener needs more than these. */
const most = 50
const told: Told[] = []

/** Keeps an event for listeners that start a moment later. It is separate from the hub, which every page loads. */
export function keepEvent<E extends RealtimeEvent>(event: E, payload: RealtimeEvents[E]): void {
  told.push({ event, payload, at: performance.now() })
  if (told.length > most) told.shift()
}

/** The events of a kind from `since` on, in milliseconds of `performance.now()`. */
export function eventsSince<E extends RealtimeEvent>(event: E, since: number): RealtimeEvents[E][] {
  return told
    .filter((each) => each.event === event && each.at >= since)
    .map(({ payload }) => payload as RealtimeEvents[E])
}
