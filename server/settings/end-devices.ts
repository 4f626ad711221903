import { endSession } from '../auth/end-session.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findDevices } from '../sessions/session-store.ts'

/** Signs out one of the caller's devices at once; someone else's session does not exist for them. */
export async function endDevice(services: Services, caller: Caller, sessionId: string): Promise<void> {
  const devices = await findDevices(services.db, caller.id, services.now())
  if (!devices.some(({ id }) => id === sessionId)) throw new AppError('not_found')
  await endSession(services, sessionId)
}

/** Signs out all devices of the caller except the one that asks. */
export async function endOtherDevices(services: Services, caller: Caller): Promise<void> {
  const devices = await findDevices(services.db, caller.id, services.now())
  for (const { id } of devices) if (id !== caller.sessionId) await endSession(services, id)
}
