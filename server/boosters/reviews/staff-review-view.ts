import { iso } from '#server/platform/db/instants.ts'
import type { StaffReviewRow } from './staff-reviews-store.ts'

/** A review as staff see it, hidden or not. */
export function staffReviewView(row: StaffReviewRow) {
  const { id, customer_id, customer, hidden_at, hidden_reason } = row
  return {
    review_id: id,
    order_id: row.order_id,
    number: row.number,
    customer: { user_id: customer_id, username: customer },
    booster: row.booster,
    author: row.author,
    overall: row.overall,
    skill: row.skill,
    speed: row.speed,
    communication: row.communication,
    text: row.text,
    language: row.language,
    reply: row.reply,
    created_at: row.created_at.toISOString(),
    edited_at: iso(row.edited_at),
    replied_at: iso(row.replied_at),
    hidden: hidden_at && { at: hidden_at.toISOString(), reason: hidden_reason ?? '' },
    demo: row.demo,
  }
}
