import type { RealtimeCalls } from '#contract/realtime.ts'

/**
 * What pages can ask of the connection once it has started. It is separate from the connection, which loads when the
 * page is idle.
 */
export const realtimeCalls: {
  send?: <C extends keyof RealtimeCalls>(call: C, payload: RealtimeCalls[C]) => void
  /** Reconnects, so that the handshake carries a cookie that was set meanwhile. */
  restart?: () => void
} = {}
