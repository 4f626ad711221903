import { replyUntil, reviewUntil } from '#core/boosters/reviews.ts'
import type { OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import { reviewColumns } from './review-store.ts'

type Row = SectionRow<typeof reviewColumns>

/** The review on an order's page. */
export const reviewSection = {
  select: reviewColumns,
  view: (row: Row, reader: OrderReader) => ({ review: reviewOf(row, reader) }),
}

/** The review of a completed order; one of an earlier booster is no longer the order's. */
function reviewOf({ review, status, booster_id, closed_at }: Row, { viewer, now }: OrderReader) {
  if (status !== 'completed') return null
  const written = review?.booster_id === booster_id ? review : null
  const facts = {
    status,
    boosterId: booster_id,
    closedAt: closed_at,
    review: written && {
      boosterId: written.booster_id,
      at: new Date(written.created_at),
      repliedAt: written.replied_at ? new Date(written.replied_at) : null,
      hidden: written.hidden_at !== null,
    },
  }
  return {
    written: written && writtenView(written),
    write_until: viewer === 'customer' ? iso(reviewUntil(facts, now)) : null,
    reply_until: viewer === 'booster' ? iso(replyUntil(facts, now)) : null,
  }
}

function writtenView(review: NonNullable<Row['review']>) {
  const { author, overall, skill, speed, communication, text, reply, hidden_reason } = review
  return {
    author,
    overall,
    skill,
    speed,
    communication,
    text,
    reply,
    hidden_reason,
    at: fromJson(review.created_at),
    edited_at: review.edited_at && fromJson(review.edited_at),
  }
}
