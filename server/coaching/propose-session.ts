import { sessionTimeRefusal } from '#core/orders/coaching.ts'
import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { announceChange } from '../orders/announce-change.ts'
import { notifyParties } from '../orders/notify-parties.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'
import { recordEvent } from './record-event.ts'
import { findSession, saveSession } from './session-store.ts'

/** One side proposes when to meet, in the place of any earlier proposal; what is agreed stays until it is accepted. */
export async function proposeSession(
  services: Services,
  caller: Caller,
  orderId: string,
  startsAt: string,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, side } = await lockCoachingFor(tx, caller, orderId)
    refuseTime(services, startsAt)
    const { agreed_at } = await findSession(tx, orderId)
    if (agreed_at?.getTime() === Date.parse(startsAt)) throw new AppError('order_state_changed')
    await saveSession(tx, { order_id: orderId, agreed_at, proposed_at: startsAt, proposed_by: side })
    await recordEvent(tx, order, {
      at: services.now(),
      actor: side,
      actorId: caller.id,
      action: 'session_proposed',
      reason: new Date(startsAt).toISOString(),
    })
    announceChange(services, afterCommit, order)
    await notifyParties(services, tx, afterCommit, order, 'session_proposed', caller.id)
  })
}

export function refuseTime({ now }: Services, startsAt: string): void {
  const code = sessionTimeRefusal(startsAt, now().toISOString())
  if (code) throw new AppError(code, [{ field: 'starts_at', code }])
}
