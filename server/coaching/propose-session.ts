import { overlaps, sessionTimeRefusal } from '#core/orders/coaching.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import { hoursHeld } from '../orders/progress-store.ts'
import type { Services } from '../services.ts'
import { transaction, type Work } from '../work.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'
import { findSession, otherSessions, saveSession } from './session-store.ts'

/**
 * One side proposes when to meet, replacing any earlier proposal; the agreed time stays until the proposal is
 * accepted.
 */
export async function proposeSession(
  services: Services,
  caller: Caller,
  orderId: string,
  startsAt: string,
): Promise<void> {
  await transaction(services, async (work) => {
    const { order, side } = await lockCoachingFor(work.tx, caller, orderId)
    refuseTime(services, startsAt)
    await refuseOverlap(work, order, startsAt)
    const { agreed_at } = await findSession(work.tx, orderId)
    if (agreed_at?.getTime() === Date.parse(startsAt)) throw new AppError('order_state_changed')
    await saveSession(work.tx, { order_id: orderId, agreed_at, proposed_at: startsAt, proposed_by: side })
    const reason = new Date(startsAt).toISOString()
    await recordDeed(work, order, { action: 'session_proposed', actor: side, actorId: caller.id, reason })
  })
}

export function refuseTime({ now }: Services, startsAt: string): void {
  const code = sessionTimeRefusal(startsAt, now().toISOString())
  if (code) throw new AppError(code, [{ field: 'starts_at', code }])
}

/** A coach has one session at a time. Each counts as long as the hours that its order has left. */
export async function refuseOverlap({ tx }: Work, order: OrderRow, startsAt: string): Promise<void> {
  const { log } = kindOf(order.config)
  if (log.of !== 'sessions' || !order.booster_id) return
  const session = { startsAt: Date.parse(startsAt), hours: log.hours - (await hoursHeld(tx, order.id)) }
  const others = await otherSessions(tx, order.booster_id, order.id)
  if (others.some((other) => overlaps(session, other)))
    throw new AppError('session_time_taken', [{ field: 'starts_at', code: 'session_time_taken' }])
}
