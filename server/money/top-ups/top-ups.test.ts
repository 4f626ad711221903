import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import {
  paidByBalance,
  paymentReceived,
  reserveReturned,
  shareReleased,
  splitByProgress,
} from '#core/money/ledger.ts'
import { topUpBounds } from '#core/money/top-ups.ts'
import { type ChargebackEvent, PaymentRefused } from '#server/platform/outside/payment-provider.ts'
import { decideSandboxPayment } from '#server/platform/outside/sandbox-payments.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { eraseAccount } from '#server/records/privacy/erase-account.ts'
import { insertCustomer, signIn } from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf, found, fund, outcomes, paidEvent } from '#server/test/payments.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { listBalanceHistory } from '../ledger/list-balance-history.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { getPayment } from '../payments/get-payment.ts'
import { findPayment } from '../payments/payment-store.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { applyChargeback } from '../settlement/apply-chargeback.ts'
import { applyRefund } from '../settlement/apply-refund.ts'
import { sendRefunds } from '../settlement/send-refunds.ts'
import { cancelTopUp } from './cancel-top-up.ts'
import { refundTopUp } from './refund-top-up.ts'
import { topUpBalance } from './top-up-balance.ts'

const { app, services } = await openApp()
const { db } = services

afterEach(async () => {
  expect(await checkLedger(db)).toEqual([])
})

/** A customer with an open top-up. */
async function opened(amount = 5_000) {
  const customer = await insertCustomer(services)
  const { payment } = await topUpBalance(services, customer, amount)
  return { customer, payment: found(await findPayment(db, payment.id)) }
}
type Opened = Awaited<ReturnType<typeof opened>>

/** The provider's event, delivered; a new event each time. */
const deliver = ({ payment }: Opened, changed: Parameters<typeof paidEvent>[1] = {}) => {
  const { id: eventId, ...word } = paidEvent(payment, changed)
  return settlePayment(services, { ...word, provider: payment.provider, eventId })
}
const balance = (id: string) => balanceOf(services, 'customer_balance', id)
const onHold = (id: string) => balanceOf(services, 'customer_held', id)
const debt = async (id: string) => 0 - (await balanceOf(services, 'customer_debt', id))
const codes = (userId: string) => codesFor(services, userId)

test('a top-up is credited when the provider reports it, with a receipt and an event', async () => {
  const topUp = await opened()
  expect(await balance(topUp.customer.id)).toBe(0)
  await deliver(topUp)
  expect(await balance(topUp.customer.id)).toBe(5_000)
  expect(await balanceOf(services, 'order_escrow', topUp.customer.id)).toBe(0)
  const { items } = await listBalanceHistory(services, topUp.customer, { page: 1, size: 10 })
  expect(items).toMatchObject([{ kind: 'top_up', amount: 5_000, balance: 5_000, order: null }])
  expect(items[0]?.receipts).toMatchObject([{ series: 'R', amount: 5_000 }])
  expect(await getPayment(services, topUp.customer, topUp.payment.id)).toMatchObject({
    status: 'captured',
    amount: 5_000,
    order_id: null,
    order_status: null,
  })
  const stranger = await insertCustomer(services)
  await expect(getPayment(services, stranger, topUp.payment.id)).rejects.toThrow('payment_not_found')
})

test('trust M1, M2: 20 deliveries at once, with equal and other event ids, credit it once', async () => {
  const topUp = await opened()
  const same = `event_${randomUUID()}`
  const events = Array.from({ length: 20 }, (_, i) => deliver(topUp, i % 2 ? { id: same } : {}))
  expect((await outcomes(events)).broken).toEqual([])
  expect(await balance(topUp.customer.id)).toBe(5_000)
})

test('trust M4: another amount or currency is quarantined', async () => {
  const topUp = await opened()
  await deliver(topUp, { amount: 50_000 })
  await deliver(topUp, { currency: 'USD' })
  expect(await balance(topUp.customer.id)).toBe(0)
})

