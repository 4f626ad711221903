import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Rank } from '#core/games/game.ts'
import { type AccountKind, topUp } from '#core/money/ledger.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  aDuoOrderConfig,
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
  placeOrder,
} from '#server/test/factories.ts'
import { elsewhere, someoneWaits } from '#server/test/one-connection.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf } from '#server/test/payments.ts'
import { climbTo, insertProof as uploaded } from '#server/test/progress.ts'
import { payByBalance } from '../checkout/pay-by-balance.ts'
import { listCompletedOrders } from '../earnings/list-completed-orders.ts'
import { storeCredentials } from '../vault/store-credentials.ts'
import { viewCredentials } from '../vault/view-credentials.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import { claimOrder } from './claim-order.ts'
import { completeDueOrders } from './complete-due-orders.ts'
import { completeOrder } from './complete-order.ts'
import { dropOrder } from './drop-order.ts'
import { finishOrder } from './finish-order.ts'
import { getOrder } from './get-order.ts'
import { listActiveOrders } from './list-active-orders.ts'
import { listMyOrders, listOrdersByState } from './list-orders.ts'
import { pauseOrder } from './pause-order.ts'
import { recordGame } from './record-games.ts'
import type { GameBody } from './refuse-game.ts'
import { rejectProof } from './reject-proof.ts'

const services = await openServices()
await insertSupply(services)
const staff = await insertStaff(services, ['EditOrders'])
let customer: Caller
let booster: Caller

/** Each test has people of its own. */
beforeEach(async () => {
  customer = await insertCustomer(services)
  booster = await insertBooster(services, { soloLimit: 100, duoLimit: 100 })
  const paid = topUp({ paymentId: randomUUID(), customerId: customer.id, amount: 10_000_000 })
  await transaction(services, (work) => postEntry(work.tx, paid, services.now()))
})

