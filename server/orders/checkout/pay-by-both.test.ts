import { afterEach, expect, test } from 'vitest'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { findPayment } from '#server/money/payments/payment-store.ts'
import { settlePayment } from '#server/money/payments/settle-payment.ts'
import { PaymentRefused } from '#server/platform/outside/payment-provider.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { insertCustomer, insertOrder, insertSupply } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import {
  balanceOf,
  byBalance,
  byCard,
  found,
  fund,
  outcomes,
  paidEvent,
  statusOf,
} from '#server/test/payments.ts'
import { rounds } from '#server/test/rounds.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { getOrder } from '../order/get-order.ts'
import { payByBalance } from './pay-by-balance.ts'
import { payByCard } from './pay-by-card.ts'

const services = await openServices()
await insertSupply(services)

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

const byBoth = (from_balance: number) =>
  ({
    method: 'balance_and_card',
    from_balance,
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  }) as const

/** A customer with 1,240 in the balance, whose order waits for the card's part beside it. */
async function openBoth() {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id })
  await fund(services, customer.id, 1_240)
  const { payment } = await payByCard(services, customer, order.id, byBoth(1_240))
  return { customer, order, payment: found(await findPayment(services.db, payment.id)) }
}
type Both = Awaited<ReturnType<typeof openBoth>>

const settle = ({ payment }: Pick<Both, 'payment'>, status: 'succeeded' | 'failed' | 'expired') => {
  const { id, ...event } = paidEvent(payment, { status })
  return settlePayment(services, { ...event, provider: 'sandbox', eventId: id })
}
const inBalance = ({ customer }: Both) => balanceOf(services, 'customer_balance', customer.id)
const inEscrow = ({ order }: Both) => balanceOf(services, 'order_escrow', order.id)

test('the balance’s part is reserved at once, the card pays the rest, and both fund the order', async () => {
  const both = await openBoth()
  const { customer, order, payment } = both
  expect(payment.amount).toBe(order.total - 1_240)
  expect([await inBalance(both), await inEscrow(both)]).toEqual([0, 1_240])
  expect((await getOrder(services, customer, order.id)).reserved).toBe(1_240)
  await settle(both, 'succeeded')
  expect(await statusOf(services, order.id)).toBe('waiting_for_account')
  expect(await inEscrow(both)).toBe(order.total)
  expect((await getOrder(services, customer, order.id)).reserved).toBe(0)
  await act(services, cancelOrder, customer, order.id, { refund_to: 'payment_method' })
  expect(await inBalance(both)).toBe(1_240)
  expect((await getOrder(services, customer, order.id)).refunds).toMatchObject([
    { amount: order.total - 1_240, to: 'payment_method', sent_at: null },
    { amount: 1_240, to: 'balance' },
  ])
  const { body } = await services.db
    .selectFrom('mails')
    .select('body')
    .where('kind', '=', 'order_refunded')
    .where('subject', 'like', `%PK-${order.number}%`)
    .executeTakeFirstOrThrow()
  const byCard = `€${((order.total - 1_240) / 100).toFixed(2)}`
  expect(body).toMatch(new RegExp(`${byCard}[^€]*The way you paid[^€]*Within 10.days`))
  expect(body).toMatch(/€12\.40[^€]*Your balance[^€]*Right away/)
})

test.each(['failed', 'expired'] as const)(
  'an attempt that has %s returns the reserved part, once',
  async (status) => {
    const both = await openBoth()
    await Promise.all(Array.from({ length: 10 }, () => settle(both, status)))
    expect([await inBalance(both), await inEscrow(both)]).toEqual([1_240, 0])
    expect(await statusOf(services, both.order.id)).toBe('not_paid')
  },
)

test('a cancelled order, and an attempt that the provider refuses, return the reserved part', async () => {
  const both = await openBoth()
  await act(services, cancelOrder, both.customer, both.order.id, { refund_to: 'balance' })
  expect([await inBalance(both), await inEscrow(both)]).toEqual([1_240, 0])
  const order = await insertOrder(services, { customerId: both.customer.id })
  const sandbox = found(services.payments.get('sandbox'))
  const createPayment = () => Promise.reject(new PaymentRefused('no'))
  const refusing = { ...services, payments: new Map([['sandbox', { ...sandbox, createPayment }]]) }
  await expect(payByCard(refusing, both.customer, order.id, byBoth(1_000))).rejects.toThrow('payment_failed')
  expect(await inBalance(both)).toBe(1_240)
})