test('two tabs share an attempt; another amount ends it; a success after the end still counts', async () => {
  const first = await opened()
  const calls = Array.from({ length: 6 }, () => topUpBalance(services, first.customer, 5_000))
  expect(new Set((await Promise.all(calls)).map(({ payment }) => payment.id))).toEqual(
    new Set([first.payment.id]),
  )
  const { payment } = await topUpBalance(services, first.customer, 2_000)
  expect((await findPayment(db, first.payment.id))?.status).toBe('expired')
  await deliver({ customer: first.customer, payment: found(await findPayment(db, payment.id)) })
  await deliver(first)
  expect(await balance(first.customer.id)).toBe(7_000)
})

test('the call refuses guests, and amounts out of bounds', async () => {
  const ask = async (caller: { id: string }, amount: unknown) => {
    const headers = { authorization: `Bearer ${await signIn(services, caller.id)}` }
    const url = '/v1/balance/top-ups'
    return (await app.inject({ method: 'POST', url, headers, payload: { amount } })).json().message
  }
  const guest = await insertCustomer(services, { kind: 'guest', password_hash: null })
  expect(await ask(guest, 5_000)).toBe('account_needed')
  const customer = await insertCustomer(services)
  for (const amount of [topUpBounds.least - 1, topUpBounds.most + 1, 1_000.5, -5_000, '5000'])
    expect(await ask(customer, amount)).toBe('bad_params')
})

/** A customer who erased their account with a top-up open; its payment arrives after that. */
async function paidTooLate(word: Parameters<typeof paidEvent>[1] = {}) {
  const topUp = await opened()
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', topUp.customer.id)
    .executeTakeFirstOrThrow()
  await eraseAccount(services, topUp.customer, { email: email ?? '' })
  await decideSandboxPayment(db, topUp.payment.provider_ref ?? '', 'succeeded')
  await deliver(topUp, word)
  return topUp
}

test('a payment that arrives after the account was erased is refunded', async () => {
  const topUp = await paidTooLate()
  await sendRefunds(services)
  expect(await balance(topUp.customer.id)).toBe(0)
  expect(await findPayment(db, topUp.payment.id)).toMatchObject({ status: 'refunded', refunded: 5_000 })
})

test('what no bank returns of such a payment is on the books as the person’s, who isn’t notified', async () => {
  const intent = randomUUID()
  const { customer, payment } = await paidTooLate({ intent })
  const say = (status: ChargebackEvent['status']) =>
    applyChargeback(services, 'sandbox', {
      kind: 'chargeback',
      id: randomUUID(),
      ref: intent,
      intent,
      status,
      amount: 1_667,
      currency: 'EUR',
      dueAt: null,
      at: services.now(),
    })
  await say('open')
  await say('lost')
  expect(await balance(customer.id)).toBe(3_333)
  await say('won')
  expect(await balance(customer.id)).toBe(5_000)
  expect(await findPayment(db, payment.id)).toMatchObject({ refunded: 5_000 })
  expect(await codes(customer.id)).toEqual([])
})

test('a refund of such a payment that its provider refuses is on the books as well, and isn’t sent again', async () => {
  const { customer, payment } = await paidTooLate()
  const sandbox = found(services.payments.get('sandbox'))
  let asked = 0
  const refund: typeof sandbox.refund = async (ref, ...rest) => {
    if (ref !== payment.provider_ref) return sandbox.refund(ref, ...rest)
    asked++
    throw new PaymentRefused('The card is closed')
  }
  const refusing = { ...services, payments: new Map([['sandbox', { ...sandbox, refund }]]) }
  await sendRefunds(refusing)
  await sendRefunds(refusing)
  expect(asked).toBe(1)
  expect(await balance(customer.id)).toBe(5_000)
})

/** A paid top-up and what its bank can say of it. */
async function withBank() {
  const topUp = await opened()
  const intent = randomUUID()
  await deliver(topUp, { intent })
  const ref = randomUUID()
  const say = (status: ChargebackEvent['status'], amount = 5_000) =>
    applyChargeback(services, 'sandbox', {
      kind: 'chargeback',
      id: randomUUID(),
      ref,
      intent,
      status,
      amount,
      currency: 'EUR',
      dueAt: null,
      at: services.now(),
    })
  const taken = () =>
    db
      .selectFrom('chargebacks')
      .select(['status', 'from_balance', 'from_debt', 'from_shop'])
      .where('payment_id', '=', topUp.payment.id)
      .executeTakeFirstOrThrow()
  return { ...topUp, say, taken }
}