afterAll(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

const login = { login: 'mira-lol', password: 'a password', in_game_name: 'Mira#EUW' }

const balance = (kind: AccountKind, ownerId: string) => balanceOf(services, kind, ownerId)

const pay = (orderId: string) =>
  transaction(services, (work) =>
    payByBalance(work, customer, orderId, {
      accept_risk: true,
      start_now: '1.0',
      withdrawal_ends: '1.0',
      method: 'balance',
    }),
  )

const record = (caller: Caller, orderId: string, body: GameBody) =>
  transaction(services, (work) => recordGame(work, caller, orderId, body))
const insertProof = (orderId: string, by = booster.id) => uploaded(services, orderId, by)

/** A paid order that a booster has claimed. */
async function claimed(): Promise<string> {
  const { id } = await placeOrder(services, customer)
  await pay(id)
  await storeCredentials(services, customer, id, login)
  await act(services, claimOrder, booster, id)
  return id
}

const game = (standing: Rank, points = 20, result: 'won' | 'lost' = 'won') => ({
  result,
  points,
  standing,
  character: null,
  proof_file_id: null,
})
/** A result that is submitted regardless of the log. */
const result = async (orderId: string, by?: string) => ({
  proof_file_id: await insertProof(orderId, by),
  anyway: true,
})
const silver2: Rank = { tier: 'silver', division: 2, points: 70 }
const gold4: Rank = { tier: 'gold', division: 4, points: 0 }

test('an order from its creation to its completion, with its timeline and its money', async () => {
  const before = await balance('customer_balance', customer.id)
  const pending = await balance('booster_pending', booster.id)
  const id = await claimed()
  await record(booster, id, game(silver2))
  await record(booster, id, game({ ...silver2, points: 60 }, -10, 'lost'))
  await act(services, finishOrder, booster, id, await result(id))
  await act(services, rejectProof, staff, id, { reason: 'Another account' })
  await act(services, finishOrder, booster, id, await result(id))
  await act(services, completeOrder, customer, id)

  const order = await getOrder(services, customer, id)
  expect(order.events.map(({ actor, action, from, to }) => [actor, action, from, to])).toEqual([
    ['customer', 'create', null, 'not_paid'],
    ['customer', 'pay', 'not_paid', 'waiting_for_account'],
    ['customer', 'store_credentials', 'waiting_for_account', 'waiting_for_booster'],
    ['booster', 'claim', 'waiting_for_booster', 'boosting'],
    ['booster', 'finish', 'boosting', 'verification_required'],
    ['admin', 'reject', 'verification_required', 'boosting'],
    ['booster', 'finish', 'boosting', 'verification_required'],
    ['customer', 'complete', 'verification_required', 'completed'],
  ])
  expect(order.games.map(({ number, points }) => [number, points])).toEqual([
    [1, 20],
    [2, -10],
  ])
  expect(order).toMatchObject({ status: 'completed', viewer: 'customer', vault: { stored: false } })
  expect(order.vault.events.map(({ action }) => action)).toEqual(['stored', 'purged'])
  expect(await balance('customer_balance', customer.id)).toBe(before - order.total)
  expect(await balance('booster_pending', booster.id)).toBe(pending + order.booster_share)
  expect(await balance('order_escrow', id)).toBe(0)
  await expect(act(services, completeOrder, customer, id)).rejects.toThrow('order_state_changed')
  await expect(
    act(services, cancelOrder, staff, id, { refund_to: 'balance', reason: 'late' }),
  ).rejects.toThrow('order_state_changed')
})

test('a customer has 72 hours for a result that the log confirms', async () => {
  const id = await claimed()
  await viewCredentials(services, booster, id)
  services.advance(24 * 3_600_000)
  await climbTo(services, booster, id)
  await act(services, finishOrder, booster, id, { ...(await result(id)), anyway: false })
  const waiting = await getOrder(services, customer, id)
  expect(Date.parse(waiting.check_until ?? '') - Date.parse(waiting.finished_at ?? '')).toBe(72 * 3_600_000)
  await act(services, completeOrder, customer, id)
})

test("staff's names are for staff", async () => {
  const id = await claimed()
  await act(services, finishOrder, booster, id, await result(id))
  await act(services, rejectProof, staff, id, { reason: 'Another account' })
  const nameIn = async (caller: Caller) =>
    (await getOrder(services, caller, id)).events.find(({ actor }) => actor === 'admin')?.actor_name
  expect(await nameIn(customer)).toBeNull()
  expect(await nameIn(booster)).toBeNull()
  expect(await nameIn(staff)).toMatch(/^person-/)
})

test('a duo order goes from its payment to the search, and its boosters are alerted', async () => {
  const { id } = await placeOrder(services, customer, aDuoOrderConfig)
  services.sent.length = 0
  const wish = {
    method: 'balance',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
    in_game_name: 'Mira#EUW',
  } as const
  expect((await transaction(services, (work) => payByBalance(work, customer, id, wish))).status).toBe(
    'waiting_for_booster',
  )
  expect(services.sent.filter(({ event }) => event === 'new_boost_order')).toHaveLength(1)
})

test('a booster who drops a climb can’t take it again; both boosters share according to the recorded games', async () => {
  const id = await claimed()
  const other = await insertBooster(services)
  const pending = await balance('booster_pending', booster.id)
  await record(booster, id, { ...game(gold4, 30), proof_file_id: await insertProof(id) })
  await expect(act(services, dropOrder, customer, id, { reason: 'I want another' })).rejects.toThrow(
    'order_state_changed',
  )
  await act(services, dropOrder, booster, id, { reason: 'The power is out' })
  await expect(act(services, claimOrder, booster, id)).rejects.toThrow('booster_blocked_on_order')
  await expect(getOrder(services, booster, id)).rejects.toThrow('order_not_found')
  await act(services, claimOrder, other, id)
  await act(services, finishOrder, other, id, await result(id, other.id))
  await act(services, completeOrder, staff, id)
  const { booster_share } = await getOrder(services, staff, id)
  const first = (await balance('booster_pending', booster.id)) - pending
  const second = await balance('booster_pending', other.id)
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(0)
  expect(first + second).toBe(booster_share)
})

test('a customer cancels a waiting order and gets a full refund, once', async () => {
  const before = await balance('customer_balance', customer.id)
  const { id, total } = await placeOrder(services, customer)
  await pay(id)
  await storeCredentials(services, customer, id, login)
  expect(await balance('customer_balance', customer.id)).toBe(before - total)
  const cancel = () => act(services, cancelOrder, customer, id, { refund_to: 'balance' })
  const settled = await Promise.allSettled(Array.from({ length: 10 }, cancel))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balance('customer_balance', customer.id)).toBe(before)
  expect((await getOrder(services, customer, id)).vault.stored).toBe(false)
})

test('only staff cancel a climb in progress, with a reason, and it is refunded by progress', async () => {
  const before = await balance('customer_balance', customer.id)
  const id = await claimed()
  await record(booster, id, { ...game(gold4, 30), proof_file_id: await insertProof(id) })
  await expect(act(services, cancelOrder, customer, id, { refund_to: 'balance' })).rejects.toThrow(
    'order_state_changed',
  )
  await expect(act(services, cancelOrder, booster, id, { refund_to: 'balance' })).rejects.toThrow(
    'order_state_changed',
  )
  await expect(act(services, cancelOrder, staff, id, { refund_to: 'balance' })).rejects.toThrow('bad_params')
  await act(services, cancelOrder, staff, id, { refund_to: 'balance', reason: 'The account was locked' })
  const { total } = await getOrder(services, customer, id)
  const kept = before - (await balance('customer_balance', customer.id))
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(total)
  expect(await balance('order_escrow', id)).toBe(0)
})

