import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'
import { refuseTime } from './propose-session.ts'
import { findSession, saveSession } from './session-store.ts'

/** The other side accepts exactly the time that they saw; they can't accept one that was replaced meanwhile. */
export async function acceptSession(
  services: Services,
  caller: Caller,
  orderId: string,
  startsAt: string,
): Promise<void> {
  await transaction(services, async (work) => {
    const { order, side } = await lockCoachingFor(work.tx, caller, orderId)
    const { proposed_at, proposed_by } = await findSession(work.tx, orderId)
    const open = proposed_at?.getTime() === Date.parse(startsAt) && proposed_by !== side
    if (!open) throw new AppError('session_time_changed')
    await refuseTime(work, order, startsAt)
    const cleared = { proposed_at: null, proposed_by: null }
    await saveSession(work.tx, { order_id: orderId, agreed_at: startsAt, ...cleared })
    const reason = new Date(startsAt).toISOString()
    await recordDeed(work, order, { action: 'session_agreed', actor: side, actorId: caller.id, reason })
  })
}
