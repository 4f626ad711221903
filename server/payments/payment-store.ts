import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { notPaused } from '../attempt-store.ts'
import type { Db, Tx } from '../db/pool.ts'
import type { Work } from '../work.ts'

/** One attempt to pay for a subject through a provider. */
export type PaymentRow = Selectable<Schema['payments']>
export type SubjectRef = Pick<PaymentRow, 'subject_kind' | 'subject_id'>

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The attempt's row, locked; lock its subject first. */
export function lockPayment(tx: Tx, id: string): Promise<PaymentRow> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The subject's open attempt; there is at most one. */
export function findOpenPayment(
  db: Db,
  { subject_kind, subject_id }: SubjectRef,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

/** Attempts without a result that began before a given time, oldest first. */
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

/** A payment of an order as its customer sees it; someone else's is not found. */
export function findCustomersPayment(db: Db, customerId: string, paymentId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select(['orders.id as paid_order', 'orders.status as order_status', 'orders.currency as order_currency'])
    .where('payments.id', '=', paymentId)
    .where('orders.customer_id', '=', customerId)
    .executeTakeFirst()
}

type NewAttempt = SubjectRef & Pick<PaymentRow, 'provider' | 'amount' | 'currency'>

export function insertPayment({ tx, now }: Work, attempt: NewAttempt): Promise<PaymentRow> {
  return tx
    .insertInto('payments')
    .values({ ...attempt, status: 'open', created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
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

/** Records that an open attempt ended without money. */
export async function endPayment(db: Db, id: string, status: 'failed' | 'expired'): Promise<void> {
  await db.updateTable('payments').set({ status }).where('id', '=', id).where('status', '=', 'open').execute()
}

export async function capturePayment({ tx, now }: Work, id: string, ref: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'captured', captured_at: now, provider_ref: ref })
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

/** Sets part of a subject's captured payment aside, for the job to refund; false when no provider was paid as much. */
export async function returnPayment(
  { tx, now }: Work,
  { subject_kind, subject_id }: SubjectRef,
  amount: number,
): Promise<boolean> {
  const payment = await tx
    .updateTable('payments')
    .set((eb) => ({
      refunded: eb('refunded', '+', amount),
      status: eb
        .case()
        .when(eb(eb('refunded', '+', amount), '=', eb.ref('amount')))
        .then('refunded' as const)
        .else('captured' as const)
        .end(),
    }))
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('status', '=', 'captured')
    .where((eb) => eb(eb('refunded', '+', amount), '<=', eb.ref('amount')))
    .returning('id')
    .executeTakeFirst()
  if (!payment) return false
  await tx.insertInto('refunds').values({ payment_id: payment.id, amount, created_at: now }).execute()
  return true
}

/** Sets aside a whole payment that buys nothing, for the job to refund. */
export async function returnWhole({ tx, now }: Work, { id, amount }: PaymentRow): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'refunded', refunded: amount })
    .where('id', '=', id)
    .execute()
  await tx.insertInto('refunds').values({ payment_id: id, amount, created_at: now }).execute()
}

/** The refunds that wait to be sent, except those that the job has paused. */
export function findOwedRefunds(db: Db, job: string, now: Date) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.amount', 'payments.provider', 'payments.provider_ref'])
    .where('sent_at', 'is', null)
    .where((eb) => notPaused(job, eb.ref('refunds.id'), now))
    .orderBy('refunds.created_at')
    .limit(500)
    .execute()
}

export async function markRefundSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('refunds').set({ sent_at: now }).where('id', '=', id).execute()
}

/** Stores a provider's event with its effect, so that neither exists without the other; false for a known one. */
export async function keepEvent({ tx, now }: Work, provider: string, eventId: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('provider_events')
    .values({ provider, event_id: eventId, received_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Quarantined = { provider: string; event_id: string; reason: string; body: object }

/** Stores an event that doesn't match our request, for staff; false for a known one. */
export async function quarantineEvent({ tx, now }: Work, event: Quarantined): Promise<boolean> {
  const kept = await tx
    .insertInto('quarantined_events')
    .values({ ...event, body: JSON.stringify(event.body), received_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}
