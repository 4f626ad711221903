import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { paymentReceived } from '#core/money/ledger.ts'
import { checkViolation, pgCode, violatedConstraint } from '#server/platform/db/pg-errors.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertSupply } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { found, openCard, paidEvent } from '#server/test/payments.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { capturePayment, findPayment, insertPayment, takeReturned, writePayment } from './payment-store.ts'
import { insertRefund } from './refund-store.ts'
import { settlePayment } from './settle-payment.ts'

const services = await openServices()
await insertSupply(services)

/** A payment that its provider reported, with its money in the order's escrow. */
async function captured() {
  const { payment } = await openCard(services)
  const { id, ...event } = paidEvent(payment)
  await settlePayment(services, { ...event, provider: 'sandbox', eventId: id })
  return found(await findPayment(services.db, payment.id))
}

/** The constraint that refuses a transaction; null if it commits. */
async function refusedBy(run: (tx: Tx) => Promise<unknown>): Promise<string | null> {
  const error = await transaction(services, ({ tx }) => run(tx)).then(
    () => null,
    (failed: unknown) => failed,
  )
  if (error === null) return null
  expect(pgCode(error)).toBe(checkViolation)
  return violatedConstraint(error) ?? null
}

const work = (tx: Tx) => ({ services, tx, now: services.now(), after: () => {} }) as never

test('a payment is captured only with its whole amount in the books', async () => {
  const { payment } = await openCard(services)
  const at = { ref: payment.provider_ref ?? '', intent: null }
  expect(await refusedBy((tx) => capturePayment(work(tx), payment.id, at))).toBe('payments_booked')
  expect((await findPayment(services.db, payment.id))?.status).toBe('open')
  const { order_id, subject_id, amount, currency } = await captured()
  const another = { subject_kind: 'order', subject_id, order_id, amount, currency } as const
  for (const state of ['captured', 'joined'] as const) {
    const write = (tx: Tx) => writePayment(work(tx), { ...another, provider: 'balance' }, state)
    expect(await refusedBy(write)).toBe('payments_booked')
  }
  // What is open is nobody's money yet.
  expect(await refusedBy((tx) => insertPayment(work(tx), { ...another, provider: 'sandbox' }))).toBe(null)
})

test('a part of the amount in the books is not the whole', async () => {
  const { payment } = await openCard(services)
  const { id: paymentId, subject_id: subjectId, provider_ref } = payment
  const book = (amount: number) => async (tx: Tx) => {
    await capturePayment(work(tx), paymentId, { ref: provider_ref ?? '', intent: null })
    await postEntry(tx, paymentReceived({ paymentId, subjectId, amount }), services.now())
  }
  expect(await refusedBy(book(payment.amount - 1))).toBe('payments_booked')
  expect(await refusedBy(book(payment.amount))).toBe(null)
})

test('what is marked as returned of a payment is what its refunds and its bank returned, no more and no less', async () => {
  const payment = await captured()
  const returned = 'payments_returned'
  expect(await refusedBy((tx) => takeReturned(tx, payment.id, 100))).toBe(returned)
  const refund = { payment_id: payment.id, amount: 100, target: 'provider' as const }
  expect(await refusedBy((tx) => tx.insertInto('refunds').values(refund).execute())).toBe(returned)
  expect(await refusedBy((tx) => insertRefund(work(tx), payment, { amount: 100, target: 'provider' }))).toBe(
    null,
  )
  expect(await refusedBy((tx) => tx.insertInto('refunds').values(refund).execute())).toBe(returned)
  const lost = (amount: number) => (tx: Tx) =>
    sql`insert into chargebacks (provider, provider_ref, payment_id, order_id, amount, status, closed_at, from_escrow)
      values ('sandbox', ${`lost ${payment.id} ${amount}`}, ${payment.id}, ${payment.order_id}, ${amount}, 'lost', now(), ${amount})`.execute(
      tx,
    )
  expect(await refusedBy(lost(200))).toBe(returned)
  const taken = async (tx: Tx) => {
    await lost(300)(tx)
    await takeReturned(tx, payment.id, 300)
  }
  expect(await refusedBy(taken)).toBe(null)
  expect((await findPayment(services.db, payment.id))?.refunded).toBe(400)
})
