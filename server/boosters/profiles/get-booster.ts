import { dayMs, hourMs } from '#core/base/durations.ts'
import { enoughReviews } from '#core/boosters/reviews.ts'
import type { Locale } from '#i18n/locales.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf, pageSize } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { countRatings, findReviews } from '../reviews/review-store.ts'
import { ratingsView, reviewView } from '../reviews/review-view.ts'
import { boosterView } from './booster-view.ts'
import { findClimbs } from './climb-store.ts'
import { climbView } from './climb-view.ts'
import { findByName, type ListedRow } from './listing-store.ts'
import { findCoaching, findTaken } from './profile-store.ts'

/** The most climbs that the drawing on a booster's page shows. */
const mostDrawn = 60

/** Everything on a booster's page. */
export async function getBooster(services: Services, username: string) {
  const { db, now, realtime } = services
  const row = await bringBooster(services, username)
  const [online, climbs, reviews, ratings, coaching, lessons] = await Promise.all([
    realtime.onlineBoosters(),
    findClimbs(db, row.id, mostDrawn),
    findReviews(db, row.id, 1),
    countRatings(db, row.id),
    findCoaching(db, row.id),
    findTaken(db, row.id, new Date(now().getTime() - dayMs), new Date(now().getTime() + 7 * dayMs)),
  ])
  // A coach has said when they are free; without usual hours those say the most.
  const hours = row.time_zone ? row : coaching[0]
  const booster = {
    ...boosterView(row, new Set(online)),
    about: row.about ?? '',
    about_in: row.about ? (row.about_in as Locale) : null,
    free: hours?.free ?? [],
    time_zone: hours?.time_zone ?? null,
    taken: lessons.map(({ at, hours }) => ({
      from: at.toISOString(),
      to: new Date(at.getTime() + hours * hourMs).toISOString(),
    })),
    coaching,
    reviewed: ratings.count,
    ratings: ratings.count < enoughReviews ? null : ratingsView(ratings),
  }
  const shown = ratings.count < enoughReviews ? [] : reviews
  return { booster, climbs: climbs.map(climbView), reviews: shown.map(reviewView) }
}

/** A page of a booster's completed climbs. */
export async function listClimbs(services: Services, username: string, page: number) {
  const row = await bringBooster(services, username)
  const climbs = await findClimbs(services.db, row.id, pageSize, (page - 1) * pageSize)
  return pageOf(climbs.map(climbView), page, row.climbs ?? 0)
}

/** A page of a booster's reviews; empty while they have too few. */
export async function listReviews(services: Services, username: string, page: number) {
  const row = await bringBooster(services, username)
  const { count } = await countRatings(services.db, row.id)
  if (count < enoughReviews) return pageOf([], page, 0)
  const reviews = await findReviews(services.db, row.id, page)
  return pageOf(reviews.map(reviewView), page, count)
}

async function bringBooster({ db }: Services, username: string): Promise<ListedRow> {
  const row = await findByName(db, username)
  if (!row) throw new AppError('booster_not_found')
  return row
}
