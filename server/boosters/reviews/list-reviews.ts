import type { z } from 'zod'
import type { listReviews as call } from '#contract/reviews.ts'
import { newSince } from '#core/boosters/reviews.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { staffReviewView } from './staff-review-view.ts'
import { findStaffReviews } from './staff-reviews-store.ts'

/** One page of the reviews that staff look for. */
export async function listReviews({ db, now }: Services, query: z.output<typeof call.query>) {
  const { rows, total } = await findStaffReviews(db, { ...query, newSince: newSince(now()) })
  return pageOf(rows.map(staffReviewView), query.page, total, query.size)
}
