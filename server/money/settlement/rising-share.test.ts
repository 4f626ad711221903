import { expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { climbEnds, isClimb } from '#core/choices/order-config.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { nameBooster } from '#server/orders/dispatch/name-booster.ts'
import { assignOrder } from '#server/orders/order/assign-order.ts'
import { claimOrder } from '#server/orders/order/claim-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { dropOrder } from '#server/orders/order/drop-order.ts'
import { finishOrder } from '#server/orders/order/finish-order.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import { listAvailableOrders } from '#server/orders/order/list-available-orders.ts'
import { storeCredentials } from '#server/orders/vault/store-credentials.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  anOrderConfig,
  insertBooster,
  insertCustomer,
  insertStaff,
  insertSupply,
  placeOrder,
} from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, byBalance, fund } from '#server/test/payments.ts'
import { climbTo, insertProof } from '#server/test/progress.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { getEarnings } from '../payouts/get-earnings.ts'

const services = await openServices()
await insertSupply(services)
const staff = await insertStaff(services, ['EditOrders'])
const start = isClimb(anOrderConfig) ? climbEnds(anOrderConfig).from : 0
const everyone = deadlines.everyoneAsked.ms
const wait = (minutes: number) => services.advance(minutes * minuteMs)

/** A paid order whose search has just begun, for 83.70 EUR or another price. */
async function searching(prepare?: (customer: Caller, id: string) => Promise<void>) {
  const customer = await insertCustomer(services)
  const { id, total } = await placeOrder(services, customer)
  await prepare?.(customer, id)
  await fund(services, customer.id, total)
  await transaction(services, (work) => payByBalance(work, customer, id, byBalance))
  await storeCredentials(services, customer, id, { login: 'a', password: 'b', in_game_name: 'c' })
  return { customer, id, total }
}

const row = async (booster: Caller, id: string) =>
  (await listAvailableOrders(services, booster)).items.find(({ order_id }) => order_id === id)
const percentOf = (total: number, percent: number) => Math.round((total * percent) / 100)

async function completed({ customer, id }: { customer: Caller; id: string }, booster: Caller) {
  const proof_file_id = await insertProof(services, id, booster.id)
  await act(services, finishOrder, booster, id, { proof_file_id, anyway: true })
  await act(services, completeOrder, customer, id)
}

test('the share rises while nobody claims, the board says when, and the claim freezes it to the cent', async () => {
  const booster = await insertBooster(services)
  const order = await searching()
  const { id, total } = order
  expect(await row(booster, id)).toMatchObject({
    booster_share: percentOf(total, 60),
    share: { percent: 60, rises: { percent: 61 } },
  })
  services.advance(everyone)
  wait(21)
  const waiting = await row(booster, id)
  expect(waiting).toMatchObject({ booster_share: percentOf(total, 62), share: { percent: 62 } })
  const next = waiting?.share?.rises
  expect(next?.percent).toBe(63)
  expect(Date.parse(next?.at ?? '') - services.now().getTime()).toBeLessThanOrEqual(10 * minuteMs)
  await act(services, claimOrder, booster, id)
  wait(120)
  expect(await getOrder(services, booster, id)).toMatchObject({ booster_share: percentOf(total, 62) })
  expect(await getOrder(services, staff, id)).toMatchObject({ stretches: [{ percent: 62 }] })
  await completed(order, booster)
  expect(await balanceOf(services, 'booster_pending', booster.id)).toBe(percentOf(total, 62))
  const { items } = await getEarnings(services, booster, { page: 1, size: 25 })
  expect(items).toMatchObject([{ share: percentOf(total, 62) }])
  expect(await checkLedger(services.db)).toEqual([])
})

test('a share stops at its most, and staff who assign give the share of that moment', async () => {
  const booster = await insertBooster(services)
  const { id, total } = await searching()
  wait(24 * 60)
  expect(await row(booster, id)).toMatchObject({ share: { percent: 66, rises: null } })
  await act(services, assignOrder, staff, id, booster.id)
  expect(await getOrder(services, booster, id)).toMatchObject({ booster_share: percentOf(total, 66) })
})

test('a dropped order is offered at its first share again; each stretch keeps the share of its claim', async () => {
  const [first, second] = [await insertBooster(services), await insertBooster(services)]
  const order = await searching()
  const { id, total } = order
  services.advance(everyone)
  wait(40)
  await act(services, claimOrder, first, id)
  const middle = start + 200
  await climbTo(services, first, id, { to: middle })
  await act(services, dropOrder, first, id, {
    reason: 'The power is out',
    proof_file_id: await insertProof(services, id, first.id),
  })
  expect(await row(second, id)).toMatchObject({ booster_share: percentOf(total, 60), share: { percent: 60 } })
  services.advance(everyone)
  wait(20)
  await act(services, claimOrder, second, id)
  await climbTo(services, second, id, { from: middle })
  await completed(order, second)
  const view = await getOrder(services, staff, id)
  expect(view.stretches.map(({ percent }) => percent)).toEqual([64, 62])
  const [a, b] = await Promise.all(
    [first, second].map(({ id: owner }) => balanceOf(services, 'booster_pending', owner)),
  )
  expect(view.stretches.map(({ pay }) => pay)).toEqual([a, b])
  expect(a).toBeGreaterThan(0)
  // What the first earned at 64 percent says how far they came; the rest is paid at 62 percent.
  const earned = Number(a) / 0.64
  expect(Math.abs(Number(b) - (total - earned) * 0.62)).toBeLessThanOrEqual(2)
  expect(await checkLedger(services.db)).toEqual([])
})

test('nothing rises while an order is offered to one booster by name', async () => {
  const booster = await insertBooster(services)
  const { username } = await services.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', booster.id)
    .executeTakeFirstOrThrow()
  const { id, total } = await searching((customer, order) =>
    act(services, nameBooster, customer, order, { username, fallback: 'everyone' }),
  )
  wait(110)
  expect(await row(booster, id)).toMatchObject({ share: { percent: 60, rises: null } })
  await act(services, claimOrder, booster, id)
  expect(await getOrder(services, booster, id)).toMatchObject({ booster_share: percentOf(total, 60) })
})
