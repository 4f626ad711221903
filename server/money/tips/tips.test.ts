import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { dayMs } from '#core/base/durations.ts'
import { monthIn } from '#core/base/zones.ts'
import { tipBounds } from '#core/orders/tips.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import type { ChargebackEvent } from '#server/platform/outside/payment-provider.ts'
import { decideSandboxPayment } from '#server/platform/outside/sandbox-payments.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf, found, fund, outcomes, paidEvent } from '#server/test/payments.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { listBalanceHistory } from '../ledger/list-balance-history.ts'
import { findPayment } from '../payments/payment-store.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { getEarnings } from '../payouts/get-earnings.ts'
import { readStatement } from '../receipts/send-statement.ts'
import { applyChargeback } from '../settlement/apply-chargeback.ts'
import { sendRefunds } from '../settlement/send-refunds.ts'
import { tipByCard, tipFromBalance } from './give-tip.ts'
import { refundTip } from './refund-tip.ts'
import { releaseDueTips } from './release-due-tips.ts'

const { app, services } = await openApp()
await insertSupply(services)
const { db } = services

afterEach(async () => {
  expect(await checkLedger(db)).toEqual([])
})

const wish = contract.tipOrder.body.parse({
  amount: 500,
  method: 'balance',
  words: 'Thank you! discord: kestrel_77',
})
const byCard = { ...wish, method: 'card' } as const

/** A completed order; its customer has 20 EUR. */
async function completed(columns: object = {}, people: { customer?: Caller; booster?: Caller } = {}) {
  const customer = people.customer ?? (await insertCustomer(services))
  const booster = people.booster ?? (await insertBooster(services))
  await fund(services, customer.id, 2_000)
  const order = await insertOrder(services, {
    status: 'completed',
    customerId: customer.id,
    boosterId: booster.id,
    columns: { closed_at: services.now(), ...columns },
  })
  return { order, customer, booster }
}
type Done = Awaited<ReturnType<typeof completed>>

const give = ({ order, customer }: Done, changed: object = {}) =>
  transaction(services, (work) => tipFromBalance(work, customer, order.id, { ...wish, ...changed }))

async function opened(done: Done, changed: object = {}) {
  const { payment } = await tipByCard(services, done.customer, done.order.id, { ...byCard, ...changed })
  return found(await findPayment(db, payment.id))
}
type Opened = Awaited<ReturnType<typeof opened>>

/** The provider's event, delivered; a new event each time. */
const deliver = (payment: Opened, changed: Parameters<typeof paidEvent>[1] = {}) => {
  const { id: eventId, ...word } = paidEvent(payment, changed)
  return settlePayment(services, { ...word, provider: payment.provider, eventId })
}

async function refusal(attempt: Promise<unknown>): Promise<ErrorCode | 'done'> {
  try {
    await attempt
    return 'done'
  } catch (error) {
    return (error as { code: ErrorCode }).code
  }
}

const inBalance = ({ customer }: Done) => balanceOf(services, 'customer_balance', customer.id)
const held = ({ booster }: Done) => balanceOf(services, 'booster_pending', booster.id)
const payable = ({ booster }: Done) => balanceOf(services, 'booster_payable', booster.id)
const newsOf = async ({ id }: Caller) => {
  const query = db
    .selectFrom('notifications')
    .select(['code', 'params'])
    .where('user_id', '=', id)
    .orderBy('id')
  return (await query.execute()).filter(({ code }) => code.startsWith('tip_'))
}
const earningsOf = (booster: Caller) =>
  getEarnings(services, booster, { page: 1, size: 10, state: undefined, game: undefined, month: undefined })

