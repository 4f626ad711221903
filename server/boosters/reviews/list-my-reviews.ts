import type { z } from 'zod'
import type { listMyReviews as call } from '#contract/reviews.ts'
import { meanStars, replyUntil } from '#core/boosters/reviews.ts'
import { passedBefore } from '#core/orders/deadlines.ts'
import { iso } from '#server/platform/db/instants.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { countDueAnswers, findOwnReviews, type OwnReviewRow } from './own-reviews-store.ts'
import { countRatings } from './review-store.ts'
import { ratingsView, reviewView } from './review-view.ts'

/** One page of a booster's own reviews, what they give on average, and how many of them wait for an answer. */
export async function listMyReviews(
  services: Services,
  boosterId: string,
  query: z.output<typeof call.query>,
): Promise<z.input<typeof call.reply>['data']> {
  const { db } = services
  const now = services.now()
  const since = passedBefore('review', now)
  const [{ rows, total }, ratings, due] = await Promise.all([
    findOwnReviews(db, boosterId, { ...query, since }),
    countRatings(db, boosterId),
    countDueAnswers(db, boosterId, since),
  ])
  return {
    ...pageOf(
      rows.map((row) => ownReviewView(row, now)),
      query.page,
      total,
      query.size,
    ),
    ratings: {
      ...ratingsView(ratings),
      count: ratings.count,
      overall: meanStars(ratings.stars),
    },
    due: due.count,
  }
}

function ownReviewView(row: OwnReviewRow, now: Date) {
  const { id, about_id, hidden_at, hidden_reason, status, booster_id, closed_at, answer, ...rest } = row
  const { order_id, number, edited_at, replied_at, ...shown } = rest
  const until = replyUntil(
    {
      status,
      boosterId: booster_id,
      closedAt: closed_at,
      review: {
        boosterId: about_id,
        at: row.created_at,
        repliedAt: replied_at,
        hidden: hidden_at !== null,
      },
    },
    now,
  )
  return {
    ...reviewView(shown),
    review_id: id,
    order_id,
    number,
    own: booster_id === about_id,
    edited_at: iso(edited_at),
    replied_at: iso(replied_at),
    answer,
    reply_until: iso(until),
    hidden_reason,
  }
}
