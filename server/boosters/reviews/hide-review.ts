import { notifyAll } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countFigures } from '../figures/count-figures.ts'
import { setHidden } from './review-store.ts'
import { staffReviewView } from './staff-review-view.ts'
import { findStaffReview } from './staff-reviews-store.ts'

/**
 * Hides a review with a reason, or shows it again without one; the booster's figures follow. Customer and booster are
 * notified once, by the call that changed it.
 */
export async function hideReview(work: Work, caller: Caller, reviewId: string, reason: string | null) {
  const { tx, now } = work
  const changed = await setHidden(tx, reviewId, reason === null ? null : { at: now, reason })
  const row = await findStaffReview(tx, reviewId)
  if (!row) throw new AppError('review_not_found')
  if (changed) {
    await countFigures(work, row.booster_id)
    const operation = reason === null ? 'show review' : 'hide review'
    const subject = `review ${reviewId}`
    await recordAudit(tx, { actorId: caller.id, operation, subject, detail: { reason } }, now)
    const params = { order_id: row.order_id, number: row.number }
    const code = reason === null ? 'review_shown' : 'review_hidden'
    await notifyAll(work, [row.customer_id, row.booster_id], { code, params })
  }
  return staffReviewView(row)
}
