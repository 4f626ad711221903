import type { z } from 'zod'
import type { recordSession as call } from '#contract/coaching.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { advanceOrder } from '../orders/kernel/advance-order.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import { hoursHeld, insertSessionNotes } from '../orders/progress-store.ts'
import type { Work } from '../work.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'
import { findSession, saveSession } from './session-store.ts'

/**
 * The coach records hours of a session that has begun, with its notes. Its time is used up, so the remaining hours
 * need a new one. Recording the last hours submits the order.
 */
export async function recordSession(
  work: Work,
  caller: Caller,
  orderId: string,
  { hours, notes }: z.output<typeof call.body>,
): Promise<void> {
  const { order, side } = await lockCoachingFor(work.tx, caller, orderId)
  const { log } = kindOf(order.config)
  if (side !== 'booster' || log.of !== 'sessions') throw new AppError('order_state_changed')
  const { agreed_at } = await findSession(work.tx, orderId)
  const { now } = work
  if (!agreed_at || agreed_at > now) throw new AppError('session_not_held')
  const left = log.hours - (await hoursHeld(work.tx, orderId)) - hours
  if (left < 0) throw new AppError('bad_params', [{ field: 'hours', code: 'bad_params' }])
  await insertSessionNotes(work.tx, {
    order_id: orderId,
    coach_id: caller.id,
    hours,
    notes,
    held_at: agreed_at,
  })
  await saveSession(work.tx, { order_id: orderId, agreed_at: null, proposed_at: null, proposed_by: null })
  const by = { actor: side, actorId: caller.id }
  const after = await recordDeed(work, order, { action: 'session_held', ...by })
  if (left === 0) await advanceOrder(work, after, { action: 'finish', ...by })
}
