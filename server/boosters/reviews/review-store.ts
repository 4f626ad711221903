import { type Insertable, type Selectable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { enoughReviews } from '#core/boosters/reviews.ts'
import type { GameId } from '#core/games/game.ts'
import type { Place } from '#core/games/ladder.ts'
import { allGames } from '#core/people/profiles.ts'
import type { Schema } from '#db/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'
import { isVisible } from '../figures/figures-store.ts'

export type ReviewRow = Awaited<ReturnType<typeof findReviews>>[number]
export type StoredReview = Selectable<Schema['reviews']>

/** A page of a booster's reviews, newest first; hidden ones are left out. */
export function findReviews(db: Db, boosterId: string, page: number) {
  return selectReviews(db)
    .where(isVisible)
    .where('reviews.booster_id', '=', boosterId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

export type Ratings = Awaited<ReturnType<typeof countRatings>>

/** How many of a booster's visible reviews gave each number of stars, from 1 to 5, and the sum and number of each detail. */
export async function countRatings(db: Db, boosterId: string) {
  const sum = (part: 'skill' | 'speed' | 'communication') =>
    sql<{
      sum: number
      count: number
    }>`json_build_object('sum', coalesce(sum(${sql.ref(`reviews.${part}`)}), 0),
      'count', count(${sql.ref(`reviews.${part}`)}))`.as(part)
  const stars = [1, 2, 3, 4, 5].map((n) => sql`count(*) filter (where overall = ${sql.lit(n)})`)
  return db
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .select([sql<number[]>`array[${sql.join(stars)}]::int[]`.as('stars')])
    .select([sum('skill'), sum('speed'), sum('communication')])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reviews.booster_id', '=', boosterId)
    .where(isVisible)
    .executeTakeFirstOrThrow()
}

/** How many visible reviews a game's orders have, and the sum of their ratings, as last counted per booster. */
export function sumRatings(db: Db, game: GameId) {
  return db
    .selectFrom('booster_figures')
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>('reviews'), sql.lit(0)).as('count'),
      fn.coalesce(fn.sum<number>('rating_sum'), sql.lit(0)).as('sum'),
    ])
    .where('game', '=', game)
    .executeTakeFirstOrThrow()
}

/**
 * New reviews of boosters with enough of them, whose text is of a length to quote, of one game or all: those in the reader's
 * language first, then English ones, the newest of each; none twice.
 */
export async function findQuotable(
  db: Db,
  length: { least: number; most: number },
  { language, limit, game }: { language: Locale; limit: number; game?: GameId },
) {
  const newest = await newestQuotable(db, length, game)
  const rank = (row: { language: string }) => (row.language === language ? 0 : row.language === 'en' ? 1 : 2)
  return newest
    .filter((row, at) => newest.findIndex(({ text }) => text === row.text) === at)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, limit)
}

const mostCompared = 100

function newestQuotable(db: Db, length: { least: number; most: number }, game?: GameId) {
  return selectReviews(db)
    .where(isVisible)
    .innerJoin('booster_figures as figures', (join) =>
      join.onRef('figures.booster_id', '=', 'reviews.booster_id').on('figures.game', '=', allGames),
    )
    .where('figures.reviews', '>=', enoughReviews)
    .$if(game !== undefined, (query) => query.where('orders.game', '=', game as GameId))
    .where(sql<boolean>`char_length(reviews.text) between ${length.least} and ${length.most}`)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(mostCompared)
    .execute()
}

/** What an order's page shows of its review. */
export function reviewColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('reviews as review')
        .select(['review.booster_id', 'review.author', 'review.overall', 'review.skill', 'review.speed'])
        .select(['review.communication', 'review.text', 'review.reply', 'review.replied_at'])
        .select(['review.created_at', 'review.edited_at', 'review.hidden_at', 'review.hidden_reason'])
        .whereRef('review.order_id', '=', 'orders.id'),
    ).as('review'),
  ]
}

/** The review of an order that is locked. */
export function findReview(tx: Tx, orderId: string): Promise<StoredReview | undefined> {
  return tx.selectFrom('reviews').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** Saves the review of an order in place of an earlier one. */
export async function putReview(tx: Tx, review: Insertable<Schema['reviews']>): Promise<void> {
  const { order_id, ...columns } = review
  await tx
    .insertInto('reviews')
    .values({ order_id, ...columns })
    .onConflict((oc) => oc.column('order_id').doUpdateSet(columns))
    .execute()
}

export async function setReply(tx: Tx, orderId: string, reply: string, at: Date): Promise<void> {
  await tx.updateTable('reviews').set({ reply, replied_at: at }).where('order_id', '=', orderId).execute()
}

/** Hides a visible review, or shows a hidden one. False if it already was so, or there is none. */
export async function setHidden(
  tx: Tx,
  reviewId: string,
  hidden: { at: Date; reason: string } | null,
): Promise<boolean> {
  const row = await tx
    .updateTable('reviews')
    .set({ hidden_at: hidden?.at ?? null, hidden_reason: hidden?.reason ?? null })
    .where('id', '=', reviewId)
    .where('hidden_at', hidden ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Reviews that a guest wrote become another person's; the name that they show stays. */
export async function moveReviews(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.updateTable('reviews').set({ customer_id: toId }).where('customer_id', '=', fromId).execute()
}

/** Reviews with what anyone can see of them and of their orders, hidden ones too. */
export function selectReviews(db: Db) {
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
}
