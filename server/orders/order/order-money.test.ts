import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findPayment } from '#server/money/payments/payment-store.ts'
import { settlePayment } from '#server/money/payments/settle-payment.ts'
import { sendRefunds } from '#server/money/settlement/send-refunds.ts'
import { decideSandboxPayment } from '#server/platform/outside/sandbox-payments.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertStaff, insertSupply } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { found, openAnother, openCard, paidEvent } from '#server/test/payments.ts'
import { cancelOrder } from './cancel-order.ts'
import { getOrder } from './get-order.ts'

const services = await openServices()
await insertSupply(services)
const staff = await insertStaff(services, ['EditOrders'])

/** Paid twice: the second payment bought nothing and is refunded. */
async function paidTwice() {
  const { customer, order, payment: first } = await openCard(services)
  const settle = async (paymentId: string, status: 'failed' | 'succeeded') => {
    const { id, ...event } = paidEvent(found(await findPayment(services.db, paymentId)), { status })
    await settlePayment(services, { ...event, provider: 'sandbox', eventId: id })
  }
  await settle(first.id, 'failed')
  const second = await openAnother(services, customer, order)
  for (const { provider_ref } of [first, second])
    await decideSandboxPayment(services.db, provider_ref ?? '', 'succeeded')
  await settle(first.id, 'succeeded')
  await settle(second.id, 'succeeded')
  return { customer, order }
}

test('a second payment is being refunded until the provider was asked, and stays separate from a cancellation’s refund', async () => {
  const { customer, order } = await paidTwice()
  const seen = () => getOrder(services, customer, order.id)
  const waiting = await seen()
  expect(waiting).toMatchObject({ refunds: [], returned: [{ amount: order.total, sent_at: null }] })
  await sendRefunds(services)
  expect((await seen()).returned[0]?.sent_at).not.toBeNull()

  await act(services, cancelOrder, customer, order.id, { refund_to: 'payment_method' })
  const cancelled = await seen()
  expect(cancelled.refunds).toMatchObject([{ amount: order.total, to: 'payment_method', sent_at: null }])
  expect(cancelled.returned).toHaveLength(1)
  await sendRefunds(services)
  expect((await seen()).refunds[0]?.sent_at).not.toBeNull()
})

test('a refund that the provider couldn’t deliver is one to the balance, and one that a bank made void is none', async () => {
  const { customer, order } = await paidTwice()
  await sendRefunds(services)
  await act(services, cancelOrder, customer, order.id, { refund_to: 'payment_method' })
  await sendRefunds(services)
  const seen = async () => {
    const { refunds, returned } = await getOrder(services, customer, order.id)
    return { refunds: refunds.map(({ to }) => to), returned: returned.length }
  }
  expect(await seen()).toEqual({ refunds: ['payment_method'], returned: 1 })
  const at = services.now()
  const all = services.db.updateTable('refunds').where('payment_id', 'in', paymentsOf(order.id))
  await all.set({ failed_at: at, credited_at: at }).execute()
  expect((await seen()).refunds).toEqual(['balance'])
  await all.set({ failed_at: at, credited_at: null, by_bank: sql`amount` }).execute()
  expect(await seen()).toEqual({ refunds: [], returned: 0 })
})

const paymentsOf = (orderId: string) =>
  services.db.selectFrom('payments').select('id').where('order_id', '=', orderId)

test('only staff see the contact and the provider’s reference', async () => {
  const { customer, order } = await paidTwice()
  const own = await getOrder(services, customer, order.id)
  expect(own).toMatchObject({ contact: null, payment: { provider_ref: null } })
  const read = await getOrder(services, staff, order.id)
  expect(read.contact).toMatchObject({ guest: false, orders: 1 })
  expect(read.contact?.email).toMatch(/@/)
  expect(read.payment?.provider_ref).toMatch(/./)
  expect(read.payment?.captured_at).not.toBeNull()

  const booster = await insertBooster(services)
  await services.db
    .updateTable('orders')
    .set({ status: 'waiting_for_booster' })
    .where('id', '=', order.id)
    .execute()
  await services.db
    .updateTable('orders')
    .set({ status: 'boosting', booster_id: booster.id, claimed_at: services.now() })
    .where('id', '=', order.id)
    .execute()
  expect(await getOrder(services, booster, order.id)).toMatchObject({
    contact: null,
    payment: null,
    refunds: [],
    returned: [],
  })
})

test('staff can’t cancel an order without a reason, in any state', async () => {
  const { order } = await openCard(services)
  const cancel = (reason?: string) =>
    act(services, cancelOrder, staff, order.id, { refund_to: 'payment_method', reason })
  await expect(cancel()).rejects.toThrow('bad_params')
  await cancel('Two orders of the same climb')
  expect((await getOrder(services, staff, order.id)).status).toBe('cancelled')
})