test('trust M13: a lost chargeback takes the top-up from the balance, once', async () => {
  const { customer, say, taken } = await withBank()
  await Promise.all([say('open'), say('open')])
  expect([await balance(customer.id), await onHold(customer.id)]).toEqual([0, 5_000])
  await Promise.all([say('lost'), say('lost'), say('lost')])
  expect([await balance(customer.id), await onHold(customer.id)]).toEqual([0, 0])
  expect(await taken()).toEqual({ status: 'lost', from_balance: 5_000, from_debt: 0, from_shop: 0 })
  expect(await codes(customer.id)).toEqual(['balance_held', 'balance_taken'])
  const { items } = await listBalanceHistory(services, customer, { page: 1, size: 10 })
  expect(items[0]).toMatchObject({ kind: 'charged_back', amount: -5_000, balance: 0 })
})

test('trust M13: what was spent of a top-up that is charged back is owed, and paid by what comes next', async () => {
  const { customer, say, taken } = await withBank()
  await spendOf(customer.id, 3_800)
  await say('lost')
  expect([await balance(customer.id), await debt(customer.id)]).toEqual([0, 3_800])
  expect(await taken()).toEqual({ status: 'lost', from_balance: 1_200, from_debt: 3_800, from_shop: 0 })
  expect(await codes(customer.id)).toEqual(['balance_taken', 'debt_made'])
  await fund(services, customer.id, 3_000)
  expect([await balance(customer.id), await debt(customer.id)]).toEqual([0, 800])
  await fund(services, customer.id, 3_000)
  expect([await balance(customer.id), await debt(customer.id)]).toEqual([2_200, 0])
  const { items } = await listBalanceHistory(services, customer, { page: 1, size: 10, kind: 'debt' })
  expect(items.map(({ amount }) => amount)).toEqual([-800, -3_000])
})

test('what a booster earns pays what they owe as a customer before it can be paid out', async () => {
  const { customer, say } = await withBank()
  await spendOf(customer.id, 5_000)
  await say('lost')
  const share = { boosterId: customer.id, orderId: randomUUID() }
  await transaction(services, async ({ tx, now }) => {
    await postEntry(
      tx,
      paymentReceived({ paymentId: randomUUID(), subjectId: share.orderId, amount: 6_000 }),
      now,
    )
    const pay = [{ boosterId: customer.id, amount: 6_000 }]
    await postEntry(tx, splitByProgress({ orderId: share.orderId, total: 6_000, refunds: [], pay }), now)
    await postEntry(tx, shareReleased({ ...share, amount: 6_000 }), now)
  })
  expect(await balanceOf(services, 'booster_payable', customer.id)).toBe(1_000)
  expect(await debt(customer.id)).toBe(0)
})

test('a chargeback of a top-up that the shop wins changes nothing', async () => {
  const { customer, say, taken } = await withBank()
  await say('open')
  await say('won')
  await say('open')
  expect([await balance(customer.id), await onHold(customer.id)]).toEqual([5_000, 0])
  expect(await codes(customer.id)).toEqual(['balance_held', 'balance_freed'])
  expect(await taken()).toMatchObject({ status: 'won', from_balance: 0, from_shop: 0 })
})

test('a bank that decides against the shop after all takes what is left of the top-up, once', async () => {
  const { customer, say, taken } = await withBank()
  for (const word of ['open', 'won', 'lost', 'lost'] as const) await say(word)
  expect([await balance(customer.id), await onHold(customer.id)]).toEqual([0, 0])
  expect(await taken()).toMatchObject({ status: 'lost', from_balance: 5_000, from_shop: 0 })
})

test('a bank that takes its decision back returns to the balance what was left of the top-up, and ends the debt', async () => {
  const { customer, say, taken } = await withBank()
  await spendOf(customer.id, 3_800)
  for (const word of ['lost', 'won', 'won'] as const) await say(word)
  expect([await balance(customer.id), await debt(customer.id)]).toEqual([1_200, 0])
  expect(await taken()).toEqual({ status: 'won', from_balance: 0, from_debt: 0, from_shop: 0 })
  expect(await codes(customer.id)).toEqual(['balance_taken', 'debt_made', 'debt_lifted', 'payment_restored'])
  await say('lost')
  expect(await balance(customer.id)).toBe(0)
})

