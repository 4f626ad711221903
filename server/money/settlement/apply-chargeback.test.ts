import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { AccountKind } from '#core/money/ledger.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { confirmAddress } from '#server/accounts/proofs/prove-address.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { gamesOf } from '#server/kernel/progress-store.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { getDispute } from '#server/orders/disputes/dispute-view.ts'
import { openDispute } from '#server/orders/disputes/open-dispute.ts'
import { reopenOrder } from '#server/orders/disputes/reopen-order.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { claimOrder } from '#server/orders/order/claim-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import { listAvailableOrders } from '#server/orders/order/list-available-orders.ts'
import { strikeGame } from '#server/orders/order/strike-game.ts'
import type { ChargebackEvent } from '#server/platform/outside/payment-provider.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { decide, objection, running, submitted, why } from '#server/test/disputes.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
} from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, byBalance, fund, outcomes, takeIntent } from '#server/test/payments.ts'
import { climbTo } from '#server/test/progress.ts'
import { rounds } from '#server/test/rounds.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { applyChargeback } from './apply-chargeback.ts'
import { releaseDueShares } from './release-due-shares.ts'
import { findOwnShare } from './settlement-store.ts'

const services = await openServices()
await insertSupply(services)
const staff = await insertStaff(services, ['EditOrders'])

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

/** A paid order whose payment the provider knows as `intent`. */
async function paidOrder(status: 'waiting_for_booster' | 'verification_required') {
  const order = await insertOrder(services, { status })
  return { order, booster: order.booster_id ?? '', say: await bankOf(order) }
}

/** A submitted order with games, and the same. */
async function played() {
  const made = await submitted(services)
  return { ...made, say: await bankOf(made.order) }
}

/** A cancelled order of which the customer has the whole price on their balance. */
async function refundedToBalance() {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id, status: 'waiting_for_booster' })
  const say = await bankOf(order)
  await act(services, cancelOrder, customer, order.id, toBalance)
  const held = (kind: AccountKind) => balanceOf(services, kind, customer.id)
  const standing = async () => ({
    balance: await held('customer_balance'),
    held: await held('customer_held'),
    debt: 0 - (await held('customer_debt')),
  })
  return { customer, order, say, standing, price: order.total }
}
const toBalance = { refund_to: 'balance' } as const

/** The word of the bank whose card paid for an order. */
async function bankOf(order: OrderRow) {
  const intent = await takeIntent(services, order.id)
  const ref = randomUUID()
  return (word: ChargebackEvent['status'], changed: Partial<ChargebackEvent> = {}) =>
    applyChargeback(services, 'sandbox', {
      kind: 'chargeback',
      id: randomUUID(),
      ref,
      intent,
      status: word,
      amount: order.total,
      currency: 'EUR',
      dueAt: null,
      at: services.now(),
      ...changed,
    })
}

const complete = (id: string) => act(services, completeOrder, staff, id)
const isFrozen = async (id: string) => {
  const { frozen_at } = await services.db
    .selectFrom('orders')
    .select('frozen_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return frozen_at !== null
}
/** What the shop lost by one chargeback, from its own row and from the ledger. */
async function lossOf(orderId: string): Promise<number> {
  const { from_shop } = await services.db
    .selectFrom('chargebacks')
    .select('from_shop')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return from_shop
}
async function lossAccount(): Promise<number> {
  const { sum } = await services.db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_accounts as account', 'account.id', 'line.account_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('line.amount'), eb.lit(0)).as('sum'))
    .where('account.kind', '=', 'chargeback_loss')
    .executeTakeFirstOrThrow()
  return Number(sum)
}
const codes = (userId: string) => codesFor(services, userId)

