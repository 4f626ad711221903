import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { act } from '#server/test/act.ts'
import { insertOrder, insertStaff, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { openCard, paidEvent, takeIntent } from '#server/test/payments.ts'
import { reportLedger } from '../ledger/report-ledger.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { applyChargeback } from '../settlement/apply-chargeback.ts'
import { applyRefund } from '../settlement/apply-refund.ts'

const { app, services } = await openApp()
await insertSupply(services)
const staff = await insertStaff(services, ['FullAccess'])
const token = await signIn(services, staff.id)

const ask = async (method: 'GET' | 'POST', url: string, payload?: object, who = token) => {
  const headers = { authorization: `Bearer ${who}`, 'idempotency-key': randomUUID() }
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, ...reply.json() }
}
const list = async () => (await ask('GET', '/v1/payment-troubles')).data

test('staff see an event that was set aside with what differs, and settle it once with a reason', async () => {
  const { payment, order } = await openCard(services)
  const { id, ...event } = paidEvent(payment, { amount: 1 })
  await settlePayment(services, { ...event, provider: 'sandbox', eventId: id })
  const [found] = (await list()).events
  expect(found).toMatchObject({
    reason: 'other_amount',
    reported: { amount: 1 },
    expected: { amount: order.total, currency: 'EUR' },
    settled: null,
  })
  const settle = () =>
    ask('POST', `/v1/payment-troubles/events/${found.event_id}/settle`, { reason: 'A test of the provider' })
  const tries = await Promise.all([settle(), settle(), settle()])
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect((await list()).events[0].settled.reason).toBe('A test of the provider')
  const deed = await services.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('operation', '=', 'settle payment event')
    .execute()
  expect(deed).toEqual([{ actor_id: staff.id }])
})

test('failed refunds, chargebacks with their deadline and loss, and the last check of the books are listed', async () => {
  const failed = await insertOrder(services, { status: 'waiting_for_booster' })
  await act(services, cancelOrder, await insertStaff(services, ['EditOrders']), failed.id, {
    refund_to: 'payment_method',
    reason: 'Asked',
  })
  const refund = await services.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
  const word = { kind: 'refund', id: 'event', refundId: refund.id, status: 'failed' } as const
  await applyRefund(services, 'sandbox', word)

  const chargedBack = await insertOrder(services, { status: 'waiting_for_booster' })
  const intent = await takeIntent(services, chargedBack.id)
  const dueAt = new Date(Date.now() + 7 * 86_400_000)
  await applyChargeback(services, 'sandbox', {
    kind: 'chargeback',
    id: 'event',
    ref: 'du_1',
    intent,
    status: 'open',
    currency: 'EUR',
    dueAt,
    amount: chargedBack.total,
    at: services.now(),
  })
  expect((await list()).ledger).toBeNull()
  await reportLedger(services)
  expect(await list()).toMatchObject({
    ledger: { faults: 0 },
    refunds: [{ order: { order_id: failed.id }, amount: failed.total, credited_at: expect.any(String) }],
    chargebacks: [
      { order: { order_id: chargedBack.id }, status: 'open', due_at: dueAt.toISOString(), loss: 0 },
    ],
  })
  const erased = async () => (await list()).refunds.map((each: { erased: boolean }) => each.erased)
  expect(await erased()).toEqual([false])
  await services.db
    .updateTable('users')
    .set({ erased_at: services.now() })
    .where('id', '=', failed.customer_id)
    .execute()
  expect(await erased()).toEqual([true])
})

test('staff without full access see nothing of it', async () => {
  const other = await insertStaff(services, ['EditOrders'])
  const reply = await ask('GET', '/v1/payment-troubles', undefined, await signIn(services, other.id))
  expect(reply.status).toBe(403)
})
