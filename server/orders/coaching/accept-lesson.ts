import { lockBooster } from '#server/boosters/facts/booster-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findLesson, saveLesson } from './lesson-store.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'
import { refuseOverlap, refuseTime } from './propose-lesson.ts'

/** The other side accepts exactly the time that they saw; they can't accept one that was replaced meanwhile. */
export async function acceptLesson(
  work: Work,
  caller: Caller,
  orderId: string,
  startsAt: string,
): Promise<void> {
  const { order, side } = await lockCoachingFor(work.tx, caller, orderId)
  const { proposed_at, proposed_by } = await findLesson(work.tx, orderId)
  const open = proposed_at?.getTime() === Date.parse(startsAt) && proposed_by !== side
  if (!open) throw new AppError('session_time_changed')
  refuseTime(work, startsAt)
  // Two customers of one coach queue here, so that the second one finds the first one's lesson.
  if (order.booster_id) await lockBooster(work.tx, order.booster_id)
  await refuseOverlap(work, order, startsAt)
  const cleared = { proposed_at: null, proposed_by: null, lost_at: null }
  await saveLesson(work.tx, { order_id: orderId, agreed_at: startsAt, ...cleared })
  const reason = new Date(startsAt).toISOString()
  await recordDeed(work, order, { action: 'session_agreed', actor: side, actorId: caller.id, reason })
}
