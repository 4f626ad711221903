import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { payByCard } from '#server/orders/checkout/pay-by-card.ts'
import { reopenOrder } from '#server/orders/disputes/reopen-order.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import type { ChargebackEvent } from '#server/platform/outside/payment-provider.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
} from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, byBalance, found, fund, paidEvent } from '#server/test/payments.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { findPayment } from '../payments/payment-store.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { tipFromBalance } from '../tips/give-tip.ts'
import { releaseDueTips } from '../tips/release-due-tips.ts'
import { topUpBalance } from '../top-ups/top-up-balance.ts'
import { applyChargeback } from './apply-chargeback.ts'
import { releaseDueShares } from './release-due-shares.ts'
import { thawPaidOrders } from './thaw-paid-orders.ts'
import { writeOffDebt } from './write-off-debt.ts'

const services = await openServices()
await insertSupply(services)
const { db } = services
const staff = await insertStaff(services, ['EditOrders'])

afterEach(async () => {
  expect(await checkLedger(db)).toEqual([])
})

/** A customer whose balance was topped up by card, and the word of that card's bank. */
async function toppedUp(amount = 10_000, known?: Caller) {
  const customer = known ?? (await insertCustomer(services))
  const { payment } = await topUpBalance(services, customer, amount)
  const row = found(await findPayment(db, payment.id))
  const intent = randomUUID()
  const { id: eventId, ...word } = paidEvent(row, { intent })
  await settlePayment(services, { ...word, provider: row.provider, eventId })
  const ref = randomUUID()
  const say = (status: ChargebackEvent['status'], asked = amount) =>
    applyChargeback(services, 'sandbox', {
      kind: 'chargeback',
      id: randomUUID(),
      ref,
      intent,
      status,
      amount: asked,
      currency: 'EUR',
      dueAt: null,
      at: services.now(),
    })
  const standing = async () => ({
    balance: await balanceOf(services, 'customer_balance', customer.id),
    held: await balanceOf(services, 'customer_held', customer.id),
    debt: 0 - (await balanceOf(services, 'customer_debt', customer.id)),
  })
  return { customer, say, standing }
}

/** An order that the customer paid for from their balance, with a result to accept. */
async function bought(customer: Caller) {
  const booster = await insertBooster(services)
  const unpaid = await insertOrder(services, { customerId: customer.id, status: 'not_paid' })
  await transaction(services, (work) => payByBalance(work, customer, unpaid.id, byBalance))
  for (const status of ['waiting_for_booster', 'boosting', 'verification_required'] as const)
    await db
      .updateTable('orders')
      .set({ status, booster_id: booster.id, claimed_at: services.now(), finished_at: services.now() })
      .where('id', '=', unpaid.id)
      .execute()
  return { order: unpaid, booster }
}

/** A completed order of the customer's, paid by card, which they tipped from their balance. */
async function tipped(customer: Caller, amount: number) {
  const booster = await insertBooster(services)
  const columns = { closed_at: services.now() }
  const of = { status: 'completed', customerId: customer.id, boosterId: booster.id, columns } as const
  const order = await insertOrder(services, of)
  await transaction(services, (work) =>
    tipFromBalance(work, customer, order.id, { amount, method: 'balance', words: '' }),
  )
  const tip = async () => [
    await balanceOf(services, 'booster_pending', booster.id),
    await balanceOf(services, 'booster_payable', booster.id),
  ]
  return { order, booster, tip }
}

const frozen = async (id: string) => (await getOrder(services, staff, id)).frozen

test('trust M13: while a bank decides about a top-up, an order that it bought waits, and goes on when the shop wins', async () => {
  const { customer, say, standing } = await toppedUp()
  const { order, booster } = await bought(customer)
  await Promise.all([say('open'), say('open'), say('open')])
  expect(await frozen(order.id)).toEqual({ state: 'disputed', due_at: null, from_balance: true })
  await expect(act(services, completeOrder, customer, order.id)).rejects.toThrow('order_frozen')
  expect(await standing()).toEqual({ balance: 0, held: 10_000 - order.total, debt: 0 })
  await Promise.all([say('won'), say('won')])
  expect(await frozen(order.id)).toBeNull()
  await act(services, completeOrder, customer, order.id)
  for (const person of [customer, booster])
    expect(await codesFor(services, person.id)).toEqual(
      expect.arrayContaining(['order_frozen', 'order_hold_lifted']),
    )
})