test('trust M10: of finishing and completing, and of two cancellations, at once, one wins, Σ = 0', async () => {
  for (let round = 0; round < 15; round++) {
    const id = await claimed()
    const proof = await insertProof(id)
    const attempts = await Promise.allSettled([
      act(services, finishOrder, booster, id, { proof_file_id: proof, anyway: true }).then(() =>
        act(services, completeOrder, customer, id),
      ),
      act(services, cancelOrder, staff, id, { refund_to: 'balance', reason: 'a mistake' }),
      act(services, cancelOrder, staff, id, { refund_to: 'balance', reason: 'a mistake' }),
    ])
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const settlements = await services.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('kind', '=', 'order_settled')
      .where('business_ref', '=', id)
      .execute()
    expect(settlements).toHaveLength(1)
    expect(await balance('order_escrow', id)).toBe(0)
  }
  expect(await checkLedger(services.db)).toEqual([])
})

test('customer and staff can pause; nobody can record meanwhile, and it ends with the status', async () => {
  const id = await claimed()
  await expect(act(services, pauseOrder, booster, id, 'pause')).rejects.toThrow('order_state_changed')
  await act(services, pauseOrder, customer, id, 'pause')
  await expect(act(services, pauseOrder, customer, id, 'pause')).rejects.toThrow('order_state_changed')
  await expect(record(booster, id, game(silver2))).rejects.toThrow('order_state_changed')
  await act(services, pauseOrder, staff, id, 'resume')
  await record(booster, id, game(silver2))
  await act(services, pauseOrder, staff, id, 'pause')
  await act(services, dropOrder, staff, id, { reason: 'Too slow' })
  const order = await getOrder(services, customer, id)
  expect(order).toMatchObject({ status: 'waiting_for_booster', paused: false, booster: null })
  const flags = order.events.filter(({ action }) => action === 'pause' || action === 'resume')
  expect(flags.map(({ actor, action }) => [actor, action])).toEqual([
    ['customer', 'pause'],
    ['admin', 'resume'],
    ['admin', 'pause'],
  ])
})

test('only the order’s booster records games, on its ladder, numbered without a gap', async () => {
  const id = await claimed()
  const bad = async (body: ReturnType<typeof game>, field: string) =>
    expect(record(booster, id, body)).rejects.toMatchObject({ fields: [{ field }] })
  await bad(game(silver2, -5), 'points')
  await bad(game(silver2, 5, 'lost'), 'points')
  await bad(game({ tier: 'ascendant', division: 1, points: 0 }), 'standing')
  await bad(game({ tier: 'silver', division: null, points: 0 }), 'standing')
  await bad(game({ tier: 'silver', division: 1, points: 101 }), 'standing')
  await expect(record(customer, id, game(silver2))).rejects.toThrow('order_state_changed')
  await expect(record(staff, id, game(silver2))).rejects.toThrow('order_state_changed')
  const stranger = await insertBooster(services)
  await expect(record(stranger, id, game(silver2))).rejects.toThrow('order_not_found')
  const foreign = await insertProof((await insertOrder(services, { status: 'boosting' })).id)
  const withForeignProof = { ...game(silver2), proof_file_id: foreign }
  await expect(record(booster, id, withForeignProof)).rejects.toThrow('not_found')
  await expect(
    act(services, finishOrder, booster, id, { proof_file_id: foreign, anyway: true }),
  ).rejects.toThrow('no_files_uploaded')
  await Promise.all(
    Array.from({ length: 12 }, () => record(booster, id, game({ ...silver2, points: 50 }, 0, 'lost'))),
  )
  const { games } = await getOrder(services, booster, id)
  expect(games.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
})

test('an order unpaid for 48 h is cancelled, and a result nobody objected to for 72 h is accepted', async () => {
  const id = await claimed()
  await viewCredentials(services, booster, id)
  services.advance(24 * 3_600_000)
  const unpaid = await placeOrder(services, customer)
  await climbTo(services, booster, id)
  await act(services, finishOrder, booster, id, await result(id))
  const status = async (orderId: string) => (await getOrder(services, staff, orderId)).status
  services.advance(47 * 3_600_000)
  await cancelUnpaidOrders(services)
  await completeDueOrders(services)
  expect(await status(unpaid.id)).toBe('not_paid')
  expect(await status(id)).toBe('verification_required')
  services.advance(1.1 * 3_600_000)
  const runs = await Promise.all([cancelUnpaidOrders(services), cancelUnpaidOrders(services)])
  expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await status(unpaid.id)).toBe('cancelled')
  services.advance(24 * 3_600_000)
  const completions = await Promise.all([completeDueOrders(services), completeDueOrders(services)])
  expect(completions.reduce((sum, count) => sum + count, 0)).toBe(1)
  const order = await getOrder(services, staff, id)
  expect(order.events.at(-1)).toMatchObject({ actor: 'time', action: 'complete', actor_name: null })
})

