import { lessonTimeRefusal } from '#core/orders/coaching.ts'
import { kindOf } from '#core/orders/kinds.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { hoursHeld } from '#server/kernel/progress-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { bookedLessons, findLesson, lessonOf, overlapsAny, saveLesson } from './lesson-store.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'

/**
 * One side proposes when to meet, replacing any earlier proposal; the agreed time stays until the proposal is
 * accepted.
 */
export async function proposeLesson(
  work: Work,
  caller: Caller,
  orderId: string,
  startsAt: string,
): Promise<void> {
  const { order, side } = await lockCoachingFor(work.tx, caller, orderId)
  refuseTime(work, startsAt)
  await refuseOverlap(work, order, startsAt)
  const { agreed_at } = await findLesson(work.tx, orderId)
  if (agreed_at?.getTime() === Date.parse(startsAt)) throw new AppError('order_state_changed')
  await saveLesson(work.tx, { order_id: orderId, agreed_at, proposed_at: startsAt, proposed_by: side })
  const reason = new Date(startsAt).toISOString()
  await recordDeed(work, order, { action: 'session_proposed', actor: side, actorId: caller.id, reason })
}

export function refuseTime({ now }: Work, startsAt: string): void {
  const code = lessonTimeRefusal(startsAt, now.toISOString())
  if (code) throw new AppError(code, [{ field: 'starts_at', code }])
}

/** A coach has one lesson at a time. Each counts as long as the hours that its order has left. */
export async function refuseOverlap({ tx, now }: Work, order: OrderRow, startsAt: string): Promise<void> {
  const { log } = kindOf(order.config)
  if (log.of !== 'lessons' || !order.booster_id) return
  const lesson = lessonOf(new Date(startsAt), log.hours - (await hoursHeld(tx, order.id)))
  const others = await bookedLessons(tx, order.booster_id, { now, except: order.id })
  if (overlapsAny(lesson, others))
    throw new AppError('session_time_taken', [{ field: 'starts_at', code: 'session_time_taken' }])
}
