import { afterEach, expect, test } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { hourMs } from '#core/base/durations.ts'
import type { ClimbConfig, OrderConfig } from '#core/choices/order-config.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { settlePayment } from '#server/money/payments/settle-payment.ts'
import { decideSandboxPayment } from '#server/platform/outside/sandbox-payments.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findNeeds } from '#server/records/waiting/waiting-store.ts'
import { act } from '#server/test/act.ts'
import {
  insertBooster,
  insertCustomer,
  insertStaff,
  insertSupply,
  placeOrder,
  signIn,
} from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf, byBalance, found, fund, paidEvent } from '#server/test/payments.ts'
import { payByBalance } from '../checkout/pay-by-balance.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { claimOrder } from '../order/claim-order.ts'
import { dropOrder } from '../order/drop-order.ts'
import { getOrder } from '../order/get-order.ts'
import { storeCredentials } from '../vault/store-credentials.ts'
import { acceptChange } from './answer-change.ts'
import { askByCard, askChange } from './ask-change.ts'
import { discardPrepared, prepareChange } from './prepare-change.ts'
import { priceChange } from './price-change.ts'

const { app, services } = await openApp()
await insertSupply(services)
const { db } = services
const staff = await insertStaff(services, ['EditOrders'])
const colleague = await insertStaff(services, ['EditOrders'])

afterEach(async () => {
  expect(await checkLedger(db)).toEqual([])
})

/** Silver II at 41 to 60 LP to Platinum IV with priority, 77.50. */
const bought: ClimbConfig = {
  game: 'league-of-legends',
  service: 'elo-boost',
  start: { tier: 'silver', division: 2, bracket: '41-60', points: 0 },
  target: { tier: 'platinum', division: 4, points: 0 },
  gain: 'normal',
  server: 'euw',
  queue: 'solo-duo',
  platform: null,
  addons: ['priority'],
  roles: [],
  characters: [],
  freeHours: '',
}
const to = (tier: 'gold' | 'platinum', division: number): OrderConfig => ({
  ...bought,
  target: { tier, division, points: 0 },
})
const further = to('platinum', 2)
const less = to('gold', 1)
const started = 200_00

async function paidOrder() {
  const customer = await insertCustomer(services)
  await fund(services, customer.id, started)
  const { id } = await placeOrder(services, customer, bought)
  await transaction(services, (work) => payByBalance(work, customer, id, byBalance))
  return { customer, id }
}

async function runningOrder() {
  const { customer, id } = await paidOrder()
  const login = { login: 'mira', password: 'a password', in_game_name: 'Mira' }
  await storeCredentials(services, customer, id, login)
  const booster = await insertBooster(services)
  await act(services, claimOrder, booster, id)
  return { customer, booster, id }
}

const rowOf = (id: string) => transaction(services, (work) => lockOrder(work.tx, id))
const balance = ({ id }: Caller) => balanceOf(services, 'customer_balance', id)

async function wish(id: string, config: OrderConfig) {
  const { difference } = await priceChange(services, await rowOf(id), config)
  return { config, difference, ask: 'booster' as const }
}
async function prepare(id: string, config: OrderConfig, by = staff) {
  const body = { ...(await wish(id, config)), reason: 'You asked us for Platinum II' }
  await transaction(services, (work) => prepareChange(work, by, id, body))
}
/** What the customer's page sends: what was prepared, at the price that it shows. */
async function prepared(id: string, customer: Caller, method: 'balance' | 'card' = 'balance') {
  const { config, difference, ask } = found((await getOrder(services, customer, id)).prepared ?? undefined)
  return {
    config: config as OrderConfig,
    difference,
    ask,
    method,
    note: '',
    refund_to: 'payment_method' as const,
  }
}
async function agree(id: string, customer: Caller) {
  const asked = await prepared(id, customer)
  await transaction(services, (work) => askChange(work, customer, id, asked))
}
async function discard(id: string, by: Caller, of = by) {
  const preparedId = (await getOrder(services, of, id)).prepared?.prepared_id ?? ''
  await transaction(services, (work) => discardPrepared(work, by, { orderId: id, preparedId }))
}
async function refusal(attempt: Promise<unknown>): Promise<ErrorCode | 'done'> {
  try {
    await attempt
    return 'done'
  } catch (error) {
    return (error as { code: ErrorCode }).code
  }
}
const isOpen = async (id: string, by: Caller) => (await getOrder(services, by, id)).prepared !== null
const auditOf = async (id: string) =>
  (
    await db
      .selectFrom('audit_log')
      .select(['operation', 'detail'])
      .where('subject', '=', `order ${id}`)
      .where('actor_id', '=', staff.id)
      .orderBy('id')
      .execute()
  ).map(({ operation, detail }) => [operation, (detail as { reason?: string }).reason])