test('another choice ends the open attempt and returns its part first', async () => {
  const both = await openBoth()
  const { customer, order } = both
  const again = await payByCard(services, customer, order.id, byBoth(1_240))
  expect(again.payment.id).toBe(both.payment.id)
  const alone = await payByCard(services, customer, order.id, byCard)
  expect(alone.payment.amount).toBe(order.total)
  expect(await inBalance(both)).toBe(1_240)
  expect((await findPayment(services.db, both.payment.id))?.status).toBe('expired')
})

test('no part above the balance, of nothing, or that leaves the card too little is accepted', async () => {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id })
  await fund(services, customer.id, 100)
  const pay = (part: number) => payByCard(services, customer, order.id, byBoth(part))
  await expect(pay(101)).rejects.toThrow('balance_too_low')
  for (const part of [0, -5, order.total, order.total - 1])
    await expect(pay(part)).rejects.toThrow('bad_params')
  const without = payByCard(services, customer, order.id, {
    method: 'balance_and_card',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  await expect(without).rejects.toThrow('bad_params')
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(100)
})

test('trust M5: a late success of the full price pays alone, and the reserved part returns', async () => {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id })
  await fund(services, customer.id, 1_240)
  const { payment } = await payByCard(services, customer, order.id, byCard)
  const first = { customer, order, payment: found(await findPayment(services.db, payment.id)) }
  await settle(first, 'failed')
  const second = await payByCard(services, customer, order.id, byBoth(1_240))
  expect(await inBalance(first)).toBe(0)
  await settle(first, 'succeeded')
  expect([await inBalance(first), await inEscrow(first)]).toEqual([1_240, order.total])
  await settle({ payment: found(await findPayment(services.db, second.payment.id)) }, 'succeeded')
  expect((await findPayment(services.db, second.payment.id))?.status).toBe('refunded')
  expect(await inEscrow(first)).toBe(order.total)
})

const races = rounds(20, 200)

test(`trust M6 and M9: a success, an end, a cancellation and a payment by balance at once, ${races} rounds: one of them wins`, async () => {
  for (let round = 0; round < races; round++) {
    const both = await openBoth()
    const { customer, order } = both
    await fund(services, customer.id, order.total)
    const before = (await inBalance(both)) + 1_240
    await outcomes([
      settle(both, 'succeeded'),
      settle(both, round % 2 ? 'expired' : 'failed'),
      act(services, cancelOrder, customer, order.id, { refund_to: 'balance' }),
      transaction(services, (work) => payByBalance(work, customer, order.id, byBalance)),
    ])
    const [balance, escrow, status] = [
      await inBalance(both),
      await inEscrow(both),
      await statusOf(services, order.id),
    ]
    expect([0, order.total]).toContain(escrow)
    expect(escrow > 0).toBe(status !== 'not_paid' && status !== 'cancelled')
    // What left the balance is in escrow, beside what the card paid; nothing vanished and nothing was made.
    const payment = found(await findPayment(services.db, both.payment.id))
    const kept = payment.status === 'captured' ? payment.amount : 0
    const returned = status === 'cancelled' && payment.funds_order ? payment.amount : 0
    expect(balance + escrow).toBe(before + kept + returned)
  }
})

test('trust M9: 40 orders reserve one balance at once; it covers 7', async () => {
  const customer = await insertCustomer(services)
  await fund(services, customer.id, 799)
  const orders = await Promise.all(
    Array.from({ length: 40 }, () => insertOrder(services, { customerId: customer.id })),
  )
  const { kept, broken } = await outcomes(
    orders.map(({ id }) => payByCard(services, customer, id, byBoth(100))),
  )
  expect(kept).toBe(7)
  expect(new Set(broken)).toEqual(new Set(['balance_too_low']))
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(99)
})
