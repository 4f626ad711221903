import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { payByCard } from '#server/orders/checkout/pay-by-card.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { readMarks, setFirstMark } from '#server/platform/operation-marks/mark-store.ts'
import type { PaymentProvider, Span } from '#server/platform/outside/payment-provider.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { insertCustomer, insertOrder, insertStaff } from '#server/test/factories.ts'
import {
  balanceOf,
  byBalance,
  byCard,
  found,
  fund,
  openCard,
  outcomes,
  statusOf,
} from '#server/test/payments.ts'
import { rounds } from '#server/test/rounds.ts'
import { openStripeShop } from '#server/test/stripe/with-stripe.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { getPayment } from '../payments/get-payment.ts'
import { findPayment } from '../payments/payment-store.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { sendRefunds } from '../settlement/send-refunds.ts'
import { topUpBalance } from '../top-ups/top-up-balance.ts'
import { fetchMissedEvents } from './fetch-missed-events.ts'

const shop = await openStripeShop()
const { services, api, deliver, deliverAll, sessionOf } = shop
const { db } = services
const { books } = api
const staff = await insertStaff(services, ['EditOrders'])

beforeEach(() => {
  // What an earlier test lost stays lost.
  for (const { id } of books.events) api.delivered.add(id)
})
afterEach(async () => {
  api.mend()
  books.refundsPend = false
  expect(await checkLedger(db)).toEqual([])
})

type Opened = Awaited<ReturnType<typeof openCard>>
const escrow = ({ order }: Pick<Opened, 'order'>) => balanceOf(services, 'order_escrow', order.id)
const inBalance = (id: string) => balanceOf(services, 'customer_balance', id)
const paymentOf = async (id: string) => found(await findPayment(db, id))

/** An order that was paid at Stripe; the webhook arrived. */
async function paid() {
  const opened = await openCard(services)
  const { payment_intent } = books.pay(sessionOf(opened.payment).id)
  await deliverAll()
  return { ...opened, intent: payment_intent ?? '' }
}

/** A paid order that staff cancel; its refund to the card waits to be sent. */
async function cancelled() {
  const opened = await paid()
  await act(services, cancelOrder, staff, opened.order.id, { refund_to: 'payment_method', reason: 'Asked' })
  return opened
}

test('an order is paid at Stripe, and one that expires there can be paid again', async () => {
  const first = await openCard(services)
  books.expire(sessionOf(first.payment).id)
  await deliverAll()
  expect((await paymentOf(first.payment.id)).status).toBe('expired')
  const { payment, url } = await payByCard(services, first.customer, first.order.id, byCard)
  expect(url).toBe(sessionOf(payment).url)
  books.pay(sessionOf(payment).id)
  await deliverAll()
  expect(await escrow(first)).toBe(first.order.total)
  expect(await statusOf(services, first.order.id)).toBe('waiting_for_account')
})

test('a bank debit that succeeds days later pays the order then, and one that fails leaves it unpaid', async () => {
  const [good, bad] = [await openCard(services), await openCard(services)]
  for (const { payment } of [good, bad]) books.pay(sessionOf(payment).id, { later: true })
  await deliverAll()
  services.advance(16 * minuteMs)
  await reconcilePayments(services)
  expect([await escrow(good), await escrow(bad)]).toEqual([0, 0])
  books.settleLater(sessionOf(good.payment).id, 'succeeded')
  books.settleLater(sessionOf(bad.payment).id, 'failed')
  await deliverAll()
  expect([await escrow(good), await escrow(bad)]).toEqual([good.order.total, 0])
  expect((await paymentOf(bad.payment.id)).status).toBe('failed')
})

test('trust M1, M2: 50 deliveries at once of one event, and other events about the payment, credit it once', async () => {
  const opened = await openCard(services)
  books.pay(sessionOf(opened.payment).id)
  const about = books.events.slice(-2)
  const completed = found(about[1])
  const others = Array.from({ length: 10 }, (_, i) => ({ ...completed, id: `${completed.id}_${i}` }))
  const all = [...Array.from({ length: 50 }, () => completed), ...others, ...about]
  expect((await outcomes(all.map(deliver))).broken).toEqual([])
  expect(await escrow(opened)).toBe(opened.order.total)
})

test('trust M5: ten tabs at once share one session, also while Stripe is slow', async () => {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id })
  api.fail('slow', 'POST /v1/checkout/sessions', 2)
  const tabs = Array.from({ length: 10 }, () => payByCard(services, customer, order.id, byCard))
  await outcomes(tabs)
  const { payment } = await payByCard(services, customer, order.id, byCard)
  // A conflict of keys is no refusal: it would fail the attempt that another tab is paying.
  expect(payment.status).toBe('open')
  expect(sessionOf(payment).status).toBe('open')
})

