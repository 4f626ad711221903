import { afterEach, expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import { boosterPay } from '#core/orders/shares.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { advanceById } from '#server/test/advance-by-id.ts'
import {
  anOrderConfig,
  insertBooster,
  insertOrder,
  insertStaff,
  insertSupply,
} from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, byBalance, fund, openCard, outcomes, paidEvent, statusOf } from '#server/test/payments.ts'
import { rounds } from '#server/test/rounds.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { releaseDueShares } from './release-due-shares.ts'
import { sendRefunds } from './send-refunds.ts'
import { closeEarned, readShares } from './settle-order.ts'

const services = await openServices()
await insertSupply(services)
const cancelledByTime = { action: 'cancel', actor: 'time', actorId: null, refundTo: 'balance' } as const

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

const customerOf = (order: OrderRow) => ({
  id: order.customer_id,
  kind: 'customer' as const,
  permissions: [],
  banned: false,
  sessionId: order.id,
})

/** Records a won game that brought the climb of `anOrderConfig` to a standing. */
async function record(
  order: OrderRow,
  boosterId: string,
  number: number,
  standing: [tier: string, division: number],
) {
  const [tier, division] = standing
  await services.db
    .insertInto('order_games')
    .values({
      order_id: order.id,
      number,
      booster_id: boosterId,
      result: 'won',
      points: 20,
      standing: JSON.stringify({ tier, division, points: 0 }),
    })
    .execute()
}

test('a completed order: the booster’s share is pending, payable after seven days, once', async () => {
  const order = await insertOrder(services, { status: 'verification_required' })
  const booster = order.booster_id ?? ''
  await act(services, completeOrder, customerOf(order), order.id)
  expect(await balanceOf(services, 'booster_pending', booster)).toBe(order.booster_share)
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(0)
  services.advance(deadlines.hold.ms - 60_000)
  await releaseDueShares(services)
  expect(await balanceOf(services, 'booster_payable', booster)).toBe(0)
  services.advance(120_000)
  await Promise.all([releaseDueShares(services), releaseDueShares(services), releaseDueShares(services)])
  expect(await balanceOf(services, 'booster_payable', booster)).toBe(order.booster_share)
  expect(await balanceOf(services, 'booster_pending', booster)).toBe(0)
})

test('an order that changed hands pays each booster for what they added, together the whole share', async () => {
  const order = await insertOrder(services, { status: 'verification_required' })
  const first = await insertBooster(services)
  await record(order, first.id, 1, ['gold', 4])
  await record(order, order.booster_id ?? '', 2, ['platinum', 4])
  await act(services, completeOrder, customerOf(order), order.id)
  const [a, b] = [
    await balanceOf(services, 'booster_pending', first.id),
    await balanceOf(services, 'booster_pending', order.booster_id ?? ''),
  ]
  expect(a).toBeGreaterThan(0)
  expect(b).toBeGreaterThan(a)
  expect(a + b).toBe(order.booster_share)
})

test('staff cancel half-way: the customer is refunded what was not earned, the booster gets the share of what was', async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  const order = await insertOrder(services, { status: 'boosting' })
  await record(order, order.booster_id ?? '', 1, ['gold', 4])
  await act(services, cancelOrder, staff, order.id, { refund_to: 'balance', reason: 'The customer asked' })
  const refund = await balanceOf(services, 'customer_balance', order.customer_id)
  const pay = await balanceOf(services, 'booster_pending', order.booster_id ?? '')
  expect(refund).toBeGreaterThan(0)
  expect(refund).toBeLessThan(order.total)
  expect(Math.abs(pay - (order.total - refund) * 0.6)).toBeLessThanOrEqual(1)
  expect(services.sent).toContainEqual({
    to: 'user',
    id: order.customer_id,
    event: 'increase_balance',
    payload: { amount: refund, balance: refund, currency: 'EUR' },
  })
})

test('an amount that staff choose is refunded, and the booster is paid for the rest', async () => {
  const order = await insertOrder(services, { status: 'boosting' })
  await record(order, order.booster_id ?? '', 1, ['platinum', 4])
  await transaction(services, async (work) => {
    const { stretches } = await readShares(work.tx, order)
    const pay = boosterPay(order.quote, stretches, 1_000)
    await closeEarned(work, order, { earned: 1_000, pay, hold: null, to: 'balance' })
  })
  expect(await balanceOf(services, 'customer_balance', order.customer_id)).toBe(order.total - 1_000)
  expect(await balanceOf(services, 'booster_pending', order.booster_id ?? '')).toBe(600)
})

