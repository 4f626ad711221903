import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'

type Handler<E extends RealtimeEvent> = (payload: RealtimeEvents[E]) => void

export type RealtimeState = {
  connected: boolean
  /** Since when a connection that was there is gone, in milliseconds of the epoch; null before the first one. */
  lostAt: number | null
  /** Counts are null until measured. */
  online: number | null
  boosters: number | null
}

export const notConnected: RealtimeState = { connected: false, lostAt: null, online: null, boosters: null }

/**
 * Where the pages hear of realtime events. Apart from the connection itself, which arrives when the page is idle:
 * a listener costs no script. On the server nothing is ever told here.
 */
export class RealtimeHub {
  readonly #handlers = new Map<RealtimeEvent, Set<Handler<RealtimeEvent>>>()
  readonly #listeners = new Set<() => void>()
  #state: RealtimeState = notConnected

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

  /** Keeps since when a lost connection is gone. */
  setConnected(connected: boolean): void {
    const { connected: before, lostAt } = this.#state
    this.set({ connected, lostAt: connected ? null : before ? Date.now() : lostAt })
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
