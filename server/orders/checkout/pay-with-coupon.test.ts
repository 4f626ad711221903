import { afterEach, expect, test } from 'vitest'
import { boosterPay } from '#core/orders/shares.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { paymentSubject } from '#server/kernel/order-row.ts'
import { updateCoupon } from '#server/money/coupons/update-coupon.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { endAttempt } from '#server/money/payments/end-attempt.ts'
import { findOpenPayment, findPayment } from '#server/money/payments/payment-store.ts'
import { settlePayment } from '#server/money/payments/settle-payment.ts'
import { closeEarned, readShares } from '#server/money/settlement/settle-order.ts'
import { decideSandboxPayment } from '#server/platform/outside/sandbox-payments.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { apply, insertCoupon, readOrder, unapply, unpaidOrder, usesOf } from '#server/test/coupons.ts'
import { insertBooster, insertOrder, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf, fund, openAnother, paidEvent } from '#server/test/payments.ts'
import { claimOrder } from '../order/claim-order.ts'

const { app, services } = await openApp()
await insertSupply(services)

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

type Unpaid = Awaited<ReturnType<typeof unpaidOrder>>

async function pay({ customer, order }: Unpaid, body: object) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/orders/${order.id}/pay`,
    payload: { accept_risk: true, start_now: '1.0', withdrawal_ends: '1.0', ...body },
    headers: { authorization: `Bearer ${await signIn(services, customer.id)}` },
  })
  return { status: answer.statusCode, ...answer.json() }
}

async function withCoupon(form: Parameters<typeof insertCoupon>[1] = {}) {
  const coupon = await insertCoupon(services, form)
  const unpaid = await unpaidOrder(services)
  const { total } = await apply(services, unpaid, coupon.code)
  return { coupon, unpaid, total, list: unpaid.order.total }
}

const word = (event: ReturnType<typeof paidEvent>) => {
  const { id, ...rest } = event
  return { ...rest, provider: 'sandbox', eventId: id }
}

test.each(['balance', 'card'])(
  'trust O6: a coupon that ended is taken off instead of paid, by %s',
  async (method) => {
    const { coupon, unpaid, total, list } = await withCoupon({
      valid_until: new Date(services.now().getTime() + 60_000).toISOString(),
    })
    await fund(services, unpaid.customer.id, list)
    services.advance(61_000)
    expect(await pay(unpaid, { method, total })).toMatchObject({
      status: 409,
      message: 'coupon_expired',
    })
    expect(await readOrder(services, unpaid.order.id)).toMatchObject({ status: 'not_paid', total: list })
    expect(await usesOf(services, coupon.id)).toEqual({ uses: 0, held: 0, rows: 0 })
    // The customer confirmed the old total.
    expect(await pay(unpaid, { method, total })).toMatchObject({
      status: 409,
      message: 'order_total_changed',
    })
    expect((await pay(unpaid, { method, total: list })).status).toBe(200)
  },
)

test('a coupon that staff disabled is not found when the order is paid', async () => {
  const { coupon, unpaid, list } = await withCoupon()
  await fund(services, unpaid.customer.id, list)
  await transaction(services, (work) =>
    updateCoupon(work, unpaid.customer.id, coupon.id, { ...coupon.form, enabled: false }),
  )
  expect(await pay(unpaid, { method: 'balance' })).toMatchObject({ status: 404, message: 'coupon_not_found' })
  expect((await readOrder(services, unpaid.order.id)).total).toBe(list)
})

test('a coupon that is changed or used up after it was applied still deducts what was shown', async () => {
  const { coupon, unpaid, total } = await withCoupon({ use_limit: 1 })
  await fund(services, unpaid.customer.id, total)
  await transaction(services, (work) =>
    updateCoupon(work, unpaid.customer.id, coupon.id, { ...coupon.form, gives: { percent: 1 } }),
  )
  expect((await pay(unpaid, { method: 'balance', total })).status).toBe(200)
  expect(await balanceOf(services, 'order_escrow', unpaid.order.id)).toBe(total)
})

test('an open card payment of the old total is ended at its provider before the price changes', async () => {
  const { code } = await insertCoupon(services)
  const unpaid = await unpaidOrder(services)
  const old = await openAnother(services, unpaid.customer, unpaid.order)
  const { total } = await apply(services, unpaid, code)
  expect(await findPayment(services.db, old.id)).toMatchObject({ status: 'expired' })
  expect(await decideSandboxPayment(services.db, old.provider_ref ?? '', 'succeeded')).toBe(false)
  const next = await openAnother(services, unpaid.customer, unpaid.order)
  expect(next).toMatchObject({ status: 'open', amount: total })
  await settlePayment(services, word(paidEvent(next)))
  expect(await readOrder(services, unpaid.order.id)).toMatchObject({ status: 'waiting_for_account', total })
})

test('a payment that wins the race against the coupon counts, and the coupon is refused', async () => {
  const { code, id } = await insertCoupon(services)
  const unpaid = await unpaidOrder(services)
  const open = await openAnother(services, unpaid.customer, unpaid.order)
  await decideSandboxPayment(services.db, open.provider_ref ?? '', 'succeeded')
  await expect(apply(services, unpaid, code)).rejects.toThrow('payment_has_already_been_processed')
  expect(await usesOf(services, id)).toEqual({ uses: 0, held: 0, rows: 0 })
  const order = await readOrder(services, unpaid.order.id)
  expect(order).toMatchObject({ status: 'waiting_for_account', total: unpaid.order.total })
})

test('if the provider can’t be reached, the price stays, and the refused coupon ends no payment', async () => {
  const { code } = await insertCoupon(services)
  const unpaid = await unpaidOrder(services)
  const open = await openAnother(services, unpaid.customer, unpaid.order)
  await expect(apply(services, unpaid, 'NO-SUCH-CODE')).rejects.toThrow('coupon_not_found')
  expect(await findOpenPayment(services.db, paymentSubject(unpaid.order.id))).toMatchObject({ id: open.id })
  const down = { ...services, payments: new Map() }
  await expect(apply(down, unpaid, code)).rejects.toThrow('payment_under_way')
  await expect(endAttempt(down, open)).rejects.toThrow('payment_under_way')
  expect((await readOrder(services, unpaid.order.id)).total).toBe(unpaid.order.total)
})

test('money that arrives for another total nevertheless is refunded', async () => {
  const { code } = await insertCoupon(services)
  const unpaid = await unpaidOrder(services)
  const old = await openAnother(services, unpaid.customer, unpaid.order)
  const { total } = await apply(services, unpaid, code)
  await settlePayment(services, word(paidEvent(old)))
  expect(await findPayment(services.db, old.id)).toMatchObject({ status: 'refunded', refunded: old.amount })
  expect(await readOrder(services, unpaid.order.id)).toMatchObject({ status: 'not_paid', total })
  expect(await balanceOf(services, 'order_escrow', unpaid.order.id)).toBe(0)
  // Without the coupon the old total is correct again; a late event of the same payment changes nothing more.
  await unapply(services, unpaid.customer, unpaid.order.id)
  await settlePayment(services, word(paidEvent(old)))
  expect((await readOrder(services, unpaid.order.id)).status).toBe('not_paid')
})

/** What an order's settlement moved, by kind of account. */
async function settlement(orderId: string) {
  const rows = await services.db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .innerJoin('ledger_accounts as account', 'account.id', 'line.account_id')
    .select(['account.kind', 'line.amount'])
    .where('entry.kind', '=', 'order_settled')
    .where('entry.business_ref', '=', orderId)
    .execute()
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]))
}

async function inHands(percent: number) {
  const { unpaid, total, list } = await withCoupon({ gives: { percent }, cap: percent })
  await fund(services, unpaid.customer.id, total)
  expect((await pay(unpaid, { method: 'balance' })).status).toBe(200)
  await services.db
    .updateTable('orders')
    .set({ status: 'waiting_for_booster', searching_at: services.now() })
    .where('id', '=', unpaid.order.id)
    .execute()
  const booster = await insertBooster(services)
  await act(services, claimOrder, booster, unpaid.order.id)
  return { order: await readOrder(services, unpaid.order.id), total, list, customer: unpaid.customer }
}

test('a completed order pays its booster the share of the list price; the shop bears the coupon', async () => {
  const { order, total, list } = await inHands(30)
  const plain = await insertOrder(services)
  await services.db
    .updateTable('orders')
    .set({ status: 'verification_required' })
    .where('id', '=', order.id)
    .execute()
  const finished = await readOrder(services, order.id)
  await transaction(services, (work) =>
    advanceOrder(work, finished, { action: 'complete', actor: 'time', actorId: null }),
  )
  expect(await settlement(order.id)).toEqual({
    order_escrow: 0 - total,
    booster_pending: plain.booster_share,
    promotions: total - list,
    revenue: list - plain.booster_share,
  })
})

test('a climb that stops half-way refunds what was paid for the rest, to the cent', async () => {
  const { order, total, list } = await inHands(25)
  const half = Math.floor(total / 2)
  await transaction(services, async (work) => {
    const { stretches } = await readShares(work.tx, order)
    const earned = total - half
    const pay = boosterPay(order.quote, stretches, earned)
    await closeEarned(work, order, { earned, pay, hold: null, to: 'balance' })
  })
  const moved = await settlement(order.id)
  expect(moved.order_escrow).toBe(0 - total)
  expect(moved.customer_balance).toBe(half)
  const discount = Math.round(((list - total) * (total - half)) / total)
  expect(moved.promotions).toBe(0 - discount)
  expect((moved.booster_pending ?? 0) + (moved.revenue ?? 0)).toBe(total - half + discount)
})