test('a tip from the balance goes to the booster in full, with a receipt, a letter and masked words', async () => {
  const done = await completed()
  const { order, customer, booster } = done
  await give(done)
  expect([await inBalance(done), await held(done), await payable(done)]).toEqual([1_500, 500, 0])
  const seen = await getOrder(services, customer, order.id)
  expect(seen.tip).toMatchObject({ given: { amount: 500, words: 'Thank you! •••••' }, until: null })
  expect(seen.receipts).toMatchObject([{ series: 'R', amount: 500 }])
  expect(seen.events.at(-1)).toMatchObject({ action: 'tip', actor: 'customer' })
  const { items } = await listBalanceHistory(services, customer, { page: 1, size: 10 })
  expect(items[0]).toMatchObject({ kind: 'tip', amount: -500, order: { order_id: order.id } })
  expect(items[0]?.receipts).toMatchObject([{ series: 'R', amount: 500 }])
  const tips = await listBalanceHistory(services, customer, { page: 1, size: 10, kind: 'tip' })
  expect(tips.items).toHaveLength(1)
  expect(await newsOf(booster)).toMatchObject([{ code: 'tip_given', params: { amount: 500 } }])
  const letters = await db
    .selectFrom('mails')
    .select(['kind', 'body'])
    .where('user_id', '=', booster.id)
    .where('kind', '=', 'tip_given')
    .execute()
  expect(letters).toHaveLength(1)
  expect(letters[0]?.body).toContain('Thank you! •••••')
  expect(letters[0]?.body).not.toContain('kestrel_77')
})

test('customer, booster and staff see the tip, and an earlier booster’s tip isn’t another booster’s', async () => {
  const done = await completed()
  await give(done)
  const staff = await insertStaff(services, ['EditOrders'])
  for (const reader of [done.customer, done.booster, staff])
    expect((await getOrder(services, reader, done.order.id)).tip?.given?.amount).toBe(500)
  const next = await insertBooster(services)
  await db.updateTable('orders').set({ booster_id: next.id }).where('id', '=', done.order.id).execute()
  expect((await getOrder(services, next, done.order.id)).tip).toBeNull()
})

test('earnings and statement show the tip to the cent, and its hold ends after 7 days', async () => {
  const done = await completed()
  const { booster } = done
  await give(done)
  const before = await earningsOf(booster)
  expect(before.items).toMatchObject([{ kind: 'tip', price: 0, share: 0, tip: 500, state: 'held' }])
  expect(before.camps.held).toMatchObject({ amount: 500, orders: 1 })
  expect(before.months.at(-1)).toMatchObject({ orders: 0, tips: 500, share: 0 })
  await releaseDueTips(services)
  expect(await payable(done)).toBe(0)
  services.advance(7 * dayMs + 1_000)
  await Promise.all([releaseDueTips(services), releaseDueTips(services)])
  expect([await held(done), await payable(done)]).toEqual([0, 500])
  expect((await earningsOf(booster)).items).toMatchObject([{ kind: 'tip', state: 'available' }])
  const month = monthIn(services.config.timeZone, services.now().getTime() - 7 * dayMs)
  const { lines } = await readStatement(services, booster.id, month)
  expect(lines).toMatchObject([{ kind: 'tip_paid', amount: 500, number: done.order.number }])
})

test('nobody else can tip, and only a completed order of the last 30 days, once', async () => {
  const done = await completed()
  for (const other of [
    done.booster,
    await insertStaff(services, ['EditOrders']),
    await insertCustomer(services),
  ])
    expect(await refusal(give({ ...done, customer: other }))).toBe('order_not_found')
  for (const status of ['boosting', 'verification_required', 'cancelled'] as const)
    expect(await refusal(give(await completed({ status })))).toBe('tip_closed')
  const late = { closed_at: new Date(services.now().getTime() - 30 * dayMs) }
  expect(await refusal(give(await completed(late)))).toBe('tip_closed')
  expect(await refusal(give(await completed({ disputed_by: 'customer' })))).toBe('tip_closed')
  expect(await refusal(give(await completed({ frozen_at: services.now() })))).toBe('tip_closed')
  await give(done)
  expect(await refusal(give(done))).toBe('tip_closed')
  expect(await held(done)).toBe(500)
})

