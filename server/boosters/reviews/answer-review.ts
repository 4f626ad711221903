import { replyUntil } from '#core/boosters/reviews.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findReview, setReply } from './review-store.ts'
import { reviewedOrder } from './reviewed-order.ts'

/** The booster answers the review of their order, or corrects the answer. */
export async function answerReview(
  work: Work,
  caller: Caller,
  orderId: string,
  reply: string,
): Promise<void> {
  const { tx, now } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  if (actor !== 'booster') throw new AppError('order_not_found')
  const review = await findReview(tx, orderId)
  if (!review) throw new AppError('review_not_found')
  if (!replyUntil(reviewedOrder(order, review), now)) throw new AppError('review_closed')
  // The time of the first answer starts the time to correct it.
  await setReply(tx, orderId, reply, review.replied_at ?? now)
  await raiseTag(work, 'boosters')
  if (review.reply) return
  const params = { order_id: orderId, number: order.number }
  await notify(work, { userId: order.customer_id, code: 'review_answered', params })
}