test('a frozen order can’t be claimed: the board says why, the call refuses, and a won chargeback opens it again', async () => {
  const { order, say } = await paidOrder('waiting_for_booster')
  const booster = await insertBooster(services, { filters: [order.filter] })
  await say('open')
  const onBoard = async () =>
    (await listAvailableOrders(services, booster)).items.find(({ order_id }) => order_id === order.id)
      ?.refusal
  expect(await onBoard()).toBe('order_frozen')
  const tries = await outcomes(Array.from({ length: 5 }, () => act(services, claimOrder, booster, order.id)))
  expect(tries).toEqual({ kept: 0, broken: Array(5).fill('order_frozen') })
  const seen = await getOrder(services, staff, order.id)
  expect(seen.frozen).toEqual({ state: 'disputed', due_at: null, from_balance: false })
  await say('won')
  expect(await onBoard()).toBeNull()
  await act(services, claimOrder, booster, order.id)
  expect((await getOrder(services, staff, order.id)).frozen).toBeNull()
})

test('trust M13: a chargeback freezes its order, which can’t end until the bank decides; a won one lets it go on', async () => {
  const { order, booster, say } = await paidOrder('verification_required')
  await Promise.all(Array.from({ length: 10 }, () => say('open')))
  expect(await isFrozen(order.id)).toBe(true)
  await expect(complete(order.id)).rejects.toThrow('order_frozen')
  const view = await getOrder(services, staff, order.id)
  expect(view.actions).toContainEqual({ action: 'complete', refusal: 'order_frozen', needs_reason: false })
  expect(view.events.filter(({ action }) => action === 'charge_back')).toHaveLength(1)
  await Promise.all(Array.from({ length: 10 }, () => say('won')))
  await say('open')
  expect(await isFrozen(order.id)).toBe(false)
  for (const person of [order.customer_id, booster])
    expect(await codes(person)).toEqual(['order_frozen', 'order_unfrozen'])
  await complete(order.id)
  expect(await balanceOf(services, 'booster_pending', booster)).toBe(order.booster_share)
})

test('trust M13: lost before the order ended: escrow pays, and cancelling refunds nothing twice', async () => {
  const { order, say } = await paidOrder('waiting_for_booster')
  const before = await lossAccount()
  await say('open')
  await expect(
    act(services, cancelOrder, staff, order.id, { refund_to: 'balance', reason: 'Fraud' }),
  ).rejects.toThrow('order_frozen')
  await Promise.all(Array.from({ length: 10 }, () => say('lost')))
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(0)
  expect(await isFrozen(order.id)).toBe(true)
  await act(services, cancelOrder, staff, order.id, { refund_to: 'balance', reason: 'Fraud' })
  expect(await getOrder(services, staff, order.id)).toMatchObject({
    refunds: [],
    money: { paid: order.total, refunded: 0, charged_back: order.total, left: 0 },
  })
  expect(await balanceOf(services, 'customer_balance', order.customer_id)).toBe(0)
  expect([await lossOf(order.id), (await lossAccount()) - before]).toEqual([0, 0])
})

test('trust M13: lost while the share is held: the share is taken back, the shop loses the rest', async () => {
  const { order, booster, say } = await paidOrder('verification_required')
  const before = await lossAccount()
  await complete(order.id)
  await say('open')
  services.advance(deadlines.hold.ms + 60_000)
  await releaseDueShares(services)
  expect(await balanceOf(services, 'booster_payable', booster)).toBe(0)
  await say('lost')
  expect(await balanceOf(services, 'booster_pending', booster)).toBe(0)
  await releaseDueShares(services)
  expect(await balanceOf(services, 'booster_payable', booster)).toBe(0)
  const loss = order.total - order.booster_share
  expect([await lossOf(order.id), (await lossAccount()) - before]).toEqual([loss, -loss])
  expect(await codes(booster)).toContain('share_taken_back')
})

test('trust M13: lost after the share was released: the booster owes it back, in proportion', async () => {
  const { order, booster, say } = await paidOrder('verification_required')
  const before = await lossAccount()
  await complete(order.id)
  services.advance(deadlines.hold.ms + 60_000)
  await releaseDueShares(services)
  const half = Math.floor(order.total / 2)
  await Promise.all([say('lost', { amount: half }), say('lost', { amount: half })])
  const taken = Math.round((order.booster_share * half) / order.total)
  const left = await balanceOf(services, 'booster_payable', booster)
  expect(Math.abs(left - (order.booster_share - taken))).toBeLessThanOrEqual(1)
  const loss = half - (order.booster_share - left)
  expect([await lossOf(order.id), (await lossAccount()) - before]).toEqual([loss, -loss])
})