test('trust M13: 40 spends at once beside the bank’s message spend only what it left', async () => {
  const { customer, say, payment } = await withBank()
  const spend = () => {
    const orderId = randomUUID()
    const part = { paymentId: randomUUID(), subjectId: orderId, orderId, customerId: customer.id }
    return transaction(services, ({ tx, now }) => postEntry(tx, paidByBalance({ ...part, amount: 500 }), now))
  }
  const [told, ...spends] = await Promise.allSettled([say('open'), ...Array.from({ length: 40 }, spend)])
  expect(told.status).toBe('fulfilled')
  const kept = spends.filter(({ status }) => status === 'fulfilled').length
  const held = await onHold(customer.id)
  expect(kept * 500 + held).toBe(5_000)
  expect(await balance(customer.id)).toBe(0)
  await expect(spend()).rejects.toThrow('balance_too_low')
  await say('lost')
  const charged = await db
    .selectFrom('chargebacks')
    .select(['from_balance', 'from_debt', 'from_shop'])
    .where('payment_id', '=', payment.id)
    .execute()
  expect(charged).toEqual([{ from_balance: held, from_debt: kept * 500, from_shop: 0 }])
})

const openOf = async ({ customer }: Pick<Opened, 'customer'>) =>
  (await listBalanceHistory(services, customer, { page: 1, size: 10 })).open_top_up

test('an open top-up is on the page with its address, and cancelling it closes its page', async () => {
  const topUp = await opened()
  expect(await openOf(topUp)).toMatchObject({
    payment_id: topUp.payment.id,
    amount: 5_000,
    redirect: topUp.payment.url,
  })
  expect(await cancelTopUp(services, topUp.customer, topUp.payment.id)).toBe('expired')
  expect(await openOf(topUp)).toBeNull()
  expect(await decideSandboxPayment(db, topUp.payment.provider_ref ?? '', 'succeeded')).toBe(false)
  expect(await cancelTopUp(services, topUp.customer, topUp.payment.id)).toBe('expired')
  const stranger = await insertCustomer(services)
  await expect(cancelTopUp(services, stranger, topUp.payment.id)).rejects.toThrow('payment_not_found')
})

test('a payment that races the cancellation wins, whether its webhook has come or not', async () => {
  for (let round = 0; round < 10; round++) {
    const topUp = await opened()
    const paid = decideSandboxPayment(db, topUp.payment.provider_ref ?? '', 'succeeded')
    const [wasPaid, status] = await Promise.all([
      paid,
      cancelTopUp(services, topUp.customer, topUp.payment.id),
    ])
    expect(status).toBe(wasPaid ? 'captured' : 'expired')
    expect(await balance(topUp.customer.id)).toBe(wasPaid ? 5_000 : 0)
  }
})

/** A top-up that was paid at the sandbox too, so that it can be refunded there. */
async function paidTopUp(customer?: Opened['customer']) {
  const topUp = customer
    ? {
        customer,
        payment: found(await findPayment(db, (await topUpBalance(services, customer, 5_000)).payment.id)),
      }
    : await opened()
  await decideSandboxPayment(db, topUp.payment.provider_ref ?? '', 'succeeded')
  await deliver(topUp)
  return topUp
}
const spendOf = (customerId: string, amount: number) => {
  const orderId = randomUUID()
  const part = { paymentId: randomUUID(), subjectId: orderId, orderId, customerId }
  return transaction(services, ({ tx, now }) => postEntry(tx, paidByBalance({ ...part, amount }), now))
}
const refund = ({ customer, payment }: Opened, amount: number) =>
  transaction(services, (work) => refundTopUp(work, customer, payment.id, amount))
const refundables = async ({ customer }: Pick<Opened, 'customer'>) => {
  const { items } = await listBalanceHistory(services, customer, { page: 1, size: 20, kind: 'top_up' })
  return items.map(({ top_up }) => top_up?.refundable)
}