test('trust M5: an order that is paid from the balance while Stripe charges the card is paid once', async () => {
  const opened = await openCard(services)
  await fund(services, opened.customer.id, opened.order.total)
  const { payment_intent } = books.pay(sessionOf(opened.payment).id)
  const other = await outcomes([
    transaction(services, (work) => payByBalance(work, opened.customer, opened.order.id, byBalance)),
  ])
  await deliverAll()
  await sendRefunds(services)
  await sendRefunds(services)
  expect(await escrow(opened)).toBe(opened.order.total)
  expect(books.refunded(payment_intent ?? '')).toBe(other.kept * opened.order.total)
  expect(await inBalance(opened.customer.id)).toBe(other.kept ? 0 : opened.order.total)
})

const races = rounds(10, 50)

test(`trust M6: webhook and return page at once, ${races} rounds: one capture each`, async () => {
  for (let round = 0; round < races; round++) {
    const opened = await openCard(services)
    books.pay(sessionOf(opened.payment).id)
    const event = found(books.events.at(-1))
    const both = [deliver(event), getPayment(services, opened.customer, opened.payment.id)]
    expect((await outcomes(both)).broken).toEqual([])
    expect(await escrow(opened)).toBe(opened.order.total)
  }
})

/** An unpaid order whose customer chose the card; the call's outcome doesn't matter. */
async function tried() {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id })
  await payByCard(services, customer, order.id, byCard).catch(() => null)
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { customer, order, payment }
}

const lost = rounds(10, 50)

test(`trust M7: ${lost} replies lost after Stripe opened the session: paid once each, found by polling`, async () => {
  const opened: Opened[] = []
  for (let i = 0; i < lost; i++) {
    // The SDK repeats a cut call once.
    api.fail('cut', 'POST /v1/checkout/sessions', 2)
    opened.push(await tried())
  }
  for (const { payment } of opened) {
    expect(payment).toMatchObject({ status: 'open', provider_ref: null })
    books.pay(sessionOf(payment).id)
  }
  services.advance(16 * minuteMs)
  api.fail('cut', 'GET /v1/checkout/sessions', 4)
  await reconcilePayments(services)
  api.mend()
  await reconcilePayments(services)
  for (const each of opened) {
    expect(await escrow(each)).toBe(each.order.total)
    expect(sessionOf(each.payment).status).toBe('complete')
  }
})

test('trust M7: a session that Stripe opened and answered with 500 is found, though its key repeats the 500', async () => {
  api.fail('broken', 'POST /v1/checkout/sessions', 1)
  const opened = await tried()
  const { payment, url } = await payByCard(services, opened.customer, opened.order.id, byCard)
  expect(payment.id).toBe(opened.payment.id)
  expect(url).toBe(sessionOf(payment).url)
})

test('trust M7: if Stripe answered 500 and opened nothing, the next attempt has a key of its own', async () => {
  api.fail('broken_before', 'POST /v1/checkout/sessions', 1)
  const opened = await tried()
  const again = () => payByCard(services, opened.customer, opened.order.id, byCard)
  await expect(again()).rejects.toThrow('payment_failed')
  expect((await paymentOf(opened.payment.id)).status).toBe('failed')
  const { payment } = await again()
  expect(sessionOf(payment).status).toBe('open')
})

test('trust M7: a lost reply is found although the customer reads another language now', async () => {
  const customer = await insertCustomer(services)
  api.fail('cut', 'POST /v1/checkout/sessions', 2)
  await expect(topUpBalance(services, customer, 5_000)).rejects.toThrow('payment_failed')
  await db.updateTable('users').set({ locale: 'de' }).where('id', '=', customer.id).execute()
  const { payment, url } = await topUpBalance(services, customer, 5_000)
  expect(url).toBe(sessionOf(payment).url)
  books.pay(sessionOf(payment).id)
  await deliverAll()
  expect(await inBalance(customer.id)).toBe(5_000)
})

test('trust M7: a session that was paid while we were away for 25 hours is found, though its key is pruned', async () => {
  api.fail('cut', 'POST /v1/checkout/sessions', 2)
  const opened = await tried()
  books.pay(sessionOf(opened.payment).id)
  services.advance(25 * hourMs)
  await reconcilePayments(services)
  expect(await escrow(opened)).toBe(opened.order.total)
})

test('trust M8: with all webhooks lost, polling finds payments and expiries', async () => {
  const [bought, left] = [await openCard(services), await openCard(services)]
  books.pay(sessionOf(bought.payment).id)
  services.advance(61 * minuteMs)
  await reconcilePayments(services)
  expect(await escrow(bought)).toBe(bought.order.total)
  expect((await paymentOf(left.payment.id)).status).toBe('expired')
})

test('a refund waits at the bank and is then taken; it is sent once, although the reply was lost', async () => {
  books.refundsPend = true
  const { customer, order, intent } = await cancelled()
  api.fail('cut', 'POST /v1/refunds', 2)
  for (const pause of [0, 2 * minuteMs, 25 * hourMs]) {
    services.advance(pause)
    await sendRefunds(services)
  }
  const [refund, ...more] = books.refundsOf(intent)
  expect(more).toEqual([])
  expect(refund).toMatchObject({ amount: order.total, status: 'pending' })
  books.settleRefund(refund?.id ?? '', 'succeeded')
  await deliverAll()
  expect(await inBalance(customer.id)).toBe(0)
})