test('trust M13: lost after the settlement, it is final: an open dispute ends, and nothing is settled a second time', async () => {
  const { customer, id, say } = await played()
  await complete(id)
  await act(services, openDispute, customer, id, objection)
  await say('open')
  await expect(decide(services, staff, id, 'in_full')).rejects.toThrow('order_frozen')
  await say('lost')
  await expect(decide(services, staff, id, 'returned')).rejects.toThrow('order_state_changed')
  await expect(act(services, openDispute, customer, id, objection)).rejects.toThrow('order_state_changed')
  await expect(act(services, reopenOrder, staff, id, why)).rejects.toThrow('order_state_changed')
  expect(await getDispute(services, customer, id)).toMatchObject({ outcome: 'charged_back', decision: '' })
  const seen = await getOrder(services, staff, id)
  expect(seen).toMatchObject({ status: 'completed', frozen: null })
  const offered = seen.actions.map(({ action }) => action)
  for (const action of ['dispute', 'reopen']) expect(offered).not.toContain(action)
})

test('a game struck after a bank took a part refunds no more than is left, and the reduced share only shrinks', async () => {
  const { booster, order, id } = await running(services)
  await climbTo(services, booster, id)
  await act(services, cancelOrder, staff, id, { refund_to: 'balance', reason: 'The games look invented' })
  const say = await bankOf(order)
  await services.db.updateTable('orders').set({ shares_held: 'unconfirmed' }).where('id', '=', id).execute()
  const half = Math.floor(order.total / 2)
  await say('lost', { amount: half })
  const reduced = await balanceOf(services, 'booster_pending', booster.id)
  const [first] = await gamesOf(services.db, id)
  const what = { orderId: id, gameId: first?.id ?? '' }
  await act(services, strikeGame, staff, what, { reason: 'Invented', scope: 'stretch' })
  expect(await balanceOf(services, 'booster_pending', booster.id)).toBe(0)
  expect(reduced).toBeGreaterThan(0)
  expect((await getOrder(services, staff, id)).refunds).toMatchObject([{ amount: order.total - half }])
})

