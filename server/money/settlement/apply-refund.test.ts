import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import { PaymentRefused } from '#server/platform/outside/payment-provider.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { insertOrder, insertStaff } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, found, takeIntent } from '#server/test/payments.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { findOrderFunds, markRefundSent } from '../payments/refund-store.ts'
import { applyChargeback } from './apply-chargeback.ts'
import { applyRefund } from './apply-refund.ts'
import { sendRefunds } from './send-refunds.ts'

const services = await openServices()
const staff = await insertStaff(services, ['EditOrders'])

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

/** An order whose refund is on its way to the payment method. */
async function refundedOrder() {
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  await act(services, cancelOrder, staff, order.id, { refund_to: 'payment_method', reason: 'Asked' })
  const id = await refundOf(order)
  const say = (status: 'succeeded' | 'failed', refundId: string | null = id) =>
    applyRefund(services, 'sandbox', { kind: 'refund', id: randomUUID(), refundId, status })
  return { order, id, say }
}

async function refundOf(order: OrderRow): Promise<string> {
  const { id } = await services.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return id
}
const credited = (customerId: string) => balanceOf(services, 'customer_balance', customerId)

test('a refund that failed at the provider is credited to the balance once, and its customer is told', async () => {
  const { order, say } = await refundedOrder()
  await say('succeeded')
  expect(await credited(order.customer_id)).toBe(0)
  await Promise.all(Array.from({ length: 20 }, () => say('failed')))
  expect(await credited(order.customer_id)).toBe(order.total)
  const notes = await services.db
    .selectFrom('notifications')
    .select('params')
    .where('user_id', '=', order.customer_id)
    .where('code', '=', 'refund_failed')
    .orderBy('id')
    .execute()
  expect(notes).toEqual([{ params: { order_id: order.id, number: order.number, amount: order.total } }])
})

/** The same bank decides about 10.00 of the payment of an order, again and again. */
async function bankOf(orderId: string) {
  const intent = await takeIntent(services, orderId)
  return (status: 'lost' | 'won') =>
    applyChargeback(services, 'sandbox', {
      kind: 'chargeback',
      id: randomUUID(),
      ref: intent,
      intent,
      status,
      amount: 1_000,
      currency: 'EUR',
      dueAt: null,
      at: services.now(),
    })
}

/** Where the money of an order is, as its page, its mails and its customer's last notification say. */
async function told(order: OrderRow) {
  const { refunds, money } = await getOrder(services, staff, order.id)
  const { db } = services
  const funds = await transaction(services, ({ tx }) => findOrderFunds(tx, order.id))
  const note = await db
    .selectFrom('notifications')
    .select(['code', 'params'])
    .where('user_id', '=', order.customer_id)
    .where('code', 'in', ['refund_failed', 'refund_split'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return {
    page: refunds.map(({ amount, to }) => [to, amount]),
    mails: funds.refunds.map(({ amount, target }) => [target, amount]),
    money,
    note,
  }
}

test.each(['before it was sent', 'after it was sent'] as const)(
  'of a refund whose bank returned a part %s, only the rest is on the balance, everywhere',
  async (when) => {
    const { order, say } = await refundedOrder()
    const bank = await bankOf(order.id)
    if (when === 'after it was sent') await markRefundSent(services.db, await refundOf(order), services.now())
    await bank('lost')
    await Promise.all([say('failed'), say('failed')])
    const rest = order.total - 1_000
    expect(await credited(order.customer_id)).toBe(rest)
    expect(await told(order)).toEqual({
      page: [['balance', rest]],
      mails: [['balance', rest]],
      money: { paid: order.total, refunded: rest, charged_back: 1_000, taken_back: 0, left: 0 },
      note: {
        code: 'refund_split',
        params: { order_id: order.id, number: order.number, amount: rest, returned: 1_000 },
      },
    })
    await bank('won')
    expect(await credited(order.customer_id)).toBe(order.total)
    expect(await told(order)).toMatchObject({
      page: [['balance', order.total]],
      money: { refunded: order.total, charged_back: 0, left: 0 },
    })
  },
)

test('a bank that takes its decision back gives each refund what it had returned of it, the oldest first', async () => {
  const { order } = await refundedOrder()
  const bank = await bankOf(order.id)
  const { db } = services
  const refunds = () =>
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select(['refunds.amount', 'by_bank', (eb) => eb('credited_at', 'is not', null).as('credited')])
      .where('order_id', '=', order.id)
      .orderBy('refunds.created_at')
      .execute()
  // Two refunds of the same payment, the bank returns the first and a part of the second.
  const id = await refundOf(order)
  const { payment_id } = await db
    .selectFrom('refunds')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rest = { payment_id, amount: order.total - 600, target: 'provider' as const, sent_at: null }
  await transaction(services, async ({ tx, now }) => {
    await tx.updateTable('refunds').set({ amount: 600 }).where('id', '=', id).execute()
    await tx
      .insertInto('refunds')
      .values({ ...rest, created_at: now })
      .execute()
  })
  await bank('lost')
  expect(await refunds()).toEqual([
    { amount: 600, by_bank: 600, credited: false },
    { amount: order.total - 600, by_bank: 400, credited: true },
  ])
  await bank('won')
  expect(await refunds()).toEqual([
    { amount: 600, by_bank: 0, credited: true },
    { amount: order.total - 600, by_bank: 0, credited: true },
  ])
})

test('a refund that the provider refuses is credited to the balance and never sent again', async () => {
  const { order } = await refundedOrder()
  let asked = 0
  const refund = () => {
    asked++
    return Promise.reject(new PaymentRefused('The charge was disputed'))
  }
  const sandbox = found(services.payments.get('sandbox'))
  const refusing = { ...services, payments: new Map([['sandbox', { ...sandbox, refund }]]) }
  await sendRefunds(refusing)
  await sendRefunds(refusing)
  expect(asked).toBe(1)
  expect(await credited(order.customer_id)).toBe(order.total)
})

test('a refund that we didn’t ask for is set aside for staff', async () => {
  const { order, say } = await refundedOrder()
  await say('succeeded', null)
  await say('failed', randomUUID())
  expect(await credited(order.customer_id)).toBe(0)
  const events = await services.db.selectFrom('quarantined_events').select('reason').execute()
  expect(events).toEqual([{ reason: 'unknown_refund' }, { reason: 'unknown_refund' }])
})
