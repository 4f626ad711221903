import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'

type Told = { event: RealtimeEvent; payload: RealtimeEvents[RealtimeEvent]; at: number }

/** Pages are read within seconds: nobody asks for more than these. */
const most = 50
const told: Told[] = []

/** Keeps an event for whoever begins to listen a moment later. Apart from the hub, which every page brings. */
export function keepEvent<E extends RealtimeEvent>(event: E, payload: RealtimeEvents[E]): void {
  told.push({ event, payload, at: performance.now() })
  if (told.length > most) told.shift()
}

/** What was told of a kind from `since` on, in milliseconds of `performance.now()`. */
export function eventsSince<E extends RealtimeEvent>(event: E, since: number): RealtimeEvents[E][] {
  return told
    .filter((each) => each.event === event && each.at >= since)
    .map(({ payload }) => payload as RealtimeEvents[E])
}
