import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { checkLedger } from '../ledger/check-ledger.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { PaymentRefused } from '../outside/payment-provider.ts'
import { insertOrder, insertStaff } from '../test/factories.ts'
import { openServices } from '../test/open-app.ts'
import { balanceOf, found, takeIntent } from '../test/payments.ts'
import { applyDispute } from './apply-dispute.ts'
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
  await cancelOrder(services, staff, order.id, { refund_to: 'payment_method', reason: 'Asked' })
  const { id } = await services.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const say = (status: 'succeeded' | 'failed', refundId: string | null = id) =>
    applyRefund(services, 'sandbox', { kind: 'refund', id: randomUUID(), refundId, status })
  return { order, id, say }
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

test('a refund that failed after the bank had returned a part of the same money is credited without that part', async () => {
  const { order, say } = await refundedOrder()
  const intent = await takeIntent(services, order.id)
  const bank = (status: 'lost' | 'won') =>
    applyDispute(services, 'sandbox', {
      ...{ kind: 'dispute', id: randomUUID(), ref: intent, intent, status, amount: 1_000 },
      ...{ currency: 'EUR', dueAt: null, at: services.now() },
    })
  const balance = () => balanceOf(services, 'customer_balance', order.customer_id)
  await bank('lost')
  await Promise.all([say('failed'), say('failed')])
  expect(await balance()).toBe(order.total - 1_000)
  await bank('won')
  expect(await balance()).toBe(order.total)
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
