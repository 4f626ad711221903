import { sql } from 'kysely'
import type { Place } from '#core/games/ladder.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db, Tx } from '../db/pool.ts'
import { pageSize } from '../http/pages.ts'

export type ReviewRow = Awaited<ReturnType<typeof findReviews>>[number]

/** A page of a booster's reviews, newest first; hidden ones are left out. */
export function findReviews(db: Db, boosterId: string, page: number) {
  return selectReviews(db)
    .where('reviews.booster_id', '=', boosterId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

/** How many reviews of a booster gave each number of stars, from 1 to 5. */
export async function countRatings(db: Db, boosterId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['overall', eb.fn.countAll<number>().as('count')])
    .where('booster_id', '=', boosterId)
    .where('hidden_at', 'is', null)
    .groupBy('overall')
    .execute()
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ overall }) => overall === stars)?.count ?? 0)
}

/**
 * New reviews whose text is of a length to quote: those in the reader's language first, then English ones, the newest of
 * each.
 */
export async function findQuotable(
  db: Db,
  length: { least: number; most: number },
  { language, limit }: { language: Locale; limit: number },
) {
  const newest = await newestQuotable(db, length)
  const rank = (row: { language: string }) => (row.language === language ? 0 : row.language === 'en' ? 1 : 2)
  return newest.toSorted((one, other) => rank(one) - rank(other)).slice(0, limit)
}

const mostCompared = 100

function newestQuotable(db: Db, length: { least: number; most: number }) {
  return selectReviews(db)
    .where(sql<boolean>`char_length(reviews.text) between ${length.least} and ${length.most}`)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(mostCompared)
    .execute()
}

/** Reviews that a guest wrote become another person's; the name that they show stays. */
export async function moveReviews(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.updateTable('reviews').set({ customer_id: toId }).where('customer_id', '=', fromId).execute()
}

function selectReviews(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .innerJoin('users as booster', 'booster.id', 'reviews.booster_id')
    .select([
      'booster.username as booster',
      'author',
      'overall',
      'skill',
      'speed',
      'communication',
      'text',
      'language',
      'reply',
      'reviews.demo',
      'reviews.created_at',
      'orders.game',
      'orders.service',
      'orders.claimed_at',
      'orders.finished_at',
      sql<Place | null>`orders.config -> 'start'`.as('start'),
      sql<Place | null>`orders.config -> 'target'`.as('target'),
      sql<string | null>`orders.config ->> 'server'`.as('server'),
    ])
    .where('reviews.hidden_at', 'is', null)
}
