import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sumOf } from '#core/base/money.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'
import { type PaymentRow, takeReturned } from './payment-store.ts'

/**
 * Returns part of a payment; one on the provider's way waits for the job that sends it. Never more than was paid. The
 * refund's id.
 */
export async function insertRefund(
  { tx, now }: Work,
  { id }: PaymentRow,
  refund: { amount: number; target: 'provider' | 'balance' },
): Promise<string> {
  await takeReturned(tx, id, refund.amount)
  const sent_at = refund.target === 'balance' ? now : null
  const inserted = await tx
    .insertInto('refunds')
    .values({ ...refund, payment_id: id, created_at: now, sent_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

/** A column of a query about refunds: the part that their customer didn't get from a bank. */
export const refundedPart = sql<number>`(refunds.amount - refunds.by_bank)::bigint`

/** Where that part went: what a provider couldn't deliver went to the balance. */
export const refundedTo = sql<
  'balance' | 'provider'
>`case when credited_at is null then target else 'balance' end`

/** What was refunded of an order's payments, for its page. */
export function refundColumns(eb: OrderBuilder) {
  return [
    jsonArrayFrom(
      eb
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select([refundedPart.as('amount'), refundedTo.as('target')])
        .select(['refunds.sent_at', 'payments.funds_order'])
        .select((part) => part.fn.coalesce('credited_at', 'refunds.created_at').as('created_at'))
        .select((part) =>
          part
            .exists(part.selectFrom('tips').select('tips.id').whereRef('tips.payment_id', '=', 'payments.id'))
            .as('of_tip'),
        )
        .whereRef('payments.order_id', '=', 'orders.id')
        .whereRef('by_bank', '<', 'refunds.amount')
        .orderBy('refunds.created_at')
        .orderBy('refunds.target', 'desc'),
    ).as('refunds'),
  ]
}

/** What the payments of an order brought, and what was refunded of them; what a bank returned instead is no refund. */
export async function findOrderFunds(tx: Tx, orderId: string) {
  const funding = tx
    .selectFrom('payments')
    .where('payments.order_id', '=', orderId)
    .where('payments.funds_order', '=', true)
  const refunds = await funding
    .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select([refundedPart.as('amount'), refundedTo.as('target'), 'refunds.created_at'])
    .whereRef('by_bank', '<', 'refunds.amount')
    .orderBy('refunds.target', 'desc')
    .execute()
  const payments = await funding.select('payments.amount').execute()
  return { paid: sumOf(payments), refunds }
}

/** The refunds that wait to be sent, except those that the job has paused. */
export function findOwedRefunds(db: Db, job: string, now: Date) {
  return (
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.id', 'refunds.amount', 'payments.provider', 'payments.provider_ref'])
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('refunds.target', '=', 'provider')
      // A bank has the money until it decides, and no provider refunds it.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('chargebacks')
              .select('chargebacks.id')
              .whereRef('chargebacks.payment_id', '=', 'payments.id')
              .where('chargebacks.status', '=', 'open'),
          ),
        ),
      )
      .where((eb) => notPaused(job, eb.ref('refunds.id'), now))
      .orderBy('refunds.created_at')
      .limit(500)
      .execute()
  )
}

export async function markRefundSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('refunds').set({ sent_at: now }).where('id', '=', id).execute()
}

/**
 * Ends the refunds of a payment that weren't sent, as far as a bank's return of this amount covers them: the customer has
 * the money, and the provider would refuse them. Their sum, and the one that is covered only in part, with its rest.
 */
export async function voidRefunds({ tx, now }: Work, paymentId: string, amount: number) {
  const owed = await tx
    .selectFrom('refunds')
    .select(['id', 'amount'])
    .where('payment_id', '=', paymentId)
    .where('target', '=', 'provider')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  let covered = 0
  let split: { id: string; rest: number } | null = null
  for (const refund of owed) {
    const part = Math.min(refund.amount, amount - covered)
    if (part === 0) break
    covered += part
    const rest = refund.amount - part
    if (rest > 0) split = { id: refund.id, rest }
    const credited_at = rest > 0 ? now : null
    const set = { failed_at: now, credited_at, by_bank: part }
    await tx.updateTable('refunds').set(set).where('id', '=', refund.id).execute()
  }
  return { covered, split }
}

/** What a bank had returned of refunds is the customer's balance instead, up to an amount. */
export async function creditVoided({ tx, now }: Work, paymentId: string, amount: number): Promise<void> {
  await sql`
    update refunds set credited_at = coalesce(credited_at, ${now}),
      by_bank = refunds.by_bank - least(refunds.by_bank, ${amount} - (void.upto - refunds.by_bank))
    from (
      select id, sum(by_bank) over (order by created_at, id) as upto from refunds
      where payment_id = ${paymentId} and by_bank > 0
    ) as void where void.id = refunds.id and void.upto - refunds.by_bank < ${amount}`.execute(tx)
}

/**
 * A refund with its provider and the customer whose it is. They may have erased their account: what no card takes is on the
 * books as theirs all the same.
 */
export function findRefundParty(db: Db, id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('users as customer', (join) =>
      join.on((eb) => eb('customer.id', '=', eb.fn.coalesce('orders.customer_id', 'payments.subject_id'))),
    )
    .select(['refunds.id', 'refunds.amount', 'refunds.payment_id', 'payments.provider'])
    .select('customer.id as customer_id')
    .select(['orders.number', 'orders.id as order_id'])
    .where('refunds.id', '=', id)
    .where('refunds.target', '=', 'provider')
    .executeTakeFirst()
}
export type RefundParty = NonNullable<Awaited<ReturnType<typeof findRefundParty>>>

/** Records that a refund's provider failed to deliver it and that the balance got it; false when that was known. */
export async function failRefund({ tx, now }: Work, id: string): Promise<boolean> {
  const failed = await tx
    .updateTable('refunds')
    .set({ failed_at: now, credited_at: now })
    .where('id', '=', id)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return failed !== undefined
}

/** Records how much of a refund that just failed its bank had returned before. */
export async function leaveToBank(tx: Tx, id: string, by_bank: number): Promise<void> {
  await tx.updateTable('refunds').set({ by_bank }).where('id', '=', id).execute()
}

/**
 * How much of a payment went back to its card, or was taken or is held by its bank, without what its customer owes for
 * it; minor units.
 */
export async function awayFrom(tx: Tx, paymentId: string): Promise<number> {
  const { rows } = await sql<{ away: number }>`
    select ((select coalesce(sum(amount), 0) from refunds
        where payment_id = ${paymentId} and target = 'provider' and failed_at is null)
      + (select coalesce(sum(amount - from_debt - from_refunds), 0)
        from chargebacks where payment_id = ${paymentId} and status = 'lost')
      + (select coalesce(sum(line.amount), 0)
        from ledger_lines line join ledger_accounts account on account.id = line.account_id
        where line.payment_id = ${paymentId} and account.kind = 'customer_held'))::bigint as away`.execute(tx)
  return rows[0]?.away ?? 0
}
