import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { paidByBalance } from '#core/money/ledger.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { reopenOrder } from '#server/orders/disputes/reopen-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff } from '#server/test/factories.ts'
import { publishLevels } from '#server/test/levels.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, fund, outcomes, takeIntent } from '#server/test/payments.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { listBalanceHistory } from '../ledger/list-balance-history.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { applyChargeback } from '../settlement/apply-chargeback.ts'
import { reverseSettlement } from '../settlement/reverse-settlement.ts'
import { closeEarned } from '../settlement/settle-order.ts'
import { readLevel } from './read-cashback.ts'
import { settleCashback } from './settle-cashback.ts'

const services = await openServices()
const { db } = services
await publishLevels(services)

afterEach(async () => {
  expect(await checkLedger(db)).toEqual([])
})

/** The prices with levels; the factory's are the first ones. */
const columns = { price_version: 2 }
const balance = ({ id }: Caller) => balanceOf(services, 'customer_balance', id)

/** An order of 62 EUR whose result its customer accepts. */
async function complete(customer: Caller) {
  const order = await insertOrder(services, {
    status: 'verification_required',
    customerId: customer.id,
    columns,
  })
  await act(services, completeOrder, customer, order.id)
  return order
}

/** Completed orders that were paid from outside, so that a turnover was reached. */
async function reach(customer: Caller, turnover: number) {
  for (let paid = 0; paid < turnover; paid += 6_200)
    await insertOrder(services, { status: 'completed', customerId: customer.id })
}

const reopen = async (orderId: string) =>
  act(services, reopenOrder, await insertStaff(services, ['EditOrders']), orderId, 'The target was missed')

/** What the customer can't give back anymore. */
const spend = ({ id: customerId }: Caller, amount: number) => {
  const orderId = randomUUID()
  const paid = paidByBalance({ paymentId: randomUUID(), subjectId: orderId, orderId, customerId, amount })
  return transaction(services, ({ tx, now }) => postEntry(tx, paid, now))
}

const settle = (orderId: string) =>
  transaction(services, async (work) => settleCashback(work, await lockOrder(work.tx, orderId)))

test('a completed order brings the level’s percentage back to the balance, once, and the history explains it', async () => {
  const customer = await insertCustomer(services)
  const order = await complete(customer)
  await Promise.all([settle(order.id), settle(order.id), settle(order.id)])
  expect(order.total).toBe(6_200)
  expect(await balance(customer)).toBe(124)
  const { items } = await listBalanceHistory(services, customer, { page: 1, size: 10 })
  expect(items).toMatchObject([
    { kind: 'cashback', amount: 124, balance: 124, percent: 2, order: { order_id: order.id } },
  ])
  expect(await readLevel(services, customer.id)).toMatchObject({
    turnover: 6_200,
    reached: { id: 'base' },
    next: { id: 'ridge', from: 15_000 },
  })
  expect((await getOrder(services, customer, order.id)).cashback).toEqual({
    level: 'base',
    percent: 2,
    amount: 124,
    unrecovered: 0,
    state: 'given',
  })
})

test('what was paid for earlier orders decides the level, and the order itself counts for the next', async () => {
  const customer = await insertCustomer(services)
  await reach(customer, 15_000)
  const waiting = await insertOrder(services, { status: 'boosting', customerId: customer.id, columns })
  expect((await getOrder(services, customer, waiting.id)).cashback).toMatchObject({
    level: 'ridge',
    amount: 186,
    state: 'expected',
  })
  await complete(customer)
  expect(await balance(customer)).toBe(186)
  await reach(customer, 18_600)
  await complete(customer)
  expect(await balance(customer)).toBe(186 + 310)
})

test('the level of the day of the purchase counts, whatever is reached or published until the completion', async () => {
  const customer = await insertCustomer(services)
  const waiting = await insertOrder(services, {
    status: 'verification_required',
    customerId: customer.id,
    columns,
  })
  await reach(customer, 40_000)
  expect((await getOrder(services, customer, waiting.id)).cashback).toMatchObject({
    level: 'base',
    percent: 2,
  })
  await act(services, completeOrder, customer, waiting.id)
  expect(await balance(customer)).toBe(124)
})