test('a refund to the payment method is owed by the provider and sent once', async () => {
  const { order, payment, customer } = await openCard(services)
  await settlePayment(services, { ...paidEvent(payment), provider: 'sandbox', eventId: null })
  await services.db
    .updateTable('sandbox_payments')
    .set({ status: 'succeeded' })
    .where('id', '=', payment.provider_ref ?? '')
    .execute()
  await act(services, cancelOrder, customer, order.id, { refund_to: 'payment_method' })
  await Promise.all([sendRefunds(services), sendRefunds(services), sendRefunds(services)])
  const { refunded } = await services.db
    .selectFrom('sandbox_payments')
    .select('refunded')
    .where('id', '=', payment.provider_ref ?? '')
    .executeTakeFirstOrThrow()
  expect(refunded).toBe(order.total)
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(0)
})

test('a payment by balance is refunded to the balance, whatever was requested', async () => {
  const { order, customer } = await openCard(services)
  await fund(services, customer.id, order.total)
  await transaction(services, (work) => payByBalance(work, customer, order.id, byBalance))
  await act(services, cancelOrder, customer, order.id, { refund_to: 'payment_method' })
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(order.total)
})

const races = rounds(40, 500)

test(`trust M10: completion, automatic completion and a refund at once, ${races} rounds: one wins, payout xor refund`, async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  for (let round = 0; round < races; round++) {
    const status = round % 2 ? 'verification_required' : 'waiting_for_booster'
    const order = await insertOrder(services, { status })
    const refund = () =>
      transaction(services, async (work) => {
        const locked = await lockOrder(work.tx, order.id)
        await closeEarned(work, locked, { earned: 0, pay: [], hold: null, to: 'balance' })
      })
    const ends = [
      act(services, completeOrder, customerOf(order), order.id),
      act(services, completeOrder, staff, order.id),
      act(services, cancelOrder, customerOf(order), order.id, { refund_to: 'balance' }),
      refund(),
      refund(),
    ]
    expect((await outcomes(ends)).kept).toBe(1)
    const [back, pay] = [
      await balanceOf(services, 'customer_balance', order.customer_id),
      order.booster_id ? await balanceOf(services, 'booster_pending', order.booster_id) : 0,
    ]
    expect([back, pay].filter((amount) => amount > 0)).toHaveLength(1)
    expect(await balanceOf(services, 'order_escrow', order.id)).toBe(0)
  }
})

test('trust M11: 50 parallel refunds of 60 percent: one succeeds', async () => {
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  const amount = Math.round(order.total * 0.6)
  const refunds = Array.from({ length: 50 }, () =>
    transaction(services, async (work) => {
      const locked = await lockOrder(work.tx, order.id)
      const earned = locked.total - amount
      await closeEarned(work, locked, { earned, pay: [], hold: null, to: 'payment_method' })
    }),
  )
  expect((await outcomes(refunds)).kept).toBe(1)
})

test('cancelling an unpaid order moves no money', async () => {
  const { order } = await openCard(services)
  await transaction(services, async (work) => {
    await advanceById(work, order.id, cancelledByTime)
  })
  expect(await statusOf(services, order.id)).toBe('cancelled')
  expect(await balanceOf(services, 'customer_balance', order.customer_id)).toBe(0)
})

test('a stretch that lost points is paid nothing, and nobody is paid for lost progress', async () => {
  const { quote, total, booster_share } = await insertOrder(services, { config: anOrderConfig })
  const stretches = [
    { boosterId: 'up', earned: Math.round(total * 0.6) },
    { boosterId: 'down', earned: Math.round(total * 0.3) },
  ]
  const cancelled = boosterPay(quote, stretches, Math.round(total * 0.3))
  expect(cancelled).toEqual([{ boosterId: 'up', amount: expect.any(Number) }])
  expect(Math.abs((cancelled[0]?.amount ?? 0) - booster_share * 0.3)).toBeLessThanOrEqual(1)
  const finished = boosterPay(quote, [...stretches, { boosterId: 'last', earned: total }], total)
  expect(finished.map(({ boosterId }) => boosterId)).toEqual(['up', 'last'])
  expect(finished.reduce((sum, { amount }) => sum + amount, 0)).toBe(booster_share)
})
