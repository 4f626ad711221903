import { afterEach, expect, test } from 'vitest'
import { paymentReceived } from '#core/money/ledger.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { type OrderRow, paymentSubject } from '#server/kernel/order-row.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertOrder, insertSupply } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, fund, outcomes } from '#server/test/payments.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { fundOrder } from '../payments/fund-order.ts'
import { payFromBalance } from '../payments/pay-from-balance.ts'
import { capturePayment, insertPayment } from '../payments/payment-store.ts'
import { returnMoney } from './return-money.ts'

const services = await openServices()
await insertSupply(services)

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

/** A paid order of `order.total` by card, funded by 500 more from the balance and 300 more by card. */
async function mixedOrder(): Promise<OrderRow> {
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  const { id, customer_id: customerId, currency } = order
  const subject = paymentSubject(id)
  await fund(services, customerId, 500)
  await transaction(services, async (work) => {
    await lockOrder(work.tx, id)
    await payFromBalance(work, subject, { customerId, amount: 500, currency })
    const payment = await insertPayment(work, { ...subject, provider: 'sandbox', amount: 300, currency })
    await capturePayment(work, payment.id, { ref: payment.id, intent: payment.id })
    const entry = paymentReceived({ paymentId: payment.id, subjectId: id, amount: 300 })
    await postEntry(work.tx, entry, work.now)
    expect(await fundOrder(work, order, subject)).toBe(800)
    expect(await fundOrder(work, order, subject)).toBe(0)
  })
  return order
}

const returned = (order: OrderRow, amount: number, wanted: 'balance' | 'payment_method') =>
  transaction(services, async (work) => {
    await lockOrder(work.tx, order.id)
    return returnMoney(work, order, amount, wanted)
  })

test('money returns by card first, each payment its own part, and the rest to the balance', async () => {
  const order = await mixedOrder()
  const all = order.total + 800
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(all)
  const parts = await returned(order, all - 100, 'payment_method')
  expect(parts.map(({ to, amount }) => [to.kind, amount])).toEqual([
    ['provider', order.total],
    ['provider', 300],
    ['balance', 400],
  ])
  expect(await returned(order, 0, 'payment_method')).toEqual([])
  await expect(returned(order, 101, 'payment_method')).rejects.toThrow(RangeError)
  expect(await returned(order, 100, 'payment_method')).toMatchObject([
    { to: { kind: 'balance' }, amount: 100 },
  ])
})

test('a customer who prefers the balance gets every part there', async () => {
  const order = await mixedOrder()
  const parts = await returned(order, order.total + 100, 'balance')
  expect(parts.map(({ to, amount }) => [to.kind, amount])).toEqual([
    ['balance', order.total],
    ['balance', 100],
  ])
  const owed = await services.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.sent_at')
    .where('payments.order_id', '=', order.id)
    .execute()
  expect(owed.every(({ sent_at }) => sent_at !== null)).toBe(true)
})

test('trust M11: 50 parallel returns of 60 percent of several payments: one succeeds', async () => {
  const order = await mixedOrder()
  const amount = Math.round((order.total + 800) * 0.6)
  const tries = Array.from({ length: 50 }, () => returned(order, amount, 'payment_method'))
  expect((await outcomes(tries)).kept).toBe(1)
})
