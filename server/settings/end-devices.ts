import { endSession } from '../auth/end-session.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { findDevices } from '../sessions/session-store.ts'
import { transaction } from '../work.ts'

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
