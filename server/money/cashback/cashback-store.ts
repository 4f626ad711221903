import { type Selectable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '#db/schema.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type CashbackRow = Selectable<Schema['cashbacks']>

/** What an order has brought its customer back. */
export function cashbackColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('cashbacks as back')
        .select(['back.level', 'back.percent', 'back.amount', 'back.unrecovered'])
        .whereRef('back.order_id', '=', 'orders.id'),
    ).as('cashback'),
  ]
}

export function findCashback(db: Db, orderId: string): Promise<CashbackRow | undefined> {
  return db.selectFrom('cashbacks').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** Notes what an order has brought its customer back. The order is locked. */
export async function putCashback(tx: Tx, row: CashbackRow): Promise<void> {
  const { amount, unrecovered, entries } = row
  await tx
    .insertInto('cashbacks')
    .values(row)
    .onConflict((oc) => oc.column('order_id').doUpdateSet({ amount, unrecovered, entries }))
    .returning('order_id')
    .executeTakeFirstOrThrow()
}

/** What was paid for an order and neither refunded nor returned by a bank; minor units. */
export async function netPaid(db: Db, orderId: string): Promise<number> {
  const { paid } = await db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount - refunded), 0)::bigint`.as('paid'))
    .where('order_id', '=', orderId)
    .where('funds_order', '=', true)
    .executeTakeFirstOrThrow()
  return Number(paid)
}

/** What a customer paid for their completed orders and has not got back; minor units. One order can be left out. */
export async function turnoverOf(
  db: Db,
  customerId: string,
  exceptId: string | null = null,
): Promise<number> {
  const { paid } = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(sql<number>`coalesce(sum(payments.amount - payments.refunded), 0)::bigint`.as('paid'))
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', '=', 'completed')
    .where('payments.funds_order', '=', true)
    .$if(exceptId !== null, (query) => query.where('orders.id', '<>', exceptId ?? ''))
    .executeTakeFirstOrThrow()
  return Number(paid)
}