test('what wasn’t spent of a top-up goes back to its card, once, with a credit note', async () => {
  const topUp = await paidTopUp()
  await spendOf(topUp.customer.id, 3_000)
  expect(await refundables(topUp)).toEqual([2_000])
  await expect(refund(topUp, 5_000)).rejects.toThrow('top_up_spent')
  const stranger = { ...topUp, customer: await insertCustomer(services) }
  await expect(refund(stranger, 2_000)).rejects.toThrow('payment_not_found')
  expect(await refund(topUp, 2_000)).toEqual({ balance: 0 })
  await sendRefunds(services)
  expect(await findPayment(db, topUp.payment.id)).toMatchObject({ status: 'captured', refunded: 2_000 })
  const { items } = await listBalanceHistory(services, topUp.customer, { page: 1, size: 10 })
  expect(items[0]).toMatchObject({ kind: 'returned', amount: -2_000, balance: 0 })
  expect(items[0]?.receipts).toMatchObject([{ series: 'C', amount: 2_000 }])
  expect(await refundables(topUp)).toEqual([0])
  await expect(refund(topUp, 0)).rejects.toThrow()
})

test('the oldest money is spent first, and what comes later replaces nothing of a top-up', async () => {
  const topUp = await paidTopUp()
  await spendOf(topUp.customer.id, 4_000)
  await fund(services, topUp.customer.id, 9_000)
  expect(await refundables(topUp)).toEqual([0, 1_000])
  const second = await paidTopUp(topUp.customer)
  await spendOf(topUp.customer.id, 9_000)
  expect(await refundables(topUp)).toEqual([5_000, 0, 0])
  await refund(second, 5_000)
  expect(await refundables(topUp)).toEqual([0, 0, 0])
  expect(await balance(topUp.customer.id)).toBe(1_000)
})

test('a reserve that returned and a hold that ended count as not spent; while the bank decides, nothing is refunded', async () => {
  const { say, ...topUp } = await withBank()
  const orderId = randomUUID()
  const part = {
    paymentId: randomUUID(),
    subjectId: orderId,
    orderId,
    customerId: topUp.customer.id,
    amount: 800,
  }
  await transaction(services, ({ tx, now }) => postEntry(tx, paidByBalance(part), now))
  expect(await refundables(topUp)).toEqual([4_200])
  await transaction(services, ({ tx, now }) => postEntry(tx, reserveReturned(part), now))
  expect(await refundables(topUp)).toEqual([5_000])
  await say('open')
  expect(await refundables(topUp)).toEqual([0])
  await expect(refund(topUp, 5_000)).rejects.toThrow('top_up_spent')
  await say('won')
  expect(await refundables(topUp)).toEqual([5_000])
})

test('trust M9, M11: 20 refunds and 20 spends at once give out no more than there is', async () => {
  const topUp = await paidTopUp()
  const { customer } = topUp
  const attempts = Array.from({ length: 40 }, (_, i) =>
    i % 2 ? refund(topUp, 5_000) : spendOf(customer.id, 5_000),
  )
  expect((await outcomes(attempts)).kept).toBe(1)
  expect(await balance(customer.id)).toBe(0)
})

test('a refund of a top-up that its bank doesn’t accept is in the balance again, and its customer is told', async () => {
  const topUp = await paidTopUp()
  await refund(topUp, 5_000)
  const { id } = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', topUp.payment.id)
    .executeTakeFirstOrThrow()
  await sendRefunds(services)
  const failed = { kind: 'refund', id: randomUUID(), refundId: id, status: 'failed' } as const
  await Promise.all([applyRefund(services, 'sandbox', failed), applyRefund(services, 'sandbox', failed)])
  expect(await balance(topUp.customer.id)).toBe(5_000)
  expect(await codes(topUp.customer.id)).toEqual(['top_up_refund_failed'])
})

test('trust M13: a lost chargeback makes a refund void that wasn’t sent, and takes nothing twice', async () => {
  const { say, taken, ...topUp } = await withBank()
  await spendOf(topUp.customer.id, 1_000)
  await refund(topUp, 4_000)
  await fund(services, topUp.customer.id, 10_000)
  await say('lost')
  expect(await taken()).toEqual({ status: 'lost', from_balance: 0, from_debt: 1_000, from_shop: 0 })
  expect(await balance(topUp.customer.id)).toBe(9_000)
  await sendRefunds(services)
  const { from_refunds } = await db
    .selectFrom('chargebacks')
    .select('from_refunds')
    .where('payment_id', '=', topUp.payment.id)
    .executeTakeFirstOrThrow()
  expect(from_refunds).toBe(4_000)
})