test('a chargeback of an unknown payment, another currency or more than was paid is set aside for staff', async () => {
  const { order, say } = await paidOrder('waiting_for_booster')
  await say('open', { intent: 'someone else’s' })
  await say('lost', { currency: 'USD' })
  await say('lost', { amount: order.total + 1 })
  expect(await isFrozen(order.id)).toBe(false)
  const { count } = await services.db
    .selectFrom('quarantined_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(3)
})

test('a bank decides against the shop after all: the money goes back then, whether the order runs or is settled', async () => {
  const open = await paidOrder('waiting_for_booster')
  for (const word of ['won', 'open', 'lost', 'lost'] as const) await open.say(word)
  expect(await balanceOf(services, 'order_escrow', open.order.id)).toBe(0)
  expect(await isFrozen(open.order.id)).toBe(true)

  const { booster, order, id, say } = await played()
  await say('open')
  await say('won')
  await complete(id)
  const share = await balanceOf(services, 'booster_pending', booster.id)
  for (const word of ['lost', 'open'] as const) await say(word)
  expect(share).toBe(order.booster_share)
  expect(await balanceOf(services, 'booster_pending', booster.id)).toBe(0)
  expect(await isFrozen(id)).toBe(false)
})

test('trust M13: a lost chargeback of a waiting order that is won after all: the order goes on, and can be lost again', async () => {
  const { order, say } = await paidOrder('waiting_for_booster')
  const booster = await insertBooster(services, { filters: [order.filter] })
  await say('lost')
  await Promise.all(Array.from({ length: 10 }, () => say('won')))
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(order.total)
  expect(await isFrozen(order.id)).toBe(false)
  expect(await codes(order.customer_id)).toContain('order_unfrozen')
  await act(services, claimOrder, booster, order.id)
  await say('lost')
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(0)
  await say('won')
  await act(services, cancelOrder, staff, order.id, { refund_to: 'balance', reason: 'Enough' })
  expect(await balanceOf(services, 'customer_balance', order.customer_id)).toBe(order.total)
})

test('trust M13: boosters get their shares back, held or released, and the shop its loss', async () => {
  for (const released of [false, true]) {
    const { order, booster, say } = await paidOrder('verification_required')
    const before = await lossAccount()
    await complete(order.id)
    if (released) services.advance(deadlines.hold.ms + 60_000)
    await releaseDueShares(services)
    await say('lost')
    await Promise.all(Array.from({ length: 10 }, () => say('won')))
    const share = order.booster_share
    const accounts = ['booster_pending', 'booster_payable'] as const
    const inAccounts = () => Promise.all(accounts.map((kind) => balanceOf(services, kind, booster)))
    expect(await inAccounts()).toEqual(released ? [0, share] : [share, 0])
    expect([await lossOf(order.id), await lossAccount()]).toEqual([0, before])
    await releaseDueShares(services)
    expect(await inAccounts()).toEqual([0, share])
    expect((await codes(booster)).filter((code) => code === 'share_restored')).toHaveLength(1)
    expect(await isFrozen(order.id)).toBe(false)
  }
})

test('trust M13: what a bank took of a held share comes back to the released one, and is taken again as before', async () => {
  const { order, booster, say } = await paidOrder('verification_required')
  const share = order.booster_share
  const part = Math.round(order.total / 3)
  const has = () => balanceOf(services, 'booster_payable', booster)
  const shown = () => findOwnShare(services.db, order.id, booster)
  await complete(order.id)
  await say('lost', { amount: part })
  services.advance(deadlines.hold.ms + 60_000)
  await releaseDueShares(services)
  const left = await has()
  expect(left).toBeLessThan(share)
  await say('won', { amount: part })
  expect([await has(), await shown()]).toEqual([share, share])
  await say('lost', { amount: part })
  expect(await has()).toBe(left)
  await say('won', { amount: part })
  expect([await has(), await shown()]).toEqual([share, share])
})

test('trust M13: of an order cancelled without its money, the customer gets what the bank had kept from them', async () => {
  const { booster, customer, order, id } = await running(services)
  await climbTo(services, booster, id, { to: 1150 })
  const say = await bankOf(order)
  const before = await lossAccount()
  await say('lost')
  await act(services, cancelOrder, staff, id, { refund_to: 'payment_method', reason: 'Without the money' })
  const share = await balanceOf(services, 'booster_pending', booster.id)
  expect(share).toBeGreaterThan(0)
  await say('won')
  await say('won')
  const { unrefunded, refunded } = await services.db
    .selectFrom('orders')
    .select(['unrefunded', 'refunded'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const credited = await balanceOf(services, 'customer_balance', customer.id)
  expect([unrefunded, refunded]).toEqual([0, credited])
  expect(credited).toBeGreaterThan(0)
  expect([await lossAccount(), await balanceOf(services, 'booster_pending', booster.id)]).toEqual([
    before,
    share,
  ])
  expect((await getOrder(services, customer, id)).refunds).toMatchObject([
    { amount: credited, to: 'balance' },
  ])
  expect(await codes(customer.id)).toContain('payment_restored')
})

test('shares that staff have decided about since stay as they decided; the customer gets what they would have got', async () => {
  const { booster, customer, order, id } = await running(services)
  await climbTo(services, booster, id)
  await act(services, cancelOrder, staff, id, { refund_to: 'balance', reason: 'The games look invented' })
  const say = await bankOf(order)
  await services.db.updateTable('orders').set({ shares_held: 'unconfirmed' }).where('id', '=', id).execute()
  await say('lost')
  const [first] = await gamesOf(services.db, id)
  const what = { orderId: id, gameId: first?.id ?? '' }
  await act(services, strikeGame, staff, what, { reason: 'Invented', scope: 'stretch' })
  await say('won')
  expect(await balanceOf(services, 'booster_pending', booster.id)).toBe(0)
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(order.total)
})

test('a decision that arrives after a later one changes nothing', async () => {
  const { order, say } = await paidOrder('waiting_for_booster')
  const earlier = services.now()
  services.advance(60_000)
  await say('lost')
  await say('won', { at: earlier })
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(0)
  expect(await isFrozen(order.id)).toBe(true)
})

const races = rounds(20, 500)

test(`trust M10 and M13: a lost chargeback, a completion and a cancellation at once, ${races} rounds: the money goes one way`, async () => {
  for (let round = 0; round < races; round++) {
    const { order, say } = await paidOrder(round % 2 ? 'verification_required' : 'waiting_for_booster')
    await outcomes([
      say('lost'),
      complete(order.id),
      act(services, cancelOrder, staff, order.id, { refund_to: 'balance', reason: 'At once' }),
    ])
    const escrow = await balanceOf(services, 'order_escrow', order.id)
    expect(escrow).toBe(0)
    const refunded = await balanceOf(services, 'customer_balance', order.customer_id)
    expect([0, order.total]).toContain(refunded)
  }
})

test('trust M13: what came back to the balance is held while its bank decides, and taken when the bank returns it', async () => {
  const { order, say, standing, price } = await refundedToBalance()
  expect(await standing()).toEqual({ balance: price, held: 0, debt: 0 })
  await Promise.all([say('open'), say('open')])
  expect(await standing()).toEqual({ balance: 0, held: price, debt: 0 })
  await Promise.all([say('lost'), say('lost')])
  expect(await standing()).toEqual({ balance: 0, held: 0, debt: 0 })
  expect(await lossOf(order.id)).toBe(0)
})

test('trust M13: won, lost after all and won again: the customer has it once or not at all', async () => {
  const { say, standing, price } = await refundedToBalance()
  for (const [word, left] of [
    ['open', 0],
    ['won', price],
    ['lost', 0],
    ['won', price],
    ['lost', 0],
  ] as const) {
    await say(word)
    expect(await standing(), word).toMatchObject({ balance: left, debt: 0 })
  }
})

test('trust M13: what of it was spent is owed, and what the customer buys with it and gives back pays that', async () => {
  const { customer, say, standing, price } = await refundedToBalance()
  const second = await insertOrder(services, { customerId: customer.id, status: 'not_paid' })
  await transaction(services, (work) => payByBalance(work, customer, second.id, byBalance))
  await say('lost')
  expect(await standing()).toEqual({ balance: 0, held: 0, debt: price })
  await act(services, cancelOrder, customer, second.id, toBalance)
  expect(await standing()).toEqual({ balance: 0, held: 0, debt: 0 })
})

test('a bank takes only what goes beyond what the shop still has of the payment', async () => {
  const { customer, say, standing, price } = await refundedToBalance()
  await fund(services, customer.id, 700)
  await say('open', { amount: 1_000 })
  expect(await standing()).toEqual({ balance: price - 1_000 + 700, held: 1_000, debt: 0 })
  await say('lost', { amount: 1_000 })
  expect(await standing()).toEqual({ balance: price - 1_000 + 700, held: 0, debt: 0 })
})

test('what a guest spent before an account took them over is the account’s debt', async () => {
  const { customer: guest, order, say, price } = await refundedToBalance()
  const email = `${guest.id}@example.com`
  await services.db
    .updateTable('users')
    .set({ kind: 'guest', email, verified_at: services.now() })
    .where('id', '=', guest.id)
    .execute()
  const second = await insertOrder(services, { customerId: guest.id, status: 'not_paid' })
  await transaction(services, (work) => payByBalance(work, guest, second.id, byBalance))
  const account = await insertCustomer(services, { email })
  await transaction(services, (work) => confirmAddress(work, account.id))
  await say('lost')
  expect(await lossOf(order.id)).toBe(0)
  expect(await balanceOf(services, 'customer_debt', account.id)).toBe(0 - price)
  await act(services, cancelOrder, account, second.id, toBalance)
  expect(await balanceOf(services, 'customer_balance', account.id)).toBe(0)
})
