import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'

type Handler<E extends RealtimeEvent> = (payload: RealtimeEvents[E]) => void

/** Counts are null until measured. */
export type RealtimeState = { connected: boolean; online: number | null; boosters: number | null }

/**
 * Where the pages hear of realtime events. Apart from the connection itself, which arrives when the page is idle:
 * a listener costs no script. On the server nothing is ever told here.
 */
class RealtimeHub {
  readonly #handlers = new Map<RealtimeEvent, Set<Handler<RealtimeEvent>>>()
  readonly #listeners = new Set<() => void>()
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

  on<E extends RealtimeEvent>(event: E, handler: Handler<E>): () => void {
    const handlers = this.#handlers.get(event) ?? new Set()
    this.#handlers.set(event, handlers.add(handler as Handler<RealtimeEvent>))
    return () => handlers.delete(handler as Handler<RealtimeEvent>)
  }

  tell<E extends RealtimeEvent>(event: E, payload: RealtimeEvents[E]): void {
    for (const handler of this.#handlers.get(event) ?? []) handler(payload)
  }
}

export const realtime = new RealtimeHub()
