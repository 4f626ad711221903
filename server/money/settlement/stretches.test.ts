import { afterEach, expect, test } from 'vitest'
import { defaultConfig, type OrderConfig, type Start } from '#core/choices/order-config.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { acceptLesson } from '#server/orders/coaching/accept-lesson.ts'
import { cancelUnansweredCoaching } from '#server/orders/coaching/cancel-unanswered-coaching.ts'
import { proposeLesson } from '#server/orders/coaching/propose-lesson.ts'
import { recordLesson } from '#server/orders/coaching/record-lesson.ts'
import { listCompletedOrders } from '#server/orders/earnings/list-completed-orders.ts'
import { assignOrder } from '#server/orders/order/assign-order.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { claimOrder } from '#server/orders/order/claim-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { dropOrder } from '#server/orders/order/drop-order.ts'
import { finishOrder } from '#server/orders/order/finish-order.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import { releaseShares } from '#server/orders/order/release-shares.ts'
import { strikeGame } from '#server/orders/order/strike-game.ts'
import { revokeCredentials } from '#server/orders/vault/revoke-credentials.ts'
import { storeCredentials } from '#server/orders/vault/store-credentials.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { bookAccepted, inHours } from '#server/test/coaching.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf } from '#server/test/payments.ts'
import { climbTo, insertProof, record, wonAt } from '#server/test/progress.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { getEarnings } from '../payouts/get-earnings.ts'
import { releaseDueShares } from './release-due-shares.ts'

const services = await openServices()
const staff = await insertStaff(services, ['EditOrders'])
const lol = 'league-of-legends'

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

/** Silver II at 41 to 60 LP to Gold IV: 6.00 and 8.00, together 14.00, of which the boosters' share is 8.40. */
const start: Start = { tier: 'silver', division: 2, bracket: '41-60', points: 0 }
const config = {
  ...defaultConfig(lol, 'elo-boost'),
  start,
  target: { tier: 'gold', division: 4, points: 0 },
} as const satisfies OrderConfig
const login = { login: 'mira-lol', password: 'a password', in_game_name: 'Mira#EUW' }

type Journey = { id: string; customer: Caller }

/** The order of 14.00, paid by card, with its login stored, on the board. */
async function onTheBoard(): Promise<Journey> {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, {
    status: 'waiting_for_account',
    config,
    customerId: customer.id,
  })
  expect([order.total, order.booster_share]).toEqual([1400, 840])
  await storeCredentials(services, customer, order.id, login)
  return { id: order.id, customer }
}

async function claimedBy(id: string): Promise<Caller> {
  const booster = await insertBooster(services, { soloLimit: 100 })
  await act(services, claimOrder, booster, id)
  return booster
}

const proof = (id: string, by: Caller) => insertProof(services, id, by.id)

/** An honest first stretch: from 52 LP to the middle of Silver I, which earns 6.00 and half of 8.00. */
async function halfWay(id: string): Promise<Caller> {
  const booster = await claimedBy(id)
  await climbTo(services, booster, id, { from: 1052, to: 1150, proof: await proof(id, booster) })
  return booster
}

/** The fraud of B1: one record that makes the most of a picture of anything. */
async function invented(id: string): Promise<Caller> {
  const liar = await claimedBy(id)
  await record(services, liar, id, { ...wonAt(lol, 1200, 40), proof_file_id: await proof(id, liar) })
  return liar
}

const drop = (id: string, by: Caller) => act(services, dropOrder, by, id, { reason: 'No time any more' })
const finish = async (id: string, by: Caller, anyway = false) =>
  act(services, finishOrder, by, id, { proof_file_id: await proof(id, by), anyway })
const cancel = (id: string, by: Caller) =>
  act(services, cancelOrder, by, id, { refund_to: 'balance', reason: 'It was asked for' })
const view = (id: string, by: Caller = staff) => getOrder(services, by, id)

/** What each person gets from the order: customer's balance, then each booster's pending share. */
async function money({ customer }: Journey, ...boosters: Caller[]) {
  return Promise.all([
    balanceOf(services, 'customer_balance', customer.id),
    ...boosters.map(({ id }) => balanceOf(services, 'booster_pending', id)),
  ])
}