test('what staff prepare moves no money; the customer is told, pays, and the booster is asked as ever', async () => {
  const { customer, booster, id } = await runningOrder()
  await prepare(id, further)
  expect(await balance(customer)).toBe(started - 77_50)
  const waits = { difference: 40_00, reason: 'You asked us for Platinum II', ask: 'booster' }
  expect((await getOrder(services, customer, id)).prepared).toMatchObject({ ...waits, by: null })
  expect((await getOrder(services, colleague, id)).prepared).toMatchObject({
    ...waits,
    by: { user_id: staff.id },
  })
  const seen = await getOrder(services, booster, id)
  expect(seen.prepared).toBe(null)
  expect(seen.events.map(({ action }) => action)).not.toContain('change_prepared')
  expect(await codesFor(services, customer.id)).toContain('change_prepared')
  expect(await codesFor(services, booster.id)).not.toContain('change_prepared')
  const needs = await findNeeds(db as never, customer.id, services.now())
  expect(needs.map(({ need }) => need)).toContain('prepared')
  const mails = await db
    .selectFrom('mails')
    .select('kind')
    .where('user_id', '=', customer.id)
    .where('kind', '=', 'change_prepared')
    .execute()
  expect(mails).toHaveLength(1)
  expect(await auditOf(id)).toEqual([['change_prepared', 'You asked us for Platinum II']])

  await agree(id, customer)
  expect(await balance(customer)).toBe(started - 77_50 - 40_00)
  const { change, prepared: left, events } = await getOrder(services, customer, id)
  expect(left).toBe(null)
  expect(events.map(({ action, actor_name }) => [action, actor_name]).slice(-2)).toMatchObject([
    ['change_prepared', null],
    ['change_asked', expect.anything()],
  ])
  const ref = { orderId: id, changeId: change?.change_id ?? '' }
  await act(services, acceptChange, booster, ref)
  expect(await rowOf(id)).toMatchObject({ total: 117_50 })
})

test('what gives money back is one press of the customer, too', async () => {
  const { customer, id } = await paidOrder()
  await prepare(id, less)
  await agree(id, customer)
  expect((await rowOf(id)).total).toBeLessThan(77_50)
  expect(await balance(customer)).toBe(started - (await rowOf(id)).total)
})

test('the customer leaves it, or staff take it back: the order stays as it is, and it can’t be asked for by its name again', async () => {
  const { customer, booster, id } = await runningOrder()
  await prepare(id, further)
  expect(await refusal(discard(id, booster, customer))).toBe('change_not_found')
  await discard(id, customer)
  expect(await refusal(discard(id, customer))).not.toBe('done')
  await prepare(id, further)
  await discard(id, colleague)
  const { prepared: left, events, total } = await getOrder(services, staff, id)
  expect([left, total, events.at(-1)?.action]).toEqual([null, 77_50, 'prepared_discarded'])
})

test('of two colleagues at once, one prepares', async () => {
  const { customer, id } = await runningOrder()
  const both = await Promise.all([
    refusal(prepare(id, further, staff)),
    refusal(prepare(id, less, colleague)),
  ])
  expect(both.sort()).toEqual(['change_open', 'done'])
  expect(await isOpen(id, customer)).toBe(true)
})

test('the customer’s own change ends what was prepared, and stops another one while it waits', async () => {
  const { customer, id } = await runningOrder()
  await prepare(id, further)
  const own = { ...(await wish(id, less)), method: 'balance', note: '', refund_to: 'payment_method' } as const
  await transaction(services, (work) => askChange(work, customer, id, own))
  expect(await isOpen(id, staff)).toBe(false)
  expect(await refusal(prepare(id, further))).toBe('change_open')
})

