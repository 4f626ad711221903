import type { z } from 'zod'
import type { recordSession as call } from '#contract/coaching.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { hoursHeld, insertLessonNotes } from '#server/kernel/progress-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findLesson, saveLesson } from './lesson-store.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'

const noTime = { proposed_at: null, proposed_by: null, meeting_link: null }

/**
 * The coach records hours of a lesson that has begun, with its notes. Its time is used up, so the remaining hours
 * need a new one. Recording the last hours submits the order.
 */
export async function recordLesson(
  work: Work,
  caller: Caller,
  orderId: string,
  { hours, notes }: z.output<typeof call.body>,
): Promise<void> {
  const { order, side } = await lockCoachingFor(work.tx, caller, orderId)
  const { log } = kindOf(order.config)
  if (side !== 'booster' || log.of !== 'lessons') throw new AppError('order_state_changed')
  const { agreed_at } = await findLesson(work.tx, orderId)
  const { now } = work
  if (!agreed_at || agreed_at > now) throw new AppError('session_not_held')
  const left = log.hours - (await hoursHeld(work.tx, orderId)) - hours
  if (left < 0) throw new AppError('bad_params', [{ field: 'hours', code: 'bad_params' }])
  await insertLessonNotes(work.tx, {
    order_id: orderId,
    coach_id: caller.id,
    hours,
    notes,
    held_at: agreed_at,
  })
  await saveLesson(work.tx, { order_id: orderId, agreed_at: null, ...noTime })
  const by = { actor: side, actorId: caller.id }
  const after = await recordDeed(work, order, { action: 'session_held', ...by })
  if (left === 0) await advanceOrder(work, after, { action: 'finish', ...by })
}
