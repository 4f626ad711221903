import { expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { type DeadlineId, deadlines } from '#core/orders/deadlines.ts'
import { orderNeeds, queuesOf, staffQueues } from '#core/site/waiting.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { nameBooster } from '#server/orders/dispatch/name-booster.ts'
import { answerDispute } from '#server/orders/disputes/answer-dispute.ts'
import { askLoginCode } from '#server/orders/vault/ask-login-code.ts'
import { giveLoginCode } from '#server/orders/vault/give-login-code.ts'
import { storeCredentials } from '#server/orders/vault/store-credentials.ts'
import { viewLoginCode } from '#server/orders/vault/view-login-code.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { disputed, running, staffOf } from '#server/test/disputes.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { byBalance, fund } from '#server/test/payments.ts'
import { listWaiting } from './list-waiting.ts'

const { app, services } = await openApp()
const { db } = services
await insertSupply(services)

const waiting = (who: Caller) => listWaiting(services, who)
const needsOf = async (who: Caller) =>
  (await waiting(who)).orders.map(({ order_id, need }) => [order_id, need] as const)
/** Whether the time until then is that of a deadline which has just begun. */
const begun = (until: string | null | undefined, deadline: DeadlineId) => {
  const over = services.now().getTime() + deadlines[deadline].ms - Date.parse(until ?? '')
  return over >= 0 && over < hourMs / 60
}
const login = { login: 'mira-lol', password: 'first password', in_game_name: 'Mira#EUW' }

test('a login code waits for the customer, then for the booster, each for five minutes, and for nobody else', async () => {
  const { id, customer, booster } = await running(services)
  const stranger = await insertBooster(services)
  await storeCredentials(services, customer, id, login)
  await act(services, askLoginCode, booster, id, false)
  const asked = await waiting(customer)
  expect(asked.orders).toMatchObject([{ order_id: id, need: 'code_asked' }])
  expect(begun(asked.orders[0]?.until, 'loginCode')).toBe(true)
  expect(await needsOf(booster)).toEqual([])
  await giveLoginCode(services, customer, id, '481 902')
  expect([await needsOf(customer), await needsOf(booster)]).toEqual([[], [[id, 'code_given']]])
  expect(await needsOf(stranger)).toEqual([])
  await viewLoginCode(services, booster, id)
  expect(await needsOf(booster)).toEqual([])

  await act(services, askLoginCode, booster, id, false)
  services.advance(deadlines.loginCode.ms)
  expect(await needsOf(customer)).toEqual([])
})

test('a report waits for its other side until they have answered, with the time in which they should', async () => {
  const { id, customer, booster } = await disputed(services)
  const { orders } = await waiting(booster)
  expect(orders).toMatchObject([{ order_id: id, need: 'reply' }])
  expect(begun(orders[0]?.until, 'disputeReply')).toBe(true)
  expect(await needsOf(customer)).toEqual([])
  await act(services, answerDispute, booster, id, {
    text: 'All games are in the log',
    picture_ids: [],
    for_staff: false,
  })
  expect(await needsOf(booster)).toEqual([])
})

test('an order that is offered by name waits for its booster alone', async () => {
  const [customer, booster] = [await insertCustomer(services), await insertBooster(services)]
  const other = await insertBooster(services)
  const { id } = await insertOrder(services, { status: 'not_paid', customerId: customer.id })
  const { username } = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', booster.id)
    .executeTakeFirstOrThrow()
  await act(services, nameBooster, customer, id, { username, fallback: 'everyone' })
  expect(await needsOf(customer)).toEqual([[id, 'pay']])
  await fund(services, customer.id, 100_000)
  await act(services, payByBalance, customer, id, byBalance)
  expect(await needsOf(customer)).toEqual([[id, 'login']])
  await storeCredentials(services, customer, id, login)
  const { orders } = await waiting(booster)
  expect(orders).toMatchObject([{ order_id: id, need: 'named' }])
  expect(begun(orders[0]?.until, 'namedOffer')).toBe(true)
  expect(await needsOf(other)).toEqual([])
})

test('an order that is late is named once, under what is most urgent, and a pause or a freeze silences it', async () => {
  const { id, booster } = await running(services)
  const claimed = new Date(services.now().getTime() - 60 * 24 * hourMs)
  const set = (columns: { paused?: boolean; frozen_at?: Date | null; claimed_at?: Date }) =>
    db.updateTable('orders').set(columns).where('id', '=', id).execute()
  expect(await needsOf(booster)).toEqual([])
  await set({ claimed_at: claimed })
  expect(await needsOf(booster)).toEqual([[id, 'late']])
  await db
    .insertInto('order_silences')
    .values({ order_id: id, active_at: claimed, held_at: services.now() })
    .execute()
  expect(await needsOf(booster)).toEqual([[id, 'silent']])
  await set({ paused: true })
  expect(await needsOf(booster)).toEqual([])
  await set({ paused: false, frozen_at: services.now() })
  expect(await needsOf(booster)).toEqual([])
})

test('the most urgent comes first, whatever is newer', async () => {
  const { id: code, customer, booster } = await running(services)
  await storeCredentials(services, customer, code, login)
  const own = { customerId: customer.id }
  const { id: paid } = await insertOrder(services, { ...own, status: 'waiting_for_account' })
  const { id: unpaid } = await insertOrder(services, { ...own, status: 'not_paid' })
  const { id: done } = await insertOrder(services, { ...own, status: 'verification_required' })
  await act(services, askLoginCode, booster, code, false)
  expect(await needsOf(customer)).toEqual([
    [code, 'code_asked'],
    [done, 'check'],
    [paid, 'login'],
    [unpaid, 'pay'],
  ])
  expect(orderNeeds.indexOf('code_asked')).toBe(0)
})

test('staff see the queues that their permissions open, with what is in them, and nothing that they proposed themselves', async () => {
  const orders = await staffOf(services)
  const owner = await insertStaff(services, ['FullAccess'])
  const { id } = await disputed(services)
  const queues = async (who: Caller) =>
    Object.fromEntries((await waiting(who)).queues.map(({ queue, count }) => [queue, count]))
  const before = (await queues(orders)).disputes ?? 0
  expect(before).toBeGreaterThan(0)
  expect(await queues(owner)).not.toHaveProperty('disputes')
  expect(await queues(await insertCustomer(services))).toEqual({})
  await db
    .updateTable('order_disputes')
    .set({ closed_at: services.now(), outcome: 'withdrawn' })
    .where('order_id', '=', id)
    .execute()
  expect((await queues(orders)).disputes ?? 0).toBe(before - 1)
  const proposed = {
    kind: 'save_coupon',
    subject: 'x',
    wish: '{}',
    reason: 'x',
    state: 'waiting',
    needs_second: true,
  } as const
  const asker = await insertStaff(services, ['EditStore'])
  const colleague = await insertStaff(services, ['EditStore'])
  await db
    .insertInto('proposals')
    .values({ ...proposed, asked_by: asker.id, asked_at: services.now() })
    .execute()
  expect([await queues(asker), await queues(colleague)]).toEqual([{}, { proposals: 1 }])
  expect(await queues(orders)).not.toHaveProperty('proposals')
  expect(queuesOf(['FullAccess', 'EditOrders', 'EditUsers']).length).toBe(Object.keys(staffQueues).length)
})

test('the call answers the person who is signed in, and nobody else', async () => {
  const customer = await insertCustomer(services)
  const { number } = await insertOrder(services, { status: 'not_paid', customerId: customer.id })
  const headers = { authorization: `Bearer ${await signIn(services, customer.id)}` }
  const url = '/v1/users/@me/waiting'
  const { data } = (await app.inject({ url, headers })).json()
  expect(data).toMatchObject({ orders: [{ number, need: 'pay' }], queues: [] })
  expect((await app.inject({ url })).statusCode).toBe(401)
})
