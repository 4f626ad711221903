import { isCallError } from '../session/call.ts'

/** Errors of files of the site that didn't come (web/pwa/reload-on-broken-chunk.ts). */
export const missing = new WeakSet<object>()

/** Whether something failed because nothing was heard of the site: the line is gone, and nothing is wrong with the wish. */
export function isUnanswered(error: unknown): boolean {
  if (isCallError(error)) return error.status === 0
  return error instanceof Error && missing.has(error)
}
