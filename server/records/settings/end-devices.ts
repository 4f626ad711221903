import { endSession } from '#server/accounts/auth/end-session.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { endSessionsOf } from '#server/platform/sessions/end-sessions-of.ts'
import { findDevices } from '#server/platform/sessions/session-store.ts'

/** Signs out one of the caller's devices at once; someone else's session does not exist for them. */
export async function endDevice(work: Work, caller: Caller, sessionId: string): Promise<void> {
  const devices = await findDevices(work.tx, caller.id, work.now)
  if (!devices.some(({ id }) => id === sessionId)) throw new AppError('not_found')
  await endSession(work, sessionId)
}

/** Signs out all devices of the caller except the one that asks. */
export async function endOtherDevices(work: Work, caller: Caller): Promise<void> {
  await endSessionsOf(work, caller.id, caller.sessionId)
}