test('B1: a booster who invents a game takes nothing from the next one, and the customer pays for one climb', async () => {
  const journey = await onTheBoard()
  const { id, customer } = journey
  const liar = await invented(id)
  await drop(id, liar)
  const honest = await claimedBy(id)
  // What they find contradicts the log, so their first record needs a screenshot.
  await expect(record(services, honest, id, wonAt(lol, 1074, 24))).rejects.toThrow('proof_needed')
  await record(services, honest, id, { ...wonAt(lol, 1074, 24), proof_file_id: await proof(id, honest) })
  const found = await view(id)
  expect(found.conflicts).toEqual([
    {
      kind: 'standing',
      earlier: found.games[0]?.game_id,
      later: found.games[1]?.game_id,
      apart: 150,
    },
  ])
  expect(found.stretches.map(({ state }) => state)).toEqual(['contradicted', 'contradicted'])
  for (const viewer of [customer, honest])
    expect(await view(id, viewer)).toMatchObject({ conflicts: [], stretches: [], shares_held: null })
  await climbTo(services, honest, id, { from: 1074 })
  await finish(id, honest)
  await act(services, completeOrder, customer, id)
  expect(await money(journey, liar, honest)).toEqual([0, 0, 840])
  expect(await balanceOf(services, 'order_escrow', id)).toBe(0)

  // Both sides wait for staff; the passing of time makes nothing payable.
  expect((await view(id)).shares_held).toBe('conflict')
  services.advance(deadlines.hold.ms + 60_000)
  await releaseDueShares(services)
  expect(await balanceOf(services, 'booster_payable', honest.id)).toBe(0)
  const gameId = found.games[0]?.game_id ?? ''
  await act(
    services,
    strikeGame,
    staff,
    { orderId: id, gameId },
    { reason: 'Another account', scope: 'stretch' },
  )
  expect(await view(id)).toMatchObject({ shares_held: null, conflicts: [] })
  expect(await money(journey, liar, honest)).toEqual([0, 0, 840])
  services.advance(deadlines.hold.ms + 60_000)
  await releaseDueShares(services)
  expect(await balanceOf(services, 'booster_payable', honest.id)).toBe(840)
  await expect(
    act(services, strikeGame, staff, { orderId: id, gameId }, { reason: 'Again', scope: 'game' }),
  ).rejects.toThrow('order_state_changed')
})

test('two honest boosters share to the cent, and nothing waits for staff', async () => {
  const journey = await onTheBoard()
  const { id, customer } = journey
  const first = await halfWay(id)
  expect((await view(id, first)).drop).toEqual({ pay: 600, needs_proof: false })
  await drop(id, first)
  const second = await claimedBy(id)
  await climbTo(services, second, id, { from: 1150 })
  await finish(id, second)
  await act(services, completeOrder, customer, id)
  expect(await money(journey, first, second)).toEqual([0, 600, 240])
  expect(await view(id)).toMatchObject({ shares_held: null, conflicts: [] })
  // Their lists show what each of them earned, not what the whole order was worth.
  const { items, months } = await listCompletedOrders(services, second, { page: 1, size: 10 })
  expect(items).toMatchObject([{ order_id: id, booster_share: 840, pay: 240, share: 'pending' }])
  expect(months).toMatchObject([{ orders: 1, earned: 240, in_all: 240 }])
  // Neither earned the price.
  for (const [booster, share] of [
    [first, 600],
    [second, 240],
  ] as const) {
    const earnings = await getEarnings(services, booster, { page: 1, size: 10 })
    expect(earnings.items).toMatchObject([{ order_id: id, price: 0, share, days: null }])
    expect(earnings.months.at(-1)).toMatchObject({ price: 0, share })
  }
  expect((await listCompletedOrders(services, first, { page: 1, size: 10 })).months).toEqual([])
})

test('B2: an order that returned to the board refunds what was paid less what was earned, as shown beforehand', async () => {
  const journey = await onTheBoard()
  const { id, customer } = journey
  const first = await halfWay(id)
  await drop(id, first)
  const { stop } = await view(id, customer)
  expect(stop).toEqual({
    paid: 1400,
    earned: 1000,
    refund: 400,
    lines: [
      {
        kind: 'camps',
        from: { tier: 'silver', division: 2 },
        to: { tier: 'silver', division: 1 },
        amount: 600,
      },
      { kind: 'division', at: { tier: 'silver', division: 1 }, points: 50, of: 100, amount: 400 },
    ],
    refund_to: ['payment_method', 'balance'],
  })
  await cancel(id, customer)
  expect(await money(journey, first)).toEqual([400, 600])
  expect(await view(id)).toMatchObject({
    refunds: [{ amount: 400, to: 'balance' }],
    shares_held: 'unconfirmed',
  })
  services.advance(deadlines.hold.ms + 60_000)
  await releaseDueShares(services)
  expect(await balanceOf(services, 'booster_payable', first.id)).toBe(0)
  await act(services, releaseShares, staff, id, 'The picture is right')
  await releaseDueShares(services)
  expect(await balanceOf(services, 'booster_payable', first.id)).toBe(600)
  await expect(act(services, releaseShares, staff, id, 'Again')).rejects.toThrow('order_state_changed')
})