test('trust M13: its share waits too, when the order was completed before', async () => {
  const { customer, say, standing } = await toppedUp()
  const { order, booster } = await bought(customer)
  await act(services, completeOrder, customer, order.id)
  await say('open')
  services.advance(8 * dayMs)
  await releaseDueShares(services)
  expect(await balanceOf(services, 'booster_payable', booster.id)).toBe(0)
  await say('lost')
  expect(await frozen(order.id)).toBeNull()
  await releaseDueShares(services)
  expect(await balanceOf(services, 'booster_payable', booster.id)).toBeGreaterThan(0)
  expect((await standing()).debt).toBe(order.total)
})

test('trust M13: when the bank returns it, the order waits for staff, and its refund pays the debt', async () => {
  const { customer, say, standing } = await toppedUp()
  const { order } = await bought(customer)
  for (const word of ['open', 'lost', 'lost'] as const) await say(word)
  expect(await standing()).toEqual({ balance: 0, held: 0, debt: order.total })
  expect(await frozen(order.id)).toMatchObject({ state: 'returned', from_balance: true })
  await expect(act(services, completeOrder, customer, order.id)).rejects.toThrow('order_frozen')
  await thawPaidOrders(services)
  expect(await frozen(order.id)).not.toBeNull()
  await db.updateTable('orders').set({ status: 'boosting' }).where('id', '=', order.id).execute()
  await act(services, cancelOrder, staff, order.id, { refund_to: 'balance', reason: 'The bank has it' })
  expect(await standing()).toEqual({ balance: 0, held: 0, debt: 0 })
})

test('trust M13: an order that its customer pays for after all goes on', async () => {
  const { customer, say, standing } = await toppedUp()
  const { order } = await bought(customer)
  await say('lost')
  expect(await frozen(order.id)).toMatchObject({ state: 'returned' })
  await fund(services, customer.id, order.total)
  expect(await standing()).toEqual({ balance: 0, held: 0, debt: 0 })
  await Promise.all([thawPaidOrders(services), thawPaidOrders(services)])
  expect(await frozen(order.id)).toBeNull()
  const { events } = await getOrder(services, staff, order.id)
  expect(events.filter(({ action }) => action === 'hold_lifted')).toHaveLength(1)
  await act(services, completeOrder, customer, order.id)
})

test('trust M13: a completed one that staff open again waits as well, until its customer owes nothing', async () => {
  const { customer, say } = await toppedUp()
  const { order } = await bought(customer)
  await act(services, completeOrder, staff, order.id)
  await say('lost')
  await act(services, reopenOrder, staff, order.id, 'It isn’t done')
  expect(await frozen(order.id)).toMatchObject({ state: 'returned', from_balance: true })
  await db
    .updateTable('orders')
    .set({ status: 'verification_required', paused: false, finished_at: services.now() })
    .where('id', '=', order.id)
    .execute()
  await expect(act(services, completeOrder, staff, order.id)).rejects.toThrow('order_frozen')
  await fund(services, customer.id, 100_000)
  await thawPaidOrders(services)
  await act(services, completeOrder, staff, order.id)
})

test('trust M13: a held tip waits while the bank decides, and comes back when it returns the money', async () => {
  const { customer, say, standing } = await toppedUp(2_000)
  const { order, booster, tip } = await tipped(customer, 1_500)
  await say('open')
  services.advance(8 * dayMs)
  await releaseDueTips(services)
  expect(await tip()).toEqual([1_500, 0])
  expect(await frozen(order.id)).toMatchObject({ state: 'disputed', from_balance: true })
  await Promise.all([say('lost'), say('lost')])
  expect(await tip()).toEqual([0, 0])
  expect(await standing()).toEqual({ balance: 0, held: 0, debt: 0 })
  expect(await frozen(order.id)).toBeNull()
  expect(await codesFor(services, booster.id)).toContain('tip_taken_back')
  expect((await getOrder(services, customer, order.id)).receipts.map(({ series }) => series)).toEqual([
    'R',
    'C',
  ])
  await releaseDueTips(services)
  expect(await tip()).toEqual([0, 0])
})

test('trust M13: a tip is freed when the shop wins, and one that was released is owed by its giver', async () => {
  const first = await toppedUp(2_000)
  const kept = await tipped(first.customer, 2_000)
  for (const word of ['open', 'won'] as const) await first.say(word)
  services.advance(8 * dayMs)
  await releaseDueTips(services)
  expect(await kept.tip()).toEqual([0, 2_000])
  await first.say('lost')
  expect(await kept.tip()).toEqual([0, 2_000])
  expect((await first.standing()).debt).toBe(2_000)
})

