import { expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { orderParts, partOf } from '#core/orders/my-orders.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { listCompletedOrders } from '../earnings/list-completed-orders.ts'
import { listActiveOrders } from './list-active-orders.ts'
import { findOrderByNumber, listMyOrders, listOrdersByState } from './list-orders.ts'

const { app, services } = await openApp()
const staffReader = await insertStaff(services, ['EditOrders'])

test('a number finds its order, for staff only', async () => {
  const { id, number } = await insertOrder(services, { status: 'boosting' })
  expect(await findOrderByNumber(services, number)).toEqual({ order_id: id })
  await expect(findOrderByNumber(services, 1)).rejects.toThrow('order_not_found')
  const staff = await insertStaff(services, ['EditOrders'])
  const stranger = await insertCustomer(services)
  const ask = async (caller: { id: string }) => {
    const authorization = `Bearer ${await signIn(services, caller.id)}`
    return app.inject({ url: `/v1/orders/number/${number}`, headers: { authorization } })
  }
  expect((await ask(staff)).json()).toEqual({ data: { order_id: id } })
  expect((await ask(stranger)).statusCode).toBe(403)
})

test('staff’s list counts every state, and shows who is a guest and who used a coupon', async () => {
  const before = await listOrdersByState(services, staffReader, {
    status: 'not_paid',
    sort: 'due',
    page: 1,
    size: 10,
  })
  const guest = await insertCustomer(services, { kind: 'guest' })
  const order = await insertOrder(services, { status: 'not_paid', customerId: guest.id })
  const after = await listOrdersByState(services, staffReader, {
    status: 'not_paid',
    sort: 'newest',
    page: 1,
    size: 10,
  })
  expect(after.counts).toEqual({ ...before.counts, not_paid: before.counts.not_paid + 1 })
  expect(after.items[0]).toMatchObject({ order_id: order.id, guest: true, coupon: false })
})

test('staff can reverse the list', async () => {
  const [old, young] = await Promise.all(
    [1, 2].map((day) =>
      insertOrder(services, {
        status: 'waiting_for_account',
        columns: { created_at: new Date(Date.UTC(2020, 0, day)) },
      }),
    ),
  )
  const ids = async (sort: 'newest' | 'oldest') => {
    const { items } = await listOrdersByState(services, staffReader, {
      status: 'waiting_for_account',
      sort,
      page: 1,
      size: 10,
    })
    return items.map(({ order_id }) => order_id)
  }
  expect((await ids('oldest')).slice(0, 2)).toEqual([old?.id, young?.id])
  expect((await ids('newest')).at(-1)).toBe(old?.id)
})

test('an order in progress shows how far it is', async () => {
  const booster = await insertBooster(services)
  await insertOrder(services, { status: 'boosting', boosterId: booster.id })
  const { items, total } = await listActiveOrders(services, booster, 1)
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ logged: { unit: 'points', done: 0 }, last_game_at: null })
})

test('finished orders are summed by month, and can be filtered by month', async () => {
  const booster = await insertBooster(services)
  const closed = async (closed_at: string, amount: number) => {
    const { id } = await insertOrder(services, {
      status: 'completed',
      boosterId: booster.id,
      columns: { closed_at: new Date(closed_at) },
    })
    const due_at = new Date(services.now().getTime() + deadlines.hold.ms)
    await services.db
      .insertInto('held_shares')
      .values({ order_id: id, booster_id: booster.id, amount, due_at })
      .execute()
    return id
  }
  await closed('2026-01-31T22:59:59Z', 500)
  const february = await closed('2026-01-31T23:00:00Z', 840)
  await closed('2026-02-20T12:00:00Z', 160)
  const all = await listCompletedOrders(services, booster, { page: 1, size: 2 })
  expect(all).toMatchObject({ total: 3, pageCount: 2 })
  expect(all.months).toEqual([
    { month: '2026-02', orders: 2, earned: 1_000, in_all: 1_000 },
    { month: '2026-01', orders: 1, earned: 500, in_all: 500 },
  ])
  const one = await listCompletedOrders(services, booster, { month: '2026-02', page: 1, size: 10 })
  expect(one.total).toBe(2)
  const row = one.items.find(({ order_id }) => order_id === february)
  expect(row).toMatchObject({ pay: 840, share: 'pending', pay_due_at: expect.any(String) })
  await services.db
    .updateTable('held_shares')
    .set({ released_at: services.now() })
    .where('order_id', '=', february)
    .execute()
  const later = await listCompletedOrders(services, booster, { month: '2026-02', page: 1, size: 10 })
  expect(later.items.find(({ order_id }) => order_id === february)).toMatchObject({
    share: 'available',
    pay_due_at: null,
  })
})

test('each order of a customer is in one part of their list, the one that core names', async () => {
  const mira = await insertCustomer(services)
  const booster = await insertBooster(services)
  for (const status of orderStatuses)
    await insertOrder(services, { status, customerId: mira.id, boosterId: booster.id })
  await insertOrder(services, {
    status: 'verification_required',
    customerId: mira.id,
    boosterId: booster.id,
    columns: { disputed_by: 'customer' },
  })
  const all = await listMyOrders(services, mira, { page: 1 })
  expect(all.total).toBe(orderStatuses.length + 1)
  for (const part of orderParts) {
    const { items, total } = await listMyOrders(services, mira, { page: 1, part })
    const wanted = all.items.filter((order) => partOf(order) === part).map(({ order_id }) => order_id)
    expect(items.map(({ order_id }) => order_id)).toEqual(wanted)
    expect(total).toBe(wanted.length)
  }
})

test('a customer’s list says what came back of an order', async () => {
  const mira = await insertCustomer(services)
  const columns = { refunded: 1_250 }
  const { id } = await insertOrder(services, { status: 'cancelled', customerId: mira.id, columns })
  await insertOrder(services, { status: 'completed', customerId: mira.id, columns: { refunded: 0 } })
  const { items } = await listMyOrders(services, mira, { page: 1 })
  const refunds = new Map(items.map(({ order_id, refunded }) => [order_id, refunded]))
  expect(refunds.get(id)).toBe(1_250)
  expect([...refunds.values()]).toContain(null)
})
