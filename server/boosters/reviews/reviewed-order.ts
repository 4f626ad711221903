import type { ReviewedOrder } from '#core/boosters/reviews.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { StoredReview } from './review-store.ts'

/** What core decides by, of an order and its review. */
export function reviewedOrder(order: OrderRow, review: StoredReview | undefined): ReviewedOrder {
  return {
    status: order.status,
    boosterId: order.booster_id,
    closedAt: order.closed_at,
    review: review
      ? {
          boosterId: review.booster_id,
          at: review.created_at,
          repliedAt: review.replied_at,
          hidden: review.hidden_at !== null,
        }
      : null,
  }
}
