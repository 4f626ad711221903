import { type Insertable, sql } from 'kysely'
import type { BoosterPay } from '#core/ledger.ts'
import type { Schema } from '#db/schema.ts'
import { notPaused } from '../attempt-store.ts'
import type { Db } from '../db/pool.ts'
import type { Work } from '../work.ts'

type Share = Insertable<Schema['held_shares']>

/** Opens an order's series of settlements; false when that was done before, so that money leaves escrow once. */
export async function beginSettlement({ tx, now }: Work, orderId: string): Promise<boolean> {
  const begun = await tx
    .insertInto('settlements')
    .values({ order_id: orderId, number: 1, kind: 'settled', at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return begun !== undefined
}

/** Adds an adjustment to an order's series and returns its number; the order is locked. */
export async function addAdjustment({ tx, now }: Work, orderId: string): Promise<number> {
  const { number } = await tx
    .insertInto('settlements')
    .columns(['order_id', 'number', 'kind', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('settlements')
        .select((part) => [
          part.cast<string>(part.val(orderId), 'uuid').as('order_id'),
          part(part.fn.max('number'), '+', 1).as('number'),
          part.val('adjusted').as('kind'),
          part.cast<Date>(part.val(now), 'timestamptz').as('at'),
        ])
        .where('order_id', '=', orderId),
    )
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** The boosters' shares of a settled order. */
export function findShares({ tx }: Work, orderId: string): Promise<BoosterPay[]> {
  return tx
    .selectFrom('held_shares')
    .select(['booster_id as boosterId', 'amount'])
    .where('order_id', '=', orderId)
    .execute()
}

/** Replaces the shares of an order; none of them is released while they wait for staff. */
export async function replaceShares(work: Work, orderId: string, shares: Share[]): Promise<void> {
  await work.tx.deleteFrom('held_shares').where('order_id', '=', orderId).execute()
  await insertShares(work, shares)
}

/** Holds the boosters' shares of a settled order. */
export async function insertShares({ tx }: Work, shares: Share[]): Promise<void> {
  if (shares.length) await tx.insertInto('held_shares').values(shares).execute()
}

/** An order can have several boosters, each with a share. */
const subject = sql<string>`held_shares.order_id || ' ' || held_shares.booster_id`

/**
 * The shares whose hold is over, the longest overdue first, except those that wait for staff and those that a job has
 * paused.
 */
export function findDueShares(db: Db, job: string, now: Date) {
  return db
    .selectFrom('held_shares')
    .innerJoin('orders', 'orders.id', 'held_shares.order_id')
    .select(['held_shares.order_id', 'held_shares.booster_id', subject.as('subject')])
    .where('released_at', 'is', null)
    .where('due_at', '<=', now)
    .where('orders.shares_held', 'is', null)
    .where(notPaused(job, subject, now))
    .orderBy('due_at')
    .limit(1_000)
    .execute()
}

/** Ends a share's hold; undefined when that was done before. */
export function releaseShare({ tx, now }: Work, orderId: string, boosterId: string) {
  return tx
    .updateTable('held_shares')
    .set({ released_at: now })
    .where('order_id', '=', orderId)
    .where('booster_id', '=', boosterId)
    .where('released_at', 'is', null)
    .returning('amount')
    .executeTakeFirst()
}
