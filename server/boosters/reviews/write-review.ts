import type { z } from 'zod'
import type { reviewOrder as call } from '#contract/reviews.ts'
import { reviewUntil } from '#core/boosters/reviews.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { nameOf } from '#server/platform/users/user-store.ts'
import { countFigures } from '../figures/count-figures.ts'
import { findReview, putReview } from './review-store.ts'
import { reviewedOrder } from './reviewed-order.ts'

/**
 * Writes the review of a completed order, or corrects it. The order's lock makes the second of two an edit of the
 * first. The booster's figures count it at once.
 */
export async function writeReview(
  work: Work,
  caller: Caller,
  orderId: string,
  given: z.output<typeof call.body>,
): Promise<void> {
  const { tx, now } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  if (actor !== 'customer') throw new AppError('order_not_found')
  const former = await findReview(tx, orderId)
  const { booster_id } = order
  if (!booster_id || !reviewUntil(reviewedOrder(order, former), now)) throw new AppError('review_closed')
  const isEdit = former?.booster_id === booster_id
  await putReview(tx, {
    ...given,
    order_id: orderId,
    customer_id: order.customer_id,
    booster_id,
    author: caller.kind === 'guest' ? '' : await nameOf(tx, caller.id),
    ...(isEdit ? { created_at: former.created_at, edited_at: now } : { created_at: now, edited_at: null }),
    // An answer to the review of an earlier booster.
    ...(!isEdit && { reply: null, replied_at: null, hidden_at: null, hidden_reason: null }),
  })
  await countFigures(work, booster_id)
  if (isEdit) return
  const params = { order_id: orderId, number: order.number }
  await notify(work, { userId: booster_id, code: 'review_written', params })
}
