import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '#db/schema.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import { later } from '#server/platform/db/driver/later.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

/** One attempt to pay for a subject through a provider. */
export type PaymentRow = Selectable<Schema['payments']>
/** What is paid for, and the order that it is about, if any. */
export type SubjectRef = Pick<PaymentRow, 'subject_kind' | 'subject_id' | 'order_id'>

/** The name under which the customer's balance stands beside the providers. */
export const balanceProvider = 'balance'

/** The payment that an order's page shows, what was paid in all, and what an open payment reserves. */
export function paymentColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('payments')
        .select(['payments.id', 'provider', 'payments.status', 'amount', 'payments.refunded'])
        .select(['payments.captured_at', 'payments.provider_ref'])
        .whereRef('payments.order_id', '=', 'orders.id')
        .orderBy('payments.funds_order', 'desc')
        .orderBy((part) => part('payments.status', 'in', ['captured', 'refunded']), 'desc')
        .orderBy((part) => part('payments.provider', '=', 'balance'))
        .orderBy('payments.created_at', 'desc')
        .limit(1),
    ).as('payment'),
    eb
      .selectFrom('payments')
      .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('paid'))
      .whereRef('payments.order_id', '=', 'orders.id')
      .where('funds_order', '=', true)
      .$asScalar()
      .as('paid'),
    eb
      .selectFrom('payments')
      .select('payments.amount')
      .whereRef('payments.order_id', '=', 'orders.id')
      .where('payments.provider', '=', 'balance')
      .where('payments.status', '=', 'open')
      .limit(1)
      .as('reserved'),
  ]
}

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The attempt's row, locked; lock its subject first. */
export function lockPayment(tx: Tx, id: string): Promise<PaymentRow> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The subject's open attempt at a provider; there is at most one. */
export function findOpenPayment(db: Db, subject: SubjectRef): Promise<PaymentRow | undefined> {
  return selectOpen(db, subject).where('provider', '<>', balanceProvider).executeTakeFirst()
}

/** The part of the balance that is reserved for the subject, with its customer. */
export function findReserve(db: Db, subject: SubjectRef) {
  return selectOpen(db, subject)
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('orders.customer_id')
    .where('provider', '=', balanceProvider)
    .executeTakeFirst()
}

function selectOpen(db: Db, { subject_kind, subject_id }: SubjectRef) {
  return db
    .selectFrom('payments')
    .selectAll('payments')
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('payments.status', '=', 'open')
}

/** Attempts without a result that began before a given time, oldest first. */
export function findPaymentsOpenSince(db: Db, before: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'open')
    .where('provider', '<>', balanceProvider)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** Whether an open attempt can be queried now; of simultaneous calls, on any process, one can. */
export async function takeTurnToAsk(db: Db, id: string, now: Date, pauseMs: number): Promise<boolean> {
  const turn = await db
    .updateTable('payments')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where((eb) =>
      eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now.getTime() - pauseMs))]),
    )
    .returning('id')
    .executeTakeFirst()
  return turn !== undefined
}

/** A payment of an order or a top-up as its customer sees it; someone else's is not found. */
export function findCustomersPayment(db: Db, customerId: string, paymentId: string) {
  return db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select('orders.status as order_status')
    .where('payments.id', '=', paymentId)
    .where((eb) =>
      eb.or([
        eb('orders.customer_id', '=', customerId),
        eb.and([eb('subject_kind', '=', 'top_up'), eb('subject_id', '=', customerId)]),
      ]),
    )
    .executeTakeFirst()
}

export type NewAttempt = SubjectRef & Pick<PaymentRow, 'provider' | 'amount' | 'currency'>

/**
 * An attempt is open until a provider reports its end. What the balance pays can be captured at once, and joined to the
 * order's money.
 */
export type PaymentState = 'open' | 'captured' | 'joined'