test.each(['banned_at', 'erased_at'] as const)('a booster with %s can’t be tipped', async (column) => {
  const done = await completed()
  const gone = () =>
    db
      .updateTable('users')
      .set({ [column]: services.now(), ...(column === 'banned_at' && { ban_reason: 'payment_fraud' }) })
      .where('id', '=', done.booster.id)
      .execute()
  const payment = await opened(done)
  await gone()
  expect(await refusal(give(done))).toBe('tip_closed')
  expect((await getOrder(services, done.customer, done.order.id)).tip).toBeNull()
  await deliver(payment)
  await sendRefunds(services)
  expect(await findPayment(db, payment.id)).toMatchObject({ status: 'refunded', refunded: 500 })
  expect(await newsOf(done.customer)).toMatchObject([{ code: 'tip_refunded', params: { amount: 500 } }])
  expect(await held(done)).toBe(0)
})

test('guests tip by card; amounts out of bounds, and more than the balance, are refused', async () => {
  const guest = await insertCustomer(services, { kind: 'guest', password_hash: null })
  const done = await completed({}, { customer: guest })
  const headers = { authorization: `Bearer ${await signIn(services, guest.id)}` }
  const ask = async (payload: object) =>
    (await app.inject({ method: 'POST', url: `/v1/orders/${done.order.id}/tip`, headers, payload })).json()
  for (const amount of [tipBounds.least - 1, tipBounds.most + 1, 500.5, -500, '500'])
    expect((await ask({ amount, method: 'card' })).message).toBe('bad_params')
  expect((await ask({ amount: 2_001, method: 'balance' })).message).toBe('balance_too_low')
  const { data } = await ask({ amount: 700, method: 'card' })
  expect(data.redirect).toContain('/sandbox/pay/')
  await deliver(found(await findPayment(db, data.payment_id)))
  expect([await held(done), await inBalance(done)]).toEqual([700, 2_000])
})

test('trust M1, M2: 20 deliveries at once, with equal and other event ids, are one tip', async () => {
  const done = await completed()
  const payment = await opened(done)
  const same = `event_${randomUUID()}`
  const events = Array.from({ length: 20 }, (_, i) => deliver(payment, i % 2 ? { id: same } : {}))
  expect((await outcomes(events)).broken).toEqual([])
  expect([await held(done), await inBalance(done)]).toEqual([500, 2_000])
  expect(await newsOf(done.booster)).toHaveLength(1)
})

test('trust M9: 20 tips from the balance at once are one, and a card that is paid beside them is refunded', async () => {
  const done = await completed()
  const payment = await opened(done)
  const attempts = Array.from({ length: 20 }, () => give(done))
  const { broken } = await outcomes([...attempts, deliver(payment)])
  expect(new Set(broken)).toEqual(new Set(['tip_closed']))
  expect(await held(done)).toBe(500)
  const byBalance = (await inBalance(done)) === 1_500
  expect((await findPayment(db, payment.id))?.refunded).toBe(byBalance ? 500 : 0)
})

test('two tabs share an attempt, another amount ends it, and what was paid counts', async () => {
  const done = await completed()
  const first = await opened(done)
  expect((await opened(done)).id).toBe(first.id)
  const second = await opened(done, { amount: 900, words: '' })
  expect((await findPayment(db, first.id))?.status).toBe('expired')
  await deliver(first)
  await deliver(second)
  await sendRefunds(services)
  expect(await held(done)).toBe(500)
  expect((await findPayment(db, second.id))?.status).toBe('refunded')
})

test('trust M4: another amount or currency is quarantined', async () => {
  const done = await completed()
  const payment = await opened(done)
  await deliver(payment, { amount: 5_000 })
  await deliver(payment, { currency: 'USD' })
  expect(await held(done)).toBe(0)
})

