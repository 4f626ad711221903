import { isCallError } from '../session/call.ts'

/** Errors of site files that failed to load (web/frame/pwa/reload-on-broken-chunk.ts). */
export const missing = new WeakSet<object>()

/** Whether something failed because the site didn't answer: the connection is down, but the request may be fine. */
export function isUnanswered(error: unknown): boolean {
  if (isCallError(error)) return error.status === 0
  return error instanceof Error && missing.has(error)
}
