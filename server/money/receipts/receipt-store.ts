import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { dayIn } from '#core/base/zones.ts'
import type { ReceiptContent, ReceiptSeries } from '#core/money/receipts.ts'
import type { Schema } from '#db/schema.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import { later } from '#server/platform/db/driver/later.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

export type ReceiptRow = Selectable<Schema['receipts']>
export type NewReceipt = {
  series: ReceiptSeries
  order_id: string | null
  customer_id: string | null
  /** The name, with the lines of an address below it, or whose username it is at this moment. */
  buyer: string | null | { usernameOf: string }
  amount: number
  content: ReceiptContent
  refund_id?: string
  corrects?: string
  /** The bank's decision that it is about. */
  chargeback_id?: string
  chargeback_round?: number
}

/** Writes a receipt, with the payments that it is for; it gets its number when the transaction commits. */
export async function insertReceipt(
  { tx, now, services }: Work,
  paymentIds: readonly string[],
  { buyer, ...receipt }: NewReceipt,
): Promise<void> {
  const content = JSON.stringify(receipt.content)
  const name = (eb: ExpressionBuilder<Schema, 'receipts'>, userId: string) =>
    eb.selectFrom('users').select('username').where('id', '=', userId)
  const write = tx
    .with('receipt', (write) =>
      write
        .insertInto('receipts')
        .values((eb) => ({
          ...receipt,
          buyer: buyer && typeof buyer === 'object' ? name(eb, buyer.usernameOf) : buyer,
          content,
          before: receipt.corrects ? takenOff(eb, receipt.corrects) : 0,
          year: Number(dayIn(services.config.timeZone, now.getTime()).slice(0, 4)),
          issued_at: now,
        }))
        .returning('id'),
    )
    .insertInto('receipt_payments')
    .columns(['receipt_id', 'payment_id'])
    .expression((eb) =>
      eb
        .selectFrom('receipt')
        .select(['receipt.id', sql<string>`unnest(${[...paymentIds]}::uuid[])`.as('payment_id')]),
    )
  await later(tx, write)
}

/** What was taken off a receipt so far, less what came to it again; minor units. Lock its order or its balance before. */
function takenOff(eb: ExpressionBuilder<Schema, 'receipts'>, receiptId: string) {
  return eb
    .selectFrom('receipts as earlier')
    .select(
      sql<number>`coalesce(sum(case series when 'C' then earlier.amount else -earlier.amount end), 0)::bigint`.as(
        'sum',
      ),
    )
    .where('earlier.corrects', '=', receiptId)
    .$asScalar()
    .$notNull()
}

/**
 * The receipts for what paid an order, oldest first, for its page. What was reserved for a change can have become the money of
 * the order that follows.
 */
export function receiptColumns(eb: OrderBuilder) {
  const before = eb
    .selectFrom('order_changes')
    .select('order_changes.order_id')
    .whereRef('next_order_id', '=', 'orders.id')
  return [
    jsonArrayFrom(
      eb
        .selectFrom('receipts')
        .select(['receipts.id', 'receipts.series', 'receipts.year', 'receipts.number'])
        .select(['receipts.amount', 'receipts.issued_at'])
        .where('receipts.order_id', 'in', [eb.ref('orders.id'), before])
        .where((on) =>
          on.exists(
            on
              .selectFrom('receipt_payments')
              .innerJoin('payments', 'payments.id', 'payment_id')
              .select('payment_id')
              .where('receipt_id', '=', on.fn.coalesce('receipts.corrects', 'receipts.id'))
              .whereRef('payments.order_id', '=', 'orders.id'),
          ),
        )
        .orderBy('receipts.issued_at')
        .orderBy('receipts.series', 'desc')
        .orderBy('receipts.number'),
    ).as('receipts'),
  ]
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

/** The first receipt of an order: the one of its sale. */
export function findSaleReceipt(tx: Tx, orderId: string) {
  return tx
    .selectFrom('receipts')
    .select('content')
    .where('order_id', '=', orderId)
    .where('series', '=', 'R')
    .orderBy('issued_at')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
}

/** The credit note for what a bank returned, as it decided then. */
export function findBankNote(tx: Tx, chargeback: { id: string; round: number }) {
  return tx
    .selectFrom('receipts')
    .selectAll()
    .where('chargeback_id', '=', chargeback.id)
    .where('chargeback_round', '=', chargeback.round)
    .where('series', '=', 'C')
    .executeTakeFirst()
}

/**
 * One receipt, if the reader can see it, with the code of the one that it corrects: of the credit note that it cancels, if
 * a bank sent a payment again.
 */
export function findReceipt(db: Db, receiptId: string, reader: { id: string; staff: boolean }) {
  return (
    db
      .selectFrom('receipts')
      .leftJoin('orders', 'orders.id', 'receipts.order_id')
      .leftJoin('receipts as corrected', (join) =>
        join.on((on) =>
          on.or([
            on.and([on('receipts.series', '=', 'C'), on('corrected.id', '=', on.ref('receipts.corrects'))]),
            on.and([
              on('receipts.series', '=', 'R'),
              on('corrected.series', '=', 'C'),
              on('corrected.chargeback_id', '=', on.ref('receipts.chargeback_id')),
              on('corrected.chargeback_round', '=', on.ref('receipts.chargeback_round')),
            ]),
          ]),
        ),
      )
      .leftJoin('refunds', 'refunds.id', 'receipts.refund_id')
      .selectAll('receipts')
      .select(['corrected.series as corrected_series', 'corrected.year as corrected_year'])
      // What happened to the refund since the credit note was issued.
      .select((eb) => eb.fn.coalesce('refunds.by_bank', sql.lit(0)).as('by_bank'))
      .select(
        sql<number>`(case when credited_at is null then 0 else refunds.amount - by_bank end)::bigint`.as(
          'credited',
        ),
      )
      .select('corrected.number as corrected_number')
      .where('receipts.id', '=', receiptId)
      .$if(!reader.staff, (query) =>
        query.where((eb) => eb(eb.fn.coalesce('receipts.customer_id', 'orders.customer_id'), '=', reader.id)),
      )
      .executeTakeFirst()
  )
}
export type StoredReceipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>