test('a result that is sent back and submitted again during the sweep has its full time again', async () => {
  const id = await claimed()
  await viewCredentials(services, booster, id)
  services.advance(24 * 3_600_000)
  await climbTo(services, booster, id)
  await act(services, finishOrder, booster, id, await result(id))
  services.advance(73 * 3_600_000)
  let sweep: Promise<number> | undefined
  await transaction(services, async (work) => {
    await lockOrder(work.tx, id)
    sweep = elsewhere(() => completeDueOrders(services))
    await expect.poll(() => someoneWaits(services.db)).toBe(true)
    const row = work.tx.updateTable('orders').where('id', '=', id)
    await row.set({ status: 'boosting' }).execute()
    await row.set({ status: 'verification_required', finished_at: services.now() }).execute()
  })
  expect(await sweep).toBe(0)
  expect((await getOrder(services, customer, id)).status).toBe('verification_required')
})

test('each submitted result is mailed, even the one after staff sent a result back', async () => {
  const id = await claimed()
  await act(services, finishOrder, booster, id, await result(id))
  await act(services, rejectProof, staff, id, { reason: 'The picture shows another account' })
  await act(services, finishOrder, booster, id, await result(id))
  const mails = await services.db
    .selectFrom('mails')
    .select('subject')
    .where('ref', 'like', 'order_finished:%')
    .where('body', 'like', `%${id}%`)
    .execute()
  expect(mails).toHaveLength(2)
})

test('spec 9: lists have 10 rows per page, each for its own people', async () => {
  const mira = await insertCustomer(services)
  const bo = await insertBooster(services)
  const base = services.now().getTime()
  for (let i = 0; i < 23; i++)
    await insertOrder(services, {
      status: i < 12 ? 'boosting' : 'completed',
      customerId: mira.id,
      boosterId: bo.id,
      columns: { created_at: new Date(base + i * 1000), claimed_at: new Date(base + i * 1000) },
    })
  const first = await listMyOrders(services, mira, { page: 1 })
  const last = await listMyOrders(services, mira, { page: 3 })
  expect(first).toMatchObject({ page: 1, pageCount: 3, total: 23 })
  expect([first.items.length, last.items.length]).toEqual([10, 3])
  const created = [...first.items, ...(await listMyOrders(services, mira, { page: 2 })).items, ...last.items]
  const newestFirst = created.map(({ created_at }) => created_at)
  expect(newestFirst).toEqual([...newestFirst].sort().reverse())
  expect((await listActiveOrders(services, bo, 1)).total).toBe(12)
  expect((await listCompletedOrders(services, bo, { page: 2, size: 10 })).items).toHaveLength(1)
  expect(await listMyOrders(services, bo, { page: 1 })).toMatchObject({ items: [], pageCount: 1, total: 0 })
  const { items } = await listOrdersByState(services, staff, {
    status: 'boosting',
    sort: 'newest',
    page: 1,
    size: 10,
  })
  expect(items[0]).toMatchObject({ customer: { user_id: mira.id }, booster: { user_id: bo.id } })
})

test('on staff’s list of the board, the order that has waited longest comes first', async () => {
  const hours = [2, 30, 7]
  const waiting = await Promise.all(
    hours.map((ago) =>
      insertOrder(services, {
        status: 'waiting_for_booster',
        columns: { searching_at: new Date(Date.UTC(2020, 0, 2, 12 - ago)) },
      }),
    ),
  )
  const { items } = await listOrdersByState(services, staff, {
    status: 'waiting_for_booster',
    sort: 'due',
    page: 1,
    size: 10,
  })
  const [two, thirty, seven] = waiting.map(({ id }) => id)
  expect(items.slice(0, 3).map(({ order_id }) => order_id)).toEqual([thirty, seven, two])
})
