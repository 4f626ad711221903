import { type SelectQueryBuilder, sql } from 'kysely'
import { lowRating, type ReviewSort, type ReviewState } from '#core/boosters/reviews.ts'
import type { Schema } from '#db/schema.ts'
import type { Db } from '#server/platform/db/pool.ts'

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
  const [rows, { total }] = await Promise.all([
    narrowed(selectForStaff(db), search)
      .$if(sort === 'lowest', (query) => query.orderBy('reviews.overall'))
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    narrowed(joined(db), search)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
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

type Joined = Schema & { booster: Schema['users']; customer: Schema['users'] }

function narrowed<Row>(
  query: SelectQueryBuilder<Joined, 'reviews' | 'orders' | 'booster' | 'customer', Row>,
  { q, state, newSince }: Pick<Search, 'q' | 'state' | 'newSince'>,
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