test('an invented stretch of a cancelled order is struck: the customer is refunded the rest, to where the first part went', async () => {
  for (const refund_to of ['balance', 'payment_method'] as const) {
    const journey = await onTheBoard()
    const { id, customer } = journey
    const liar = await invented(id)
    await drop(id, liar)
    await act(services, cancelOrder, customer, id, { refund_to })
    // The invented record covers the whole climb, so there was no first part.
    expect(await money(journey, liar)).toEqual([0, 840])
    const gameId = (await view(id)).games[0]?.game_id ?? ''
    const strike = () =>
      act(services, strikeGame, staff, { orderId: id, gameId }, { reason: 'Invented', scope: 'game' })
    const both = await Promise.allSettled([strike(), strike()])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await money(journey, liar)).toEqual([0, 0])
    const after = await view(id)
    expect(after).toMatchObject({ refunds: [{ amount: 1400, to: 'payment_method' }], shares_held: null })
    expect(after.payment).toMatchObject({ refunded: 1400, status: 'refunded' })
  }
  // Part of the money went to the balance, so the rest follows it.
  const journey = await onTheBoard()
  const { id, customer } = journey
  const first = await halfWay(id)
  await drop(id, first)
  await cancel(id, customer)
  const { games } = await view(id)
  const gameId = games.at(-1)?.game_id ?? ''
  await act(services, strikeGame, staff, { orderId: id, gameId }, { reason: 'Invented', scope: 'stretch' })
  expect(await money(journey, first)).toEqual([1400, 0])
  expect(await view(id)).toMatchObject({
    refunds: [
      { amount: 400, to: 'balance' },
      { amount: 1000, to: 'balance' },
    ],
  })
})

test('a false contradiction is struck after a cancellation: the shop pays the honest booster, the customer keeps the refund', async () => {
  const journey = await onTheBoard()
  const { id, customer } = journey
  const first = await halfWay(id)
  await drop(id, first)
  const liar = await claimedBy(id)
  await record(services, liar, id, { ...wonAt(lol, 1060), proof_file_id: await proof(id, liar) })
  await drop(id, liar)
  await cancel(id, customer)
  const [refund = 0] = await money(journey)
  expect(refund).toBeGreaterThan(1_000)
  const { games, shares_held } = await view(id)
  expect(shares_held).toBe('conflict')
  const gameId = games.at(-1)?.game_id ?? ''
  await act(services, strikeGame, staff, { orderId: id, gameId }, { reason: 'Invented', scope: 'game' })
  expect(await money(journey, first, liar)).toEqual([refund, 600, 0])
  expect((await view(id)).shares_held).toBe('unconfirmed')
})

test('unconfirmed work of a booster waits when the next one finishes without a record', async () => {
  const journey = await onTheBoard()
  const { id, customer } = journey
  const first = await halfWay(id)
  await drop(id, first)
  const second = await claimedBy(id)
  await finish(id, second, true)
  await act(services, completeOrder, customer, id)
  expect(await money(journey, first, second)).toEqual([0, 600, 240])
  expect((await view(id)).shares_held).toBe('unconfirmed')
  const gameId = (await view(id)).games.at(-1)?.game_id ?? ''
  await act(services, strikeGame, staff, { orderId: id, gameId }, { reason: 'Invented', scope: 'stretch' })
  expect(await money(journey, first, second)).toEqual([0, 0, 840])
})

