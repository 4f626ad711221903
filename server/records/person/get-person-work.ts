import { rosterEntry } from '#server/accounts/people/roster-view.ts'
import { findTerms } from '#server/boosters/facts/booster-store.ts'
import { findWholeFigures } from '#server/boosters/figures/figures-store.ts'
import { findStaffReviewsOf } from '#server/boosters/reviews/staff-reviews-store.ts'
import { getCamps } from '#server/money/payouts/get-earnings.ts'
import { listDue } from '#server/orders/order/booster-orders-store.ts'
import { dueOf } from '#server/orders/order/due-store.ts'
import { rowView } from '#server/orders/order/order-view.ts'
import { iso } from '#server/platform/db/instants.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { requirePerson } from './require-person.ts'

/** No booster has more at a time, but for staff who assign without end. */
const mostRunning = 20
const mostLate = 50
const mostReviews = 3
const mostPayouts = 5

/** What a person does as a booster, and how well. */
export async function getPersonWork({ db, now }: Services, caller: Caller, userId: string) {
  await requirePerson(db, userId)
  const [{ booster }, figures, running, reviews] = await Promise.all([
    rosterEntry(db, caller, userId),
    findWholeFigures(db, userId),
    listDue(db, userId, { now: now(), limit: mostRunning }),
    findStaffReviewsOf(db, userId, mostReviews),
  ])
  if (!booster.work) throw new AppError('booster_not_found')
  return {
    booster,
    figures: figures
      ? {
          completed: figures.finished,
          on_time: figures.on_time,
          late_days: figures.late_days.slice(-mostLate),
          disputed: figures.disputed,
          rating:
            figures.reviews > 0
              ? { average: figures.rating_sum / figures.reviews, count: figures.reviews }
              : null,
        }
      : null,
    running: running.map((row) => ({ ...rowView(row), due_at: iso(dueOf(row).at) })),
    reviews: reviews.map((row) => ({
      order: { order_id: row.order_id, number: row.number },
      overall: row.overall,
      text: row.text,
      hidden: row.hidden_at !== null,
      at: row.created_at.toISOString(),
    })),
  }
}

/** Where a booster's money is, and their last payouts. */
export async function getPersonEarnings(services: Services, userId: string) {
  await requirePerson(services.db, userId)
  if (!(await findTerms(services.db, userId))) throw new AppError('booster_not_found')
  const { camps, payouts } = await getCamps(services, userId)
  return {
    camps,
    payouts: payouts.slice(0, mostPayouts).map(({ id, number, amount, status, requested_at }) => ({
      payout_id: id,
      number,
      amount,
      status,
      requested_at: requested_at.toISOString(),
    })),
  }
}