test('a refund that Stripe made and answered with 500 is made and credited no second time when its key is pruned', async () => {
  const { customer, order, intent } = await cancelled()
  api.fail('broken', 'POST /v1/refunds', 1)
  for (let hour = 0; hour < 30; hour++) {
    await sendRefunds(services)
    services.advance(hourMs)
  }
  expect([books.refunded(intent), await inBalance(customer.id)]).toEqual([order.total, 0])
})

test.each([
  ['in order', false],
  ['reordered and repeated', true],
])('a refund that succeeds and then fails is credited once, its webhooks %s', async (_, reorder) => {
  const { customer, order, intent } = await cancelled()
  await sendRefunds(services)
  const [refund] = books.refundsOf(intent)
  books.settleRefund(refund?.id ?? '', 'failed')
  await deliverAll((events) => (reorder ? [...events.toReversed(), ...events] : events))
  expect(await inBalance(customer.id)).toBe(order.total)
})

test('trust M8: a failed refund whose webhooks were lost is credited once when missed events are fetched', async () => {
  const { customer, order, intent } = await cancelled()
  await sendRefunds(services)
  books.settleRefund(books.refundsOf(intent)[0]?.id ?? '', 'failed')
  await Promise.all([fetchMissedEvents(services), fetchMissedEvents(services)])
  await fetchMissedEvents(services)
  expect(await inBalance(customer.id)).toBe(order.total)
})

test('trust M13: a chargeback whose webhooks were lost freezes the order when missed events are fetched', async () => {
  const { order, intent } = await paid()
  const dispute = books.dispute(intent)
  const frozen = () =>
    db.selectFrom('orders').select('frozen_at').where('id', '=', order.id).executeTakeFirstOrThrow()
  await fetchMissedEvents(services)
  expect((await frozen()).frozen_at).not.toBeNull()
  books.decide(dispute, 'won')
  await deliverAll((events) => events.toReversed())
  expect((await frozen()).frozen_at).toBeNull()
  expect(await escrow({ order })).toBe(order.total)
})

test('trust M8: a restored database asks once for everything since its backup, delivered or not', async () => {
  const { order, intent } = await paid()
  books.dispute(intent)
  // The database that heard of it is lost.
  for (const { id } of books.events) api.delivered.add(id)
  const frozen = () =>
    db.selectFrom('orders').select('frozen_at').where('id', '=', order.id).executeTakeFirstOrThrow()
  await fetchMissedEvents(services)
  expect((await frozen()).frozen_at).toBeNull()
  await setFirstMark(db, 'restored', services.now())
  await fetchMissedEvents(services)
  expect((await frozen()).frozen_at).not.toBeNull()
  expect(await readMarks(db)).not.toHaveProperty('restored')
})

test('events are fetched in halves while there are more than a call can list', async () => {
  const { order, intent } = await paid()
  const dispute = books.dispute(intent)
  const asked: Span[] = []
  const stripe = found(services.payments.get('stripe'))
  const short: PaymentProvider = {
    ...stripe,
    events: async (span, which) => {
      asked.push(span)
      const events = await stripe.events(span, which)
      return events && events.length > 2 ? null : events
    },
  }
  // Events of one second can't be told apart.
  services.advance(5_000)
  books.decide(dispute, 'won')
  await fetchMissedEvents({ ...services, payments: new Map([['stripe', short]]) })
  expect(asked.length).toBeGreaterThan(1)
  const chargebacks = db.selectFrom('chargebacks').select('status').where('order_id', '=', order.id)
  expect(await chargebacks.execute()).toEqual([{ status: 'won' }])
})

test('trust M13: a lost chargeback comes out of escrow once, in whatever order its events arrive', async () => {
  const { order, intent } = await paid()
  books.decide(books.dispute(intent), 'lost')
  await deliverAll((events) => [...events.toReversed(), ...events])
  expect(await escrow({ order })).toBe(0)
  const taken = await db
    .selectFrom('chargebacks')
    .select(['status', 'from_escrow', 'from_shop'])
    .where('order_id', '=', order.id)
    .execute()
  expect(taken).toEqual([{ status: 'lost', from_escrow: order.total, from_shop: 0 }])
})

test('a bank’s inquiry changes nothing', async () => {
  const { order, intent } = await paid()
  books.dispute(intent, 'warning_needs_response')
  await deliverAll()
  expect(await db.selectFrom('chargebacks').selectAll().where('order_id', '=', order.id).execute()).toEqual(
    [],
  )
})

test('while a bank has the money, a refund waits and isn’t credited; it is sent when the shop wins', async () => {
  const { customer, order, intent } = await cancelled()
  const dispute = books.dispute(intent)
  await deliverAll()
  await sendRefunds(services)
  expect([await inBalance(customer.id), books.refunded(intent)]).toEqual([0, 0])
  books.decide(dispute, 'won')
  await deliverAll()
  services.advance(dayMs + hourMs)
  await sendRefunds(services)
  expect([await inBalance(customer.id), books.refunded(intent)]).toEqual([0, order.total])
})
