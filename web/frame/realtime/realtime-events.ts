import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'
import { Watched } from '#web/kit/ui/watched.ts'

type Handler<E extends RealtimeEvent> = (payload: RealtimeEvents[E]) => void

export type RealtimeState = {
  connected: boolean
  /** When the last connection was lost, in milliseconds of the epoch; null before the first one. */
  lostAt: number | null
  /** Counts are null until measured. */
  online: number | null
  boosters: number | null
}

export const notConnected: RealtimeState = { connected: false, lostAt: null, online: null, boosters: null }

/**
 * Where the pages listen for realtime events. It is separate from the connection, which loads when the page is idle, so
 * that a listener adds no script. The server sends no events here.
 */
export class RealtimeHub extends Watched {
  readonly #handlers = new Map<RealtimeEvent, Set<Handler<RealtimeEvent>>>()
  #state: RealtimeState = notConnected

  get state(): RealtimeState {
    return this.#state
  }

  set(change: Partial<RealtimeState>): void {
    this.#state = { ...this.#state, ...change }
    this.changed()
  }

  /** Records when the connection was lost. */
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