test('a bank that asks about less than what is left of the top-up freezes nothing else', async () => {
  const { customer, say } = await toppedUp()
  const { order } = await bought(customer)
  await say('open', 1_000)
  expect(await frozen(order.id)).toBeNull()
})

test('trust M13: purchases beside the bank’s message are frozen or find nothing to spend', async () => {
  const { customer, say, standing } = await toppedUp()
  const orders = await Promise.all(
    Array.from({ length: 4 }, () => insertOrder(services, { customerId: customer.id, status: 'not_paid' })),
  )
  const pay = (id: string) => transaction(services, (work) => payByBalance(work, customer, id, byBalance))
  await Promise.allSettled([say('open'), ...orders.map(({ id }) => pay(id))])
  const { balance, held } = await standing()
  const seen = await Promise.all(orders.map(({ id }) => getOrder(services, staff, id)))
  const paid = seen.filter(({ status }) => status !== 'not_paid')
  expect(balance).toBe(0)
  expect(held + paid.reduce((sum, { quote }) => sum + quote.total, 0)).toBe(10_000)
  expect(paid.every((order) => order.frozen?.state === 'disputed')).toBe(true)
})

test('what comes back to the balance while the bank decides is held too, and free or taken with the rest', async () => {
  for (const word of ['won', 'lost'] as const) {
    const { customer, say, standing } = await toppedUp()
    const { id } = await insertOrder(services, { customerId: customer.id })
    const wish = {
      method: 'balance_and_card',
      from_balance: 2_000,
      accept_risk: true,
      start_now: '1.0',
      withdrawal_ends: '1.0',
    } as const
    await payByCard(services, customer, id, wish)
    await say('open')
    expect(await standing()).toEqual({ balance: 0, held: 8_000, debt: 0 })
    await act(services, cancelOrder, customer, id, { refund_to: 'balance' })
    expect(await standing()).toEqual({ balance: 0, held: 10_000, debt: 0 })
    await say('open')
    expect(await standing()).toEqual({ balance: 0, held: 10_000, debt: 0 })
    await say(word)
    expect(await standing()).toEqual({ balance: word === 'won' ? 10_000 : 0, held: 0, debt: 0 })
  }
})

test('money that no bank asks about stays spendable while another payment is with its bank', async () => {
  const { customer, say, standing } = await toppedUp()
  await say('open')
  await fund(services, customer.id, 3_000)
  expect(await standing()).toEqual({ balance: 3_000, held: 10_000, debt: 0 })
})

test('what a bank held and takes pays no other debt: written off and won later, that debt brings nobody money', async () => {
  const { customer, say, standing } = await toppedUp()
  const { order } = await bought(customer)
  const second = await toppedUp(20_000, customer)
  await second.say('open')
  const left = 10_000 - order.total
  await say('lost')
  expect(await standing()).toEqual({ balance: 0, held: 20_000, debt: order.total })
  await second.say('lost')
  expect(await standing()).toEqual({ balance: 0, held: 0, debt: order.total })
  const wish = { user_id: customer.id, amount: order.total }
  await act(services, writeOffDebt.carryOut, staff, { id: randomUUID(), wish, reason: 'Bankrupt' })
  expect((await standing()).debt).toBe(0)
  await say('won')
  expect(await standing()).toEqual({ balance: left, held: 0, debt: 0 })
})

test('a held tip that comes back for a bank pays no other debt either', async () => {
  const { total } = await insertOrder(services)
  const { customer, say, standing } = await toppedUp(total)
  await bought(customer)
  const second = await toppedUp(1_000, customer)
  const { tip } = await tipped(customer, 1_000)
  await say('lost')
  expect(await standing()).toEqual({ balance: 0, held: 0, debt: total })
  await second.say('lost')
  expect(await tip()).toEqual([0, 0])
  expect(await standing()).toEqual({ balance: 0, held: 0, debt: total })
  // The tip paid for the second bank's return, so the whole debt is still that of the first one.
  const losses = await db
    .selectFrom('chargebacks')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['from_balance', 'from_debt'])
    .where('payments.subject_id', '=', customer.id)
    .orderBy('chargebacks.amount')
    .execute()
  expect(losses).toEqual([
    { from_balance: 1_000, from_debt: 0 },
    { from_balance: 0, from_debt: total },
  ])
})