/** A tip by card, and what its bank can say of it. */
async function withBank() {
  const done = await completed()
  const intent = randomUUID()
  const payment = await opened(done)
  await deliver(payment, { intent })
  const ref = randomUUID()
  const say = (status: ChargebackEvent['status']) =>
    applyChargeback(services, 'sandbox', {
      kind: 'chargeback',
      id: randomUUID(),
      ref,
      intent,
      status,
      at: services.now(),
      amount: 500,
      currency: 'EUR',
      dueAt: null,
    })
  return { ...done, say, payment }
}

test('trust M13: a lost chargeback takes a held tip from the booster, once, and the order goes on', async () => {
  const done = await withBank()
  await done.say('open')
  services.advance(8 * dayMs)
  await releaseDueTips(services)
  expect([await held(done), await payable(done)]).toEqual([500, 0])
  await Promise.all([done.say('lost'), done.say('lost'), done.say('lost')])
  expect([await held(done), await payable(done)]).toEqual([0, 0])
  await releaseDueTips(services)
  expect([await held(done), await payable(done)]).toEqual([0, 0])
  expect((await earningsOf(done.booster)).items).toEqual([])
  expect(await newsOf(done.booster)).toMatchObject([{}, { code: 'tip_taken_back', params: { amount: 500 } }])
  expect((await getOrder(services, done.customer, done.order.id)).frozen).toBeNull()
})

test('trust M13: a tip that can already be paid out is taken back too, and may leave a debt', async () => {
  const done = await withBank()
  services.advance(8 * dayMs)
  await releaseDueTips(services)
  expect(await payable(done)).toBe(500)
  await done.say('lost')
  expect(await payable(done)).toBe(0)
  const charged = await db
    .selectFrom('chargebacks')
    .select(['from_shares', 'from_shop'])
    .where('payment_id', '=', done.payment.id)
    .execute()
  expect(charged).toEqual([{ from_shares: 500, from_shop: 0 }])
})

test('a bank that takes its decision back gives the tip back, held or not, and the booster is told', async () => {
  const done = await withBank()
  for (const word of ['lost', 'won', 'won'] as const) await done.say(word)
  expect([await held(done), await payable(done)]).toEqual([500, 0])
  await done.say('lost')
  services.advance(8 * dayMs)
  await releaseDueTips(services)
  await done.say('won')
  expect([await held(done), await payable(done)]).toEqual([0, 500])
  for (const word of ['lost', 'won'] as const) await done.say(word)
  expect([await held(done), await payable(done)]).toEqual([0, 500])
  const told = (await newsOf(done.booster)).map(({ code }) => code)
  expect(told.filter((code) => code === 'tip_restored')).toHaveLength(3)
})

test('a chargeback that the shop wins leaves the tip, and it is released then', async () => {
  const done = await withBank()
  await done.say('open')
  await done.say('won')
  services.advance(8 * dayMs)
  await releaseDueTips(services)
  expect(await payable(done)).toBe(500)
})

const refund = async ({ order }: Done, amount: number, staff?: Caller) => {
  const caller = staff ?? (await insertStaff(services, ['EditOrders']))
  return transaction(services, (work) => refundTip(work, caller, order.id, { amount, reason: 'A mistake' }))
}

