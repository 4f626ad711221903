import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '../db.ts'

/** One attempt to pay an order through a provider. */
export type PaymentRow = Selectable<Schema['payments']>

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The attempt's row, locked; lock its order first. */
export function lockPayment(tx: Tx, id: string): Promise<PaymentRow> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The order's open attempt; there is at most one. */
export function findOpenPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

/** Attempts without an end that were begun before an instant, oldest first. */
export function findPaymentsOpenSince(db: Db, before: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'open')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** A payment as its customer sees it; somebody else's is not found. */
export function findCustomersPayment(db: Db, customerId: string, paymentId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select(['orders.status as order_status', 'orders.currency as order_currency'])
    .where('payments.id', '=', paymentId)
    .where('orders.customer_id', '=', customerId)
    .executeTakeFirst()
}
