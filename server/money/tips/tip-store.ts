import { type Selectable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '#db/schema.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'

export type TipRow = Selectable<Schema['tips']>

/** A tip as the subject of a payment. */
export function tipOf({ id, order_id }: Pick<TipRow, 'id' | 'order_id'>) {
  return { subject_kind: 'tip', subject_id: id, order_id } as const
}

/** What an order's page shows of its tip, and what decides whether it can have one. */
export function tipColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('tips as tip')
        .innerJoin('users as tipped', 'tipped.id', 'tip.booster_id')
        .select(['tip.booster_id', 'tipped.username as booster_name', 'tip.amount', 'tip.words'])
        .select(['tip.given_at', 'tip.released_at', 'tip.taken_back', 'tip.refunded'])
        .whereRef('tip.order_id', '=', 'orders.id')
        .where('tip.given_at', 'is not', null),
    ).as('tip'),
    eb
      .exists(
        eb
          .selectFrom('users as gone')
          .select('gone.id')
          .whereRef('gone.id', '=', 'orders.booster_id')
          .where((part) => part.or([part('banned_at', 'is not', null), part('erased_at', 'is not', null)])),
      )
      .as('booster_gone'),
    eb
      .selectFrom('ledger_accounts as account')
      .select('account.balance')
      .where('account.kind', '=', 'customer_balance')
      .whereRef('account.owner_id', '=', 'orders.customer_id')
      .limit(1)
      .as('customer_balance'),
  ]
}

export function findTip(db: Db, id: string): Promise<TipRow | undefined> {
  return db.selectFrom('tips').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findTipOfOrder(db: Db, orderId: string): Promise<TipRow | undefined> {
  return db.selectFrom('tips').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

type Wish = Pick<TipRow, 'order_id' | 'booster_id' | 'amount' | 'words'>

/** Notes what the customer of a locked order wants to give; another wish replaces one that isn't paid. */
export function putTip({ tx, now }: Work, wish: Wish): Promise<TipRow> {
  const { order_id, ...columns } = wish
  return tx
    .insertInto('tips')
    .values({ ...wish, opened_at: now })
    .onConflict((oc) => oc.column('order_id').doUpdateSet(columns).where('tips.given_at', 'is', null))
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Given = { paymentId: string; amount: number; dueAt: Date }

/** Records that a tip of a locked order was paid, and with which payment. */
export async function markGiven(
  { tx, now }: Work,
  id: string,
  { paymentId, amount, dueAt }: Given,
): Promise<void> {
  await tx
    .updateTable('tips')
    .set({ amount, payment_id: paymentId, given_at: now, due_at: dueAt })
    .where('id', '=', id)
    .where('given_at', 'is', null)
    .execute()
}

/** The tips of a booster that were paid, with their orders. */
export function findTipsOf(db: Db, boosterId: string) {
  return db
    .selectFrom('tips')
    .innerJoin('orders', 'orders.id', 'tips.order_id')
    .select(['orders.id', 'orders.game', 'orders.claimed_at', 'orders.finished_at', 'orders.closed_at'])
    .select(['tips.given_at', 'tips.due_at', 'tips.released_at'])
    .select(sql<number>`tips.amount - tips.taken_back`.as('amount'))
    .select(sql<number>`(orders.quote -> 'estimate' ->> 'daysTo')::int`.as('days_to'))
    .where('tips.booster_id', '=', boosterId)
    .where('tips.given_at', 'is not', null)
    .whereRef('tips.amount', '>', 'tips.taken_back')
    .execute()
}

/** The orders whose tip's hold is over, except those with a dispute or a chargeback and those that a job has paused. */
export async function findDueTips(db: Db, job: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('tips')
    .innerJoin('orders', 'orders.id', 'tips.order_id')
    .select('order_id')
    .where('released_at', 'is', null)
    .where('given_at', 'is not', null)
    .where('due_at', '<=', now)
    .where('orders.frozen_at', 'is', null)
    .where('orders.disputed_by', 'is', null)
    .where((eb) => notPaused(job, eb.ref('order_id'), now))
    .orderBy('due_at')
    .limit(1_000)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Ends the hold of a paid tip; undefined when that was done before. */
export function releaseTip({ tx, now }: Work, orderId: string): Promise<TipRow | undefined> {
  return tx
    .updateTable('tips')
    .set({ released_at: now })
    .where('order_id', '=', orderId)
    .where('given_at', 'is not', null)
    .where('released_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Takes a refund out of a tip that is held; undefined if less than that is. Lock its order before. */
export function refundHeldTip(tx: Tx, id: string, amount: number): Promise<TipRow | undefined> {
  return tx
    .updateTable('tips')
    .set((eb) => ({ taken_back: eb('taken_back', '+', amount), refunded: eb('refunded', '+', amount) }))
    .where('id', '=', id)
    .where('given_at', 'is not', null)
    .where('released_at', 'is', null)
    .where((eb) => eb(eb('taken_back', '+', amount), '<=', eb.ref('amount')))
    .returningAll()
    .executeTakeFirst()
}

/** Gives a tip back what a bank had taken from it; true if it is still held. */
export async function returnToTip(tx: Tx, id: string, amount: number): Promise<boolean> {
  const { released_at } = await tx
    .updateTable('tips')
    .set((eb) => ({ taken_back: eb('taken_back', '-', amount) }))
    .where('id', '=', id)
    .returning('released_at')
    .executeTakeFirstOrThrow()
  return released_at === null
}

/** Reduces a tip in its hold by what a bank took back. Lock its order before. */
export async function reduceTip(tx: Tx, id: string, by: number): Promise<void> {
  await tx
    .updateTable('tips')
    .set((eb) => ({ taken_back: eb('taken_back', '+', by) }))
    .where('id', '=', id)
    .execute()
}
