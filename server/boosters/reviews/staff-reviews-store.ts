import { type SelectQueryBuilder, sql } from 'kysely'
import { minuteMs } from '#core/base/durations.ts'
import { lowRating, type ReviewSort, type ReviewState } from '#core/boosters/reviews.ts'
import type { Schema } from '#db/schema.ts'
import { countedExactly, countRows } from '#server/platform/db/count-rows.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { Remembered } from '#server/platform/db/remember.ts'

export type StaffReviewRow = NonNullable<Awaited<ReturnType<typeof findStaffReview>>>

type Search = {
  q: string
  state?: ReviewState | undefined
  sort: ReviewSort
  page: number
  size: number
  newSince: Date
}

/** A page of all reviews for staff, newest first, with their number. */
export async function findStaffReviews(db: Db, { page, size, sort, ...search }: Search) {
  const [rows, total] = await Promise.all([
    narrowed(selectForStaff(db), search)
      .$if(sort === 'lowest', (query) => query.orderBy('reviews.overall'))
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    countReviews(db, search),
  ])
  return { rows, total }
}

/** What is too many to count each time is counted at most once a minute. */
const totals = new Remembered<number>({ forMs: minuteMs, most: 10 })

async function countReviews(db: Db, search: Narrowing): Promise<number> {
  const count = async (query: ReturnType<typeof countRows>) => (await query.executeTakeFirstOrThrow()).total
  if (search.q !== '' || search.state) return count(countRows(db, narrowed(joined(db), search)))
  const reviews = db.selectFrom('reviews')
  const few = await count(countRows(db, reviews.limit(countedExactly)))
  return few < countedExactly ? few : totals.get(db, 'all', () => count(countRows(db, reviews)))
}

export function findStaffReview(db: Db, reviewId: string) {
  return selectForStaff(db).where('reviews.id', '=', reviewId).executeTakeFirst()
}

function joined(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .innerJoin('users as booster', 'booster.id', 'reviews.booster_id')
    .innerJoin('users as customer', 'customer.id', 'reviews.customer_id')
}

function selectForStaff(db: Db) {
  return joined(db)
    .selectAll('reviews')
    .select(['orders.number', 'booster.username as booster', 'customer.username as customer'])
}

type Narrowing = Pick<Search, 'q' | 'state' | 'newSince'>
type Joined = Schema & { booster: Schema['users']; customer: Schema['users'] }

function narrowed<Row>(
  query: SelectQueryBuilder<Joined, 'reviews' | 'orders' | 'booster' | 'customer', Row>,
  { q, state, newSince }: Narrowing,
) {
  return query
    .$if(q !== '', (each) =>
      each.where(sql<boolean>`starts_with(lower(booster.username), ${q.toLowerCase()})`),
    )
    .$if(state === 'new', (each) => each.where('reviews.created_at', '>', newSince))
    .$if(state === 'low', (each) => each.where('reviews.overall', '<=', lowRating))
    .$if(state === 'hidden', (each) => each.where('reviews.hidden_at', 'is not', null))
}

/** The newest reviews of a booster, hidden ones too. */
export function findStaffReviewsOf(db: Db, boosterId: string, limit: number) {
  return selectForStaff(db)
    .where('reviews.booster_id', '=', boosterId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(limit)
    .execute()
}
