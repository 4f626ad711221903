import type { ReceiptContent, ReceiptSeries } from '#core/receipts.ts'
import type { Db, Tx } from '../db/pool.ts'
import type { Work } from '../work.ts'

/** What a receipt of an order names: its customer, and the order as it is now. */
export function findParty(tx: Tx, orderId: string) {
  return tx
    .selectFrom('orders')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('users as coach', 'coach.id', 'orders.coach_id')
    .select(['orders.number', 'orders.config', 'orders.quote', 'orders.currency'])
    .select(['customer.username as buyer', 'coach.username as coach'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
}

type NewReceipt = {
  series: ReceiptSeries
  order_id: string | null
  customer_id: string | null
  buyer: string | null
  amount: number
  content: ReceiptContent
  refund_id?: string
  corrects?: string
}

/** Writes a receipt, which gets its number when the transaction commits; its id. */
export async function insertReceipt({ tx, now }: Work, receipt: NewReceipt): Promise<string> {
  const content = JSON.stringify(receipt.content)
  const inserted = await tx
    .insertInto('receipts')
    .values({ ...receipt, content, year: now.getUTCFullYear(), issued_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

export async function insertReceiptPayments(
  tx: Tx,
  receiptId: string,
  paymentIds: readonly string[],
): Promise<void> {
  await tx
    .insertInto('receipt_payments')
    .values(paymentIds.map((payment_id) => ({ payment_id, receipt_id: receiptId })))
    .execute()
}

/** The receipt that a payment is on. */
export function findReceiptOf(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('receipt_payments')
    .innerJoin('receipts', 'receipts.id', 'receipt_payments.receipt_id')
    .selectAll('receipts')
    .where('receipt_payments.payment_id', '=', paymentId)
    .executeTakeFirst()
}

/** One receipt with the code of the one that it corrects, if the reader can see it. */
export function findReceipt(db: Db, receiptId: string, reader: { id: string; staff: boolean }) {
  return db
    .selectFrom('receipts')
    .leftJoin('orders', 'orders.id', 'receipts.order_id')
    .leftJoin('receipts as corrected', 'corrected.id', 'receipts.corrects')
    .selectAll('receipts')
    .select(['corrected.series as corrected_series', 'corrected.year as corrected_year'])
    .select('corrected.number as corrected_number')
    .where('receipts.id', '=', receiptId)
    .$if(!reader.staff, (query) =>
      query.where((eb) => eb(eb.fn.coalesce('receipts.customer_id', 'orders.customer_id'), '=', reader.id)),
    )
    .executeTakeFirst()
}
export type StoredReceipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>
