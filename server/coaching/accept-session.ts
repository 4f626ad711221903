import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { announceChange } from '../orders/announce-change.ts'
import { notifyParties } from '../orders/notify-parties.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'
import { refuseTime } from './propose-session.ts'
import { recordEvent } from './record-event.ts'
import { findSession, saveSession } from './session-store.ts'

/** The other side accepts exactly the time that they saw; one that was replaced meanwhile is not theirs to agree to. */
export async function acceptSession(
  services: Services,
  caller: Caller,
  orderId: string,
  startsAt: string,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, side } = await lockCoachingFor(tx, caller, orderId)
    const { proposed_at, proposed_by } = await findSession(tx, orderId)
    const open = proposed_at?.getTime() === Date.parse(startsAt) && proposed_by !== side
    if (!open) throw new AppError('session_time_changed')
    refuseTime(services, startsAt)
    const cleared = { proposed_at: null, proposed_by: null }
    await saveSession(tx, { order_id: orderId, agreed_at: startsAt, ...cleared })
    await recordEvent(tx, order, {
      at: services.now(),
      actor: side,
      actorId: caller.id,
      action: 'session_agreed',
      reason: new Date(startsAt).toISOString(),
    })
    announceChange(services, afterCommit, order)
    await notifyParties(services, tx, afterCommit, order, 'session_agreed', caller.id)
  })
}