test('staff refund a part of a tip from the balance, then the rest: it leaves the hold, with credit notes', async () => {
  const done = await completed()
  await give(done)
  const staff = await insertStaff(services, ['EditOrders'])
  expect(await refund(done, 200, staff)).toEqual({ to: 'balance' })
  expect([await inBalance(done), await held(done)]).toEqual([1_700, 300])
  const seen = await getOrder(services, staff, done.order.id)
  expect(seen.tip?.given).toMatchObject({ amount: 500, refunded: 200, held: 300 })
  expect(seen.events.at(-1)).toMatchObject({ action: 'refund_tip', reason: 'A mistake' })
  expect((await getOrder(services, done.customer, done.order.id)).tip?.given?.held).toBe(0)
  expect(await refusal(refund(done, 301))).toBe('tip_not_held')
  await refund(done, 300)
  expect([await inBalance(done), await held(done)]).toEqual([2_000, 0])
  const { receipts, returned } = await getOrder(services, done.customer, done.order.id)
  expect(receipts.map(({ series, amount }) => [series, amount])).toEqual([
    ['R', 500],
    ['C', 200],
    ['C', 300],
  ])
  expect(returned).toEqual([])
  const { items } = await listBalanceHistory(services, done.customer, { page: 1, size: 10 })
  expect(items[0]).toMatchObject({ kind: 'refund', amount: 300, order: { order_id: done.order.id } })
  expect(items[0]?.receipts).toMatchObject([{ series: 'C', amount: 300 }])
  expect((await newsOf(done.customer)).map(({ code }) => code)).toEqual(['tip_returned', 'tip_returned'])
  expect((await newsOf(done.booster)).slice(1)).toMatchObject([
    { code: 'tip_reduced', params: { amount: 200 } },
    { code: 'tip_reduced', params: { amount: 300 } },
  ])
  const mails = await db.selectFrom('mails').select('body').where('kind', '=', 'tip_returned').execute()
  expect(mails).toHaveLength(2)
  const audit = await db.selectFrom('audit_log').selectAll().where('actor_id', '=', staff.id).execute()
  const subject = `order ${done.order.id}`
  expect(audit).toMatchObject([{ operation: 'refund_tip', subject, detail: { amount: 200 } }])
  services.advance(8 * dayMs)
  await releaseDueTips(services)
  expect(await payable(done)).toBe(0)
  const month = monthIn(services.config.timeZone, services.now().getTime() - 8 * dayMs)
  const { lines } = await readStatement(services, done.booster.id, month)
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['tip_paid', 500],
    ['tip_refunded', -200],
    ['tip_refunded', -300],
  ])
})

test('a tip by card is refunded to the card, and its release pays what is left', async () => {
  const done = await completed()
  const payment = await opened(done)
  await decideSandboxPayment(db, payment.provider_ref ?? '', 'succeeded')
  await deliver(payment)
  expect(await refund(done, 150)).toEqual({ to: 'payment_method' })
  await sendRefunds(services)
  expect(await findPayment(db, payment.id)).toMatchObject({ status: 'captured', refunded: 150 })
  expect(await inBalance(done)).toBe(2_000)
  services.advance(8 * dayMs)
  await releaseDueTips(services)
  expect([await held(done), await payable(done)]).toEqual([0, 350])
  expect(await refusal(refund(done, 100))).toBe('tip_not_held')
})

test('nobody but staff refunds a tip, none while a bank decides, and none that wasn’t given', async () => {
  const done = await withBank()
  for (const person of [done.customer, done.booster])
    expect(await refusal(refund(done, 100, person))).toBe('order_state_changed')
  await done.say('open')
  expect(await refusal(refund(done, 100))).toBe('order_frozen')
  expect(await refusal(refund(await completed(), 100))).toBe('tip_not_held')
  expect(await held(done)).toBe(500)
})

test('trust M11: 20 refunds of 60 percent at once, and the release beside them: one wins', async () => {
  const done = await completed()
  await give(done)
  const staff = await insertStaff(services, ['EditOrders'])
  services.advance(8 * dayMs)
  const { kept } = await outcomes([
    ...Array.from({ length: 20 }, () => refund(done, 300, staff)),
    releaseDueTips(services),
  ])
  const refunded = kept === 2 ? 300 : 0
  expect(kept).toBeLessThanOrEqual(2)
  expect(await inBalance(done)).toBe(1_500 + refunded)
  expect((await held(done)) + (await payable(done))).toBe(500 - refunded)
})
