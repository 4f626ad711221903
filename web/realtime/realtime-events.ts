import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'

type Handler<E extends RealtimeEvent> = (payload: RealtimeEvents[E]) => void
type Told = { event: RealtimeEvent; payload: RealtimeEvents[RealtimeEvent]; at: number }

/** Pages are read within seconds: nobody asks for more than these. */
const keptEvents = 50

/** Counts are null until measured. */
export type RealtimeState = { connected: boolean; online: number | null; boosters: number | null }

/**
 * Where the pages hear of realtime events. Apart from the connection itself, which arrives when the page is idle:
 * a listener costs no script. On the server nothing is ever told here.
 */
class RealtimeHub {
  readonly #handlers = new Map<RealtimeEvent, Set<Handler<RealtimeEvent>>>()
  readonly #listeners = new Set<() => void>()
  readonly #told: Told[] = []
  #state: RealtimeState = { connected: false, online: null, boosters: null }

  get state(): RealtimeState {
    return this.#state
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(change: Partial<RealtimeState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Also tells what came from `since` on (milliseconds of `performance.now()`), while nobody listened yet. */
  on<E extends RealtimeEvent>(event: E, handler: Handler<E>, since: number): () => void {
    const handlers = this.#handlers.get(event) ?? new Set()
    this.#handlers.set(event, handlers.add(handler as Handler<RealtimeEvent>))
    for (const missed of this.#told)
      if (missed.event === event && missed.at >= since) handler(missed.payload as RealtimeEvents[E])
    return () => handlers.delete(handler as Handler<RealtimeEvent>)
  }

  tell<E extends RealtimeEvent>(event: E, payload: RealtimeEvents[E]): void {
    this.#told.push({ event, payload, at: performance.now() })
    if (this.#told.length > keptEvents) this.#told.shift()
    for (const handler of this.#handlers.get(event) ?? []) handler(payload)
  }
}

export const realtime = new RealtimeHub()