test('paid twice by card, it is reserved once and the other payment goes back', async () => {
  const { customer, id } = await runningOrder()
  await prepare(id, further)
  const body = await prepared(id, customer, 'card')
  for (let tab = 0; tab < 2; tab++) await askByCard(services, customer, id, body)
  // Until its payment arrives, it waits for the customer.
  expect(await isOpen(id, customer)).toBe(true)
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('subject_kind', '=', 'change')
    .where('order_id', '=', id)
    .execute()
  for (const payment of payments) {
    await decideSandboxPayment(db as never, payment.provider_ref ?? '', 'succeeded')
    const { id: eventId, ...event } = paidEvent(payment)
    await settlePayment(services, { ...event, provider: 'sandbox', eventId })
  }
  expect(await getOrder(services, customer, id)).toMatchObject({
    prepared: null,
    change: { difference: 40_00 },
    returned: [{ amount: 40_00 }],
  })
})

test('a drop, a cancellation and the end of its time end it; a pause doesn’t', async () => {
  const ends: [boolean, (id: string, booster: Caller, customer: Caller) => Promise<unknown>][] = [
    [true, async (id) => db.updateTable('orders').set({ paused: true }).where('id', '=', id).execute()],
    [false, (id, booster) => act(services, dropOrder, booster, id, { reason: 'The power is out' })],
    [
      false,
      (id) => act(services, cancelOrder, staff, id, { refund_to: 'balance', reason: 'The account was lost' }),
    ],
    [false, async () => services.advance(12 * hourMs)],
  ]
  for (const [stays, end] of ends) {
    const { customer, booster, id } = await runningOrder()
    await prepare(id, further)
    await end(id, booster, customer)
    expect(await isOpen(id, customer)).toBe(stays)
  }
  // What is over makes room.
  const { id } = await runningOrder()
  await prepare(id, further)
  services.advance(12 * hourMs)
  expect(await refusal(prepare(id, less))).toBe('done')
})

test('nobody prepares for themselves, for an own customer, or for somebody who is banned or erased', async () => {
  const { customer, booster, id } = await runningOrder()
  const asStaff = ({ id: own }: Caller): Caller => ({ ...staff, id: own })
  expect(await refusal(prepare(id, further, asStaff(customer)))).toBe('own_affair')
  expect(await refusal(prepare(id, further, asStaff(booster)))).toBe('own_affair')
  await act(services, dropOrder, booster, id, { reason: 'The power is out' })
  expect(await refusal(prepare(id, further, asStaff(booster)))).toBe('own_affair')
  // The page doesn't offer what would be refused.
  const offeredTo = async (by: Caller) =>
    (await getOrder(services, by, id)).actions.find(({ action }) => action === 'change_prepared')?.refusal
  expect([await offeredTo(staff), await offeredTo(asStaff(booster))]).toEqual([null, undefined])
  await db.updateTable('users').set({ banned_at: services.now() }).where('id', '=', customer.id).execute()
  expect(await refusal(prepare(id, further))).toBe('customer_banned')
  const erased = { banned_at: null, erased_at: services.now() }
  await db.updateTable('users').set(erased).where('id', '=', customer.id).execute()
  expect(await refusal(prepare(id, further))).toBe('user_not_found')
})

test('another price than staff saw, the order as it is, and an order that has ended are refused', async () => {
  const { customer, id } = await runningOrder()
  const body = { ...(await wish(id, further)), reason: 'You asked us for it' }
  const send = (some: Partial<typeof body>) =>
    refusal(transaction(services, (work) => prepareChange(work, staff, id, { ...body, ...some })))
  expect(await send({ difference: body.difference - 1 })).toBe('order_total_changed')
  expect(await send({ config: bought })).toBe('bad_params')
  await act(services, cancelOrder, staff, id, { refund_to: 'balance', reason: 'The account was lost' })
  expect(await send({})).toBe('order_state_changed')
  expect(await isOpen(id, customer)).toBe(false)
})

test('staff read the terms without the customer’s balance; strangers and the booster don’t', async () => {
  const { customer, booster, id } = await runningOrder()
  const read = async ({ id: by }: Caller) =>
    (
      await app.inject({
        url: `/v1/orders/${id}/change`,
        headers: { authorization: `Bearer ${await signIn(services, by)}` },
      })
    ).json()
  expect((await read(staff)).data.balance).toBe(null)
  expect((await read(customer)).data.balance).toBe(started - 77_50)
  expect((await read(booster)).message).toBe('order_not_found')
  expect((await read(await insertStaff(services, ['EditUsers']))).message).toBe('order_not_found')
})
