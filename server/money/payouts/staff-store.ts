import { sql } from 'kysely'
import type { PayoutStatus } from '#core/money/payouts.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** A row names so many orders at most. */
const mostReviewed = 3

/** An order about whose shares staff decide, or that is disputed, of a payout's booster. */
const underReview = sql<boolean>`orders.id in (
    -- There are few of these, so they are asked for first.
    select held.id from orders held where held.shares_held is not null
    union all select order_id from order_disputes where closed_at is null)
  and (orders.booster_id = payouts.booster_id or exists (
    select from held_shares share where share.order_id = orders.id
      and share.booster_id = payouts.booster_id and share.released_at is null))`

/** Whether staff still decide about shares of some booster of these payouts. */
export async function someUnderReview(db: Db, payoutIds: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('payouts')
    .select('id')
    .where('id', 'in', payoutIds)
    .where(sql<boolean>`exists (select from orders where ${underReview})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A page of payouts for staff: open ones with the longest wait first, others the newest first. */
export function listPayoutRows(db: Db, status: PayoutStatus, { page, size }: { page: number; size: number }) {
  const order = status === 'requested' || status === 'batched' ? 'asc' : 'desc'
  return db
    .selectFrom('payouts')
    .innerJoin('users as booster', 'booster.id', 'payouts.booster_id')
    .leftJoin('payout_batches as batch', 'batch.id', 'payouts.batch_id')
    .selectAll('payouts')
    .select(['booster.username', 'batch.number as batch_number'])
    .select([
      sql<boolean>`exists (select from ledger_accounts account
        where account.owner_id = payouts.booster_id and account.kind = 'booster_payable' and account.balance < 0)`.as(
        'debt',
      ),
      // Its orders whose shares staff decide about, the newest first, or that are disputed.
      sql<{ order_id: string; number: number }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('order_id', held.id, 'number', held.number)) from (
          select id, number from orders where ${underReview}
          order by number desc limit ${mostReviewed}) held), '[]')`.as('review'),
    ])
    .where('payouts.status', '=', status)
    .orderBy('payouts.requested_at', order)
    .orderBy('payouts.number', order)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

export type StaffPayout = Awaited<ReturnType<typeof listPayoutRows>>[number]

/** How many payouts each status has, and their sum in minor units. */
export function countPayouts(db: Db): Promise<{ status: PayoutStatus; count: number; sum: number }[]> {
  return db
    .selectFrom('payouts')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .select(sql<number>`sum(amount)::bigint`.as('sum'))
    .groupBy('status')
    .execute()
}

/** All payouts of a batch, those that came back too, in the order of their numbers. */
export function listOfBatch(db: Db, batchId: string) {
  return db
    .selectFrom('payouts')
    .innerJoin('users as booster', 'booster.id', 'payouts.booster_id')
    .selectAll('payouts')
    .select('booster.username')
    .where('batch_id', '=', batchId)
    .orderBy('number')
    .execute()
}
