import { endSession } from '#server/accounts/auth/end-session.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { endSessionsOf } from '#server/platform/sessions/end-sessions-of.ts'
import { findDevices } from '#server/platform/sessions/session-store.ts'

/** Signs out one of the caller's devices at once; someone else's session does not exist for them. */
export async function endDevice(services: Services, caller: Caller, sessionId: string): Promise<void> {
  const devices = await findDevices(services.db, caller.id, services.now())
  if (!devices.some(({ id }) => id === sessionId)) throw new AppError('not_found')
  await endSession(services, sessionId)
}

/** Signs out all devices of the caller except the one that asks. */
export async function endOtherDevices(services: Services, caller: Caller): Promise<void> {
  await transaction(services, (work) => endSessionsOf(work, caller.id, caller.sessionId))
}