test('a booster doesn’t see cashback, and a guest gets none but reads what it would be', async () => {
  const guest = await insertCustomer(services, { kind: 'guest', password_hash: null })
  const order = await insertOrder(services, {
    status: 'verification_required',
    customerId: guest.id,
    columns,
  })
  expect((await getOrder(services, guest, order.id)).cashback).toMatchObject({
    amount: 124,
    state: 'account_needed',
  })
  const booster = { ...(await insertBooster(services)), id: order.booster_id ?? '' }
  expect((await getOrder(services, booster, order.id)).cashback).toBeNull()
  // The mail that asks for the check says it too, by the terms that were frozen with the order.
  const mailed = async (to: Caller, about: OrderRow) => {
    await transaction(services, (work) =>
      queueOrderMail(work, about, 'check_waits', `check_waits:${about.id}`),
    )
    const mails = await services.db.selectFrom('mails').select('body').where('user_id', '=', to.id).execute()
    return mails.map(({ body }) => body).join()
  }
  expect(await mailed(guest, order)).toContain('create an account on the order page: €1.24 comes back')
  const customer = await insertCustomer(services)
  const theirs = await insertOrder(services, {
    status: 'verification_required',
    customerId: customer.id,
    columns,
  })
  expect(await mailed(customer, theirs)).not.toContain('create an account')
  await act(services, completeOrder, guest, order.id)
  expect(await balance(guest)).toBe(0)
  expect(await readLevel(services, guest.id)).toBeNull()
})

test('an order that runs again takes its cashback back, and completing it again gives it again', async () => {
  const customer = await insertCustomer(services)
  const order = await complete(customer)
  await reopen(order.id)
  expect(await balance(customer)).toBe(0)
  const { items } = await listBalanceHistory(services, customer, { page: 1, size: 10, kind: 'cashback' })
  expect(items.map(({ amount }) => amount)).toEqual([-124, 124])
  await db
    .updateTable('orders')
    .set({ status: 'verification_required', paused: false })
    .where('id', '=', order.id)
    .execute()
  await act(services, completeOrder, customer, order.id)
  expect(await balance(customer)).toBe(124)
})

test('cashback that was spent is the shop’s loss, is shown to staff, and isn’t given twice', async () => {
  const customer = await insertCustomer(services)
  const order = await complete(customer)
  await spend(customer, 100)
  await reopen(order.id)
  expect(await balance(customer)).toBe(0)
  expect((await getOrder(services, customer, order.id)).cashback).toMatchObject({
    amount: 100,
    unrecovered: 100,
  })
  await db
    .updateTable('orders')
    .set({ status: 'verification_required', paused: false })
    .where('id', '=', order.id)
    .execute()
  await act(services, completeOrder, customer, order.id)
  expect(await balance(customer)).toBe(24)
  expect((await getOrder(services, customer, order.id)).cashback).toMatchObject({
    amount: 124,
    unrecovered: 0,
  })
})

test('a refund after completion takes a proportional part back', async () => {
  const customer = await insertCustomer(services)
  const order = await complete(customer)
  await transaction(services, async (work) => {
    const row = await lockOrder(work.tx, order.id)
    await reverseSettlement(work, row)
    const pay = [{ boosterId: row.booster_id ?? '', amount: 1_000 }]
    await closeEarned(work, row, { earned: 3_100, pay, hold: null, to: 'payment_method' })
  })
  expect(await balance(customer)).toBe(62)
})

test('trust M13: a chargeback of the order takes its cashback too', async () => {
  const customer = await insertCustomer(services)
  const order = await complete(customer)
  const intent = await takeIntent(services, order.id)
  expect(await balance(customer)).toBe(124)
  const chargeback = { ref: randomUUID(), intent, amount: order.total, currency: 'EUR', dueAt: null } as const
  const say = () =>
    applyChargeback(services, 'sandbox', {
      kind: 'chargeback',
      id: randomUUID(),
      at: services.now(),
      status: 'lost',
      ...chargeback,
    })
  await Promise.all([say(), say()])
  expect(await balance(customer)).toBe(0)
})

test('20 completions of one customer at once each give their own cashback', async () => {
  const customer = await insertCustomer(services)
  await fund(services, customer.id, 1_000)
  const orders = await Promise.all(
    Array.from({ length: 20 }, () =>
      insertOrder(services, { status: 'verification_required', customerId: customer.id, columns }),
    ),
  )
  const { broken } = await outcomes(orders.map(({ id }) => act(services, completeOrder, customer, id)))
  expect(broken).toEqual([])
  const { sum } = await db
    .selectFrom('cashbacks')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow()
  expect(await balance(customer)).toBe(1_000 + Number(sum))
})