/** Writes a new attempt at a provider. */
export function insertPayment({ tx, now }: Work, attempt: NewAttempt): Promise<PaymentRow> {
  return tx
    .insertInto('payments')
    .values({ ...attempt, status: 'open', created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What identifies a payment that was made. */
export type Paid = Pick<PaymentRow, 'id' | 'provider' | 'amount'>

/** Writes a payment from the balance, in the state that it begins with. */
export async function writePayment(
  { tx, now }: Work,
  payment: NewAttempt,
  state: PaymentState,
): Promise<Paid> {
  const id = randomUUID()
  const write = tx.insertInto('payments').values({
    ...payment,
    id,
    status: state === 'open' ? 'open' : 'captured',
    created_at: now,
    captured_at: state === 'open' ? null : now,
    funds_order: state === 'joined',
  })
  await later(tx, write)
  return { id, provider: payment.provider, amount: payment.amount }
}

/** Stores the address of an attempt's page at its provider. */
export async function keepPage(db: Db, id: string, page: { ref: string; url: string }): Promise<void> {
  await db
    .updateTable('payments')
    .set({ provider_ref: page.ref, url: page.url })
    .where('id', '=', id)
    .where('url', 'is', null)
    .execute()
}

/** Records that an open attempt ended without money; false when it had ended before. */
export async function endPayment(tx: Tx, id: string, status: 'failed' | 'expired'): Promise<boolean> {
  const ended = await tx
    .updateTable('payments')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Records that an attempt was paid; a payment from the balance has no reference. */
export async function capturePayment(
  { tx, now }: Work,
  id: string,
  at: { ref: string; intent?: string | null } | null,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      status: 'captured',
      captured_at: now,
      provider_ref: at?.ref ?? null,
      provider_intent: at?.intent ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** Marks a captured payment as reported to analytics; of all calls, on any process, one does. */
export async function claimCount(db: Db, id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('payments')
    .set({ counted_at: now })
    .where('id', '=', id)
    .where('status', '=', 'captured')
    .where('counted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The payments that fund an order and still have something to return, those by card first. Lock the order before. */
export function lockFunds(tx: Tx, orderId: string): Promise<PaymentRow[]> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('funds_order', '=', true)
    .whereRef('refunded', '<', 'amount')
    .orderBy((eb) => eb('provider', '=', balanceProvider))
    .orderBy('captured_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Makes the captured payments for a subject part of its order's money: those that weren't yet. Lock the order before. */
export function joinFunds(tx: Tx, { subject_kind, subject_id }: SubjectRef): Promise<PaymentRow[]> {
  return tx
    .updateTable('payments')
    .set({ funds_order: true })
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('status', '=', 'captured')
    .where('funds_order', '=', false)
    .returningAll()
    .execute()
}

/** From now on the captured payments for a subject, which are part of no order's money yet, are about another order. */
export async function moveUnjoined(
  tx: Tx,
  { subject_kind, subject_id }: SubjectRef,
  orderId: string,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ order_id: orderId })
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('status', '=', 'captured')
    .where('funds_order', '=', false)
    .execute()
}

/** The captured payments for a subject that aren't part of an order's money yet. */
export function lockUnjoined(tx: Tx, { subject_kind, subject_id }: SubjectRef): Promise<PaymentRow[]> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('status', '=', 'captured')
    .where('funds_order', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Adds up again what of a payment was refunded, or returned by its bank; what is left of it, in minor units. */
export async function recountReturned(tx: Tx, paymentId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    update payments set refunded = returned_of(payments),
      status = case when returned_of(payments) < amount and status = 'refunded' then 'captured' else status end
    where id = ${paymentId} returning amount - refunded as left`.execute(tx)
  return rows[0]?.left ?? 0
}

/** Takes an amount that was refunded, or that its bank returned, out of a payment, so that it isn't refunded again. */
export async function takeReturned(tx: Tx, paymentId: string, amount: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set((eb) => ({
      refunded: eb('refunded', '+', amount),
      status: eb
        .case()
        .when(eb(eb('refunded', '+', amount), '=', eb.ref('amount')))
        .then('refunded' as const)
        .else(eb.ref('status'))
        .end(),
    }))
    .where('id', '=', paymentId)
    .execute()
}
