import { type Insertable, sql } from 'kysely'
import type { BoosterPay, HeldPay } from '#core/money/ledger.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'

type Share = Insertable<Schema['held_shares']>
type SettlementKind = Schema['settlements']['kind']

/**
 * Settles an order that is not settled now: never before, or reversed since. Returns the settlement's number in the
 * order's series; null for one that is settled, so that money leaves escrow once.
 */
export function beginSettlement(work: Work, orderId: string): Promise<number | null> {
  return append(work, orderId, 'settled')
}

/** Reverses the order's settlement, and returns the reversal's number; null for an order that is not settled. */
export function beginReversal(work: Work, orderId: string): Promise<number | null> {
  return append(work, orderId, 'reversed')
}

/** Adds an adjustment to the series of a settled order and returns its number; null for one that is not settled. */
export function addAdjustment(work: Work, orderId: string): Promise<number | null> {
  return append(work, orderId, 'adjusted')
}

/** A settlement follows a reversal, everything else follows a settlement. Two at once get the same number: one wins. */
async function append({ tx, now }: Work, orderId: string, kind: SettlementKind): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    insert into settlements (order_id, number, kind, at)
    select ${orderId}, coalesce(last.number, 0) + 1, ${kind}, ${now}
    from (select 1) one left join lateral (
      select number, kind from settlements where order_id = ${orderId} order by number desc limit 1
    ) last on true
    where (coalesce(last.kind, 'reversed') = 'reversed') = (${kind}::text = 'settled')
    on conflict do nothing returning number`.execute(tx)
  return rows[0]?.number ?? null
}

/** Removes the shares of a reversed settlement. Its row lock decides a race with their release. */
export async function takeShares({ tx }: Work, orderId: string): Promise<HeldPay[]> {
  const rows = await tx
    .deleteFrom('held_shares')
    .where('order_id', '=', orderId)
    .returning(['booster_id', 'amount', 'released_at'])
    .execute()
  return rows.map(({ booster_id, amount, released_at }) => ({
    boosterId: booster_id,
    amount,
    released: released_at !== null,
  }))
}

/** Whether an order's money has left escrow, and was not taken back since. */
export async function isSettled(tx: Tx, orderId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('settlements')
    .select('kind')
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.kind !== 'reversed'
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
 * The shares whose hold is over, the longest overdue first, except those that wait for staff or a dispute and those
 * that a job has paused.
 */
export function findDueShares(db: Db, job: string, now: Date) {
  return db
    .selectFrom('held_shares')
    .innerJoin('orders', 'orders.id', 'held_shares.order_id')
    .select(['held_shares.order_id', 'held_shares.booster_id', subject.as('subject')])
    .where('released_at', 'is', null)
    .where('due_at', '<=', now)
    .where('orders.shares_held', 'is', null)
    .where('orders.frozen_at', 'is', null)
    .where('orders.disputed_by', 'is', null)
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
    .returning(['amount', 'settlement'])
    .executeTakeFirst()
}

/** A booster's share of an order; 0 without one. */
export async function findOwnShare(db: Db, orderId: string, boosterId: string): Promise<number> {
  const row = await db
    .selectFrom('held_shares')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('booster_id', '=', boosterId)
    .executeTakeFirst()
  return row?.amount ?? 0
}

/** What the settlement of a moment gave a booster, as the ledger booked it; 0 for none. Later ones can replace it. */
export async function findShareOf(
  db: Db,
  { orderId, boosterId, at }: { orderId: string; boosterId: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select line.amount from settlements settled
    join ledger_entries entry on entry.kind = 'order_settled' and entry.business_ref =
      settled.order_id || case when settled.number > 1 then ':' || settled.number else '' end
    join ledger_lines line on line.entry_id = entry.id
    join ledger_accounts account on account.id = line.account_id
    where settled.order_id = ${orderId} and settled.kind = 'settled' and settled.at = ${at}
      and account.kind = 'booster_pending' and account.owner_id = ${boosterId}`.execute(db)
  return rows[0]?.amount ?? 0
}

/** The shares that an order paid, and whether they can already be paid out. */
export function findPaidShares(tx: Tx, orderId: string) {
  return tx
    .selectFrom('held_shares')
    .select(['booster_id', 'amount', sql<boolean>`released_at is not null`.as('released')])
    .where('order_id', '=', orderId)
    .orderBy('booster_id')
    .forUpdate()
    .execute()
}

/**
 * Gives a share back what a bank had taken from it while it was held; true if it is still held, or held again because nothing
 * was left of it: then it is due at once. False for one that was released since.
 */
export async function returnToShare(
  { tx, now }: Work,
  orderId: string,
  { boosterId: booster_id, amount }: BoosterPay,
): Promise<boolean> {
  const latest = sql<number>`(
    select max(number) from settlements where order_id = ${orderId} and kind = 'settled')`
  const share = await tx
    .insertInto('held_shares')
    .values({ order_id: orderId, booster_id, amount, due_at: now, settlement: latest })
    .onConflict((oc) =>
      oc
        .columns(['order_id', 'booster_id'])
        .doUpdateSet((eb) => ({ amount: eb('held_shares.amount', '+', amount) })),
    )
    .returning('released_at')
    .executeTakeFirstOrThrow()
  return share.released_at === null
}

/** Reduces a share that was not released yet by what was clawed back. */
export async function reduceShare(tx: Tx, orderId: string, boosterId: string, by: number): Promise<void> {
  const share = tx
    .deleteFrom('held_shares')
    .where('order_id', '=', orderId)
    .where('booster_id', '=', boosterId)
  await share.where('amount', '=', by).execute()
  await tx
    .updateTable('held_shares')
    .set((eb) => ({ amount: eb('amount', '-', by) }))
    .where('order_id', '=', orderId)
    .where('booster_id', '=', boosterId)
    .where('amount', '>', by)
    .execute()
}
