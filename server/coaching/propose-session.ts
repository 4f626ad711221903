import { sessionTimeRefusal, shortestSessionMs } from '#core/orders/coaching.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import type { Services } from '../services.ts'
import { lockAccount } from '../users/user-store.ts'
import { transaction, type Work } from '../work.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'
import { findSession, hasSessionNear, saveSession } from './session-store.ts'

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
    await refuseTime(work, order, startsAt)
    const { agreed_at } = await findSession(work.tx, orderId)
    if (agreed_at?.getTime() === Date.parse(startsAt)) throw new AppError('order_state_changed')
    await saveSession(work.tx, { order_id: orderId, agreed_at, proposed_at: startsAt, proposed_by: side })
    const reason = new Date(startsAt).toISOString()
    await recordDeed(work, order, { action: 'session_proposed', actor: side, actorId: caller.id, reason })
  })
}

/** Refuses a time that can't be, or at which the coach meets someone else. It locks the coach: of two at once, one is told. */
export async function refuseTime(
  { tx, now }: Work,
  { id: orderId, booster_id: coachId }: OrderRow,
  startsAt: string,
): Promise<void> {
  const refuse = (code: 'session_time_past' | 'bad_params' | 'session_overlaps') => {
    throw new AppError(code, [{ field: 'starts_at', code }])
  }
  const code = sessionTimeRefusal(startsAt, now.toISOString())
  if (code) refuse(code)
  if (!coachId) return
  await lockAccount(tx, coachId)
  const coach = { coachId, orderId }
  if (await hasSessionNear(tx, coach, new Date(startsAt), shortestSessionMs)) refuse('session_overlaps')
}