test('B2: a coach who completed 4 of 5 hours and drops the order is paid for them', async () => {
  for (const by of ['customer', 'time'] as const) {
    const booked = await bookAccepted(services, { hours: 5 })
    const { coach, customer, orderId } = booked
    for (const hours of [3, 1]) {
      const at = inHours(services, 1)
      await act(services, proposeLesson, coach, orderId, at)
      await act(services, acceptLesson, customer, orderId, at)
      services.advance(3_600_001)
      const notes = 'We watched two games, ward first.'
      await transaction(services, (work) => recordLesson(work, coach, orderId, { hours, notes }))
    }
    expect((await view(orderId, coach)).drop).toEqual({ pay: 4_800, needs_proof: false })
    await act(services, dropOrder, coach, orderId, { reason: 'I am ill' })
    expect((await view(orderId, customer)).stop).toMatchObject({ earned: 8_000, refund: 2_000 })
    if (by === 'customer') await act(services, cancelOrder, customer, orderId, { refund_to: 'balance' })
    else {
      services.advance(deadlines.coachAnswer.ms + 60_000)
      await cancelUnansweredCoaching(services)
    }
    expect(await money({ id: orderId, customer }, coach)).toEqual([2_000, 4_800])
    expect((await view(orderId)).shares_held).toBeNull()
  }
})

/** Brings the order of 14.00 into a status, with or without an earlier stretch that earned 10.00. */
const paths: Record<OrderStatus, (journey: Journey) => Promise<unknown>> = {
  not_paid: async () => undefined,
  waiting_for_account: ({ id, customer }) => act(services, revokeCredentials, customer, id),
  waiting_for_booster: async () => undefined,
  boosting: ({ id }) => claimedBy(id),
  verification_required: async ({ id }) => finish(id, await claimedBy(id), true),
  completed: async ({ id, customer }) => {
    await finish(id, await claimedBy(id), true)
    await act(services, completeOrder, customer, id)
  },
  cancelled: ({ id, customer }) => cancel(id, customer),
}

/** By hand: the refund out of 14.00 without, and with, the earlier stretch; null where nobody can cancel. */
const byHand: Record<OrderStatus, [without: number | null, withEarlier: number | null]> = {
  not_paid: [0, 0],
  waiting_for_account: [1400, 400],
  waiting_for_booster: [1400, 400],
  boosting: [1400, 400],
  verification_required: [null, null],
  completed: [null, null],
  cancelled: [null, null],
}

test.each(Object.keys(byHand) as OrderStatus[])(
  'trust M18: %s, cancelled with and without an earlier stretch: as shown beforehand and computed by hand',
  async (status) => {
    for (const [i, expected] of byHand[status].entries()) {
      const isUnpaid = status === 'not_paid'
      // An unpaid order has no stretch; cancelling it moves no money.
      const unpaid = async () => {
        const customer = await insertCustomer(services)
        return { id: (await insertOrder(services, { config, customerId: customer.id })).id, customer }
      }
      const journey = await (isUnpaid ? unpaid() : onTheBoard())
      const { id, customer } = journey
      const first = i === 1 && !isUnpaid ? await halfWay(id) : null
      if (first) await drop(id, first)
      await paths[status](journey)
      const { stop } = await view(id, customer)
      expect([status, stop?.refund ?? null]).toEqual([status, expected])
      expect((await view(id)).stop).toEqual(stop)
      const [before = 0] = await money(journey)
      // While it is in progress, only staff can cancel.
      const by = status === 'boosting' ? staff : customer
      if (expected === null) {
        for (const caller of [customer, staff])
          await expect(cancel(id, caller)).rejects.toThrow('order_state_changed')
        continue
      }
      await cancel(id, by)
      expect(await money(journey)).toEqual([before + expected])
      expect(await balanceOf(services, 'order_escrow', id)).toBe(0)
      if (first) expect(await balanceOf(services, 'booster_pending', first.id)).toBe(600)
      const { refunds } = await view(id, customer)
      const credited = {
        amount: expected,
        to: 'balance',
        at: expect.any(String),
        sent_at: expect.any(String),
      }
      expect(refunds).toEqual(isUnpaid || expected === 0 ? [] : [credited])
    }
  },
)

test('a booster who has the order twice has one share', async () => {
  const journey = await onTheBoard()
  const { id, customer } = journey
  const first = await halfWay(id)
  await drop(id, first)
  await act(services, assignOrder, staff, id, first.id)
  await climbTo(services, first, id, { from: 1150 })
  await finish(id, first)
  await act(services, completeOrder, customer, id)
  expect(await money(journey, first)).toEqual([0, 840])
  expect((await view(id)).stretches).toMatchObject([{ state: 'confirmed', pay: 840 }])
})

test('an order that was never worked on pays nobody', async () => {
  const journey = await onTheBoard()
  const booster = await claimedBy(journey.id)
  await drop(journey.id, booster)
  await cancel(journey.id, journey.customer)
  expect(await money(journey, booster)).toEqual([1400, 0])
  expect((await view(journey.id)).shares_held).toBeNull()
})
