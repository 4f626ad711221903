import { beforeEach, expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { waveSizes } from '#core/orders/waves.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { samplePresence } from '#server/site/storefront/sample-presence.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertOrder, insertStaff } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { claimOrder } from '../order/claim-order.ts'
import { getOrder } from '../order/get-order.ts'
import { listAvailableOrders } from '../order/list-available-orders.ts'
import { advanceSearches } from './advance-searches.ts'
import { hideOrder, showOrder } from './hide-order.ts'
import { openWave } from './open-wave.ts'
import { findFairness } from './search-store.ts'
import { comeBack, goAway } from './set-away.ts'

const services = await openServices()
const { db } = services
const customer = async (id: string) => ({ id, permissions: [] }) as unknown as Caller

let present: Caller[] = []
services.realtime.onlineBoosters = async () => present.map(({ id }) => id)

beforeEach(async () => {
  // Each test has its own crowd: boosters of earlier ones offer nothing.
  await db.deleteFrom('booster_filters').execute()
  await db
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('status', '=', 'waiting_for_booster')
    .execute()
  present = await Promise.all(Array.from({ length: 20 }, () => insertBooster(services)))
})

async function searching() {
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  await transaction(services, async (work) => openWave(work, await lockOrder(work.tx, order.id)))
  return order
}

async function askedFor(orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['user_id', 'params'])
    .where('code', '=', 'new_order_fits')
    .orderBy('id')
    .execute()
  return rows
    .filter(({ params }) => (params as { order_id?: string }).order_id === orderId)
    .map(({ user_id }) => user_id)
}

const outsiders = (asked: readonly string[]) => present.filter(({ id }) => !asked.includes(id))
const awayOf = ({ id }: Caller) =>
  db.selectFrom('boosters').select('away_until').where('user_id', '=', id).executeTakeFirst()
const wavesOf = (orderId: string) =>
  db
    .selectFrom('order_waves')
    .select(['wave', 'asked'])
    .where('order_id', '=', orderId)
    .orderBy('wave')
    .execute()

test('the first wave asks a few present boosters; the others can claim when everyone is asked', async () => {
  const away = await insertBooster(services)
  const order = await searching()
  const asked = await askedFor(order.id)
  expect(asked).toHaveLength(waveSizes[1])
  expect(asked).not.toContain(away.id)
  const [other] = outsiders(asked) as [Caller]
  await expect(act(services, claimOrder, other, order.id)).rejects.toThrow('order_opens_later')
  const { items } = await listAvailableOrders(services, other)
  expect(items.find(({ order_id }) => order_id === order.id)?.refusal).toBe('order_opens_later')

  services.advance(deadlines.secondWave.ms)
  expect(await advanceSearches(services)).toBe(1)
  expect(await askedFor(order.id)).toHaveLength(waveSizes[1] + waveSizes[2])
  await expect(act(services, claimOrder, away, order.id)).rejects.toThrow('order_opens_later')

  services.advance(deadlines.everyoneAsked.ms - deadlines.secondWave.ms)
  expect(await advanceSearches(services)).toBe(1)
  expect(await advanceSearches(services)).toBe(0)
  const all = await askedFor(order.id)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(21)
  expect(await wavesOf(order.id)).toEqual([
    { wave: 1, asked: 5 },
    { wave: 2, asked: 9 },
    { wave: 3, asked: 7 },
  ])
  await act(services, claimOrder, away, order.id)
})

test("the first wave asks the customer's favorites who are present, whatever their turn", async () => {
  const favorites = present.slice(-2)
  const absent = await insertBooster(services)
  const busy = await Promise.all(
    favorites.map(({ id }) => insertOrder(services, { status: 'boosting', boosterId: id })),
  )
  expect(busy).toHaveLength(2)
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  const created_at = services.now()
  await db
    .insertInto('favorites')
    .values(
      [...favorites, absent].map(({ id }) => ({ user_id: order.customer_id, booster_id: id, created_at })),
    )
    .execute()
  await transaction(services, async (work) => openWave(work, await lockOrder(work.tx, order.id)))
  const asked = await askedFor(order.id)
  expect(asked).toHaveLength(waveSizes[1])
  expect(asked).toEqual(expect.arrayContaining(favorites.map(({ id }) => id)))
  expect(asked).not.toContain(absent.id)
})

test('a booster of the first wave claims at once, and the customer sees how many were asked', async () => {
  const order = await searching()
  const [first] = await askedFor(order.id)
  const view = await getOrder(services, await customer(order.customer_id), order.id)
  expect(view.waves).toMatchObject([{ wave: 1, asked: 5 }])
  const booster = present.find(({ id }) => id === first) as Caller
  await act(services, claimOrder, booster, order.id)
})

test('on a quiet night everyone is asked at once', async () => {
  present = present.slice(0, waveSizes[1])
  const order = await searching()
  expect(await wavesOf(order.id)).toEqual([{ wave: 3, asked: 20 }])
  await act(services, claimOrder, await insertBooster(services), order.id)
})

test('when those who were asked leave, the next wave opens before its time', async () => {
  const order = await searching()
  const asked = await askedFor(order.id)
  expect(await advanceSearches(services)).toBe(0)
  present = outsiders(asked)
  expect(await advanceSearches(services)).toBe(1)
  expect((await wavesOf(order.id)).map(({ wave }) => wave)).toEqual([1, 2])
})

test('ten processes that advance at once open a wave once and notify each booster once', async () => {
  const orders = await Promise.all(Array.from({ length: 5 }, searching))
  services.advance(deadlines.secondWave.ms)
  const opened = await Promise.all(Array.from({ length: 10 }, () => advanceSearches(services)))
  expect(opened.reduce((sum, count) => sum + count, 0)).toBe(5)
  for (const { id } of orders) {
    const asked = await askedFor(id)
    expect(asked).toHaveLength(14)
    expect(new Set(asked).size).toBe(14)
  }
})

test('claims at the moment a wave opens: one booster gets the order, the others a refusal', async () => {
  for (let round = 0; round < 10; round++) {
    const order = await searching()
    services.advance(deadlines.everyoneAsked.ms)
    const attempts = present.map((booster) => act(services, claimOrder, booster, order.id))
    const results = await Promise.allSettled([advanceSearches(services), ...attempts])
    const codes = results
      .slice(1)
      .flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : ['ok']))
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
    const known = ['ok', 'order_opens_later', 'order_not_available', 'solo_order_claim_limit_reached']
    expect(codes.filter((code) => !known.includes(code))).toEqual([])
    const events = await db.selectFrom('order_events').select('id').where('order_id', '=', order.id).execute()
    expect(events).toHaveLength(1)
  }
})

test('without presence everyone is asked, and the log says so', async () => {
  const read = services.realtime.onlineBoosters
  services.realtime.onlineBoosters = async () => {
    throw new Error('no Redis')
  }
  const order = await searching()
  services.realtime.onlineBoosters = read
  expect(await wavesOf(order.id)).toEqual([{ wave: 3, asked: 20 }])
  expect(services.logged.some((line) => line.includes('without knowing who is present'))).toBe(true)
})

test('present time is counted once per sample, and claims count even if the order was dropped', async () => {
  const [booster] = present as [Caller]
  const since = new Date(services.now().getTime() - 24 * 60 * minuteMs)
  await samplePresence(services)
  await samplePresence(services)
  services.advance(5 * minuteMs)
  await samplePresence(services)
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  await act(services, claimOrder, booster, order.id)
  await db
    .updateTable('orders')
    .set({ status: 'waiting_for_booster', booster_id: null })
    .where('id', '=', order.id)
    .execute()
  const [fairness] = await findFairness(db, {
    ids: [booster.id],
    customerId: order.customer_id,
    since: new Date(since.getTime() - 24 * 60 * minuteMs),
  })
  expect(fairness).toMatchObject({ claims: 1, presentHours: 2 / 12, finished: 0 })
})

test('a booster who is away is asked by no wave, notified of nothing, and back with one press', async () => {
  const [gone, short] = present as [Caller, Caller]
  expect(await act(services, goAway, gone, null)).toEqual({ until: null })
  expect((await act(services, goAway, short, 4))?.until).toBe(
    new Date((await awayOf(short))?.away_until ?? 0).toISOString(),
  )
  expect((await listAvailableOrders(services, gone)).away).toEqual({ until: null })
  const order = await searching()
  services.advance(deadlines.everyoneAsked.ms)
  await advanceSearches(services)
  const asked = await askedFor(order.id)
  expect(asked).toHaveLength(18)
  expect(asked).not.toContain(gone.id)
  expect(asked).not.toContain(short.id)
  // Whoever looks at the board themselves can still claim.
  await act(services, claimOrder, gone, order.id)

  services.advance(4 * 60 * minuteMs)
  expect((await listAvailableOrders(services, short)).away).toBeNull()
  expect(await act(services, comeBack, gone)).toBeNull()
  present = [gone, short]
  const next = await searching()
  expect(await askedFor(next.id)).toEqual(expect.arrayContaining([gone.id, short.id]))
})

test('when everyone who was asked goes away, the next wave opens before its time', async () => {
  const order = await searching()
  const asked = await askedFor(order.id)
  for (const booster of present.filter(({ id }) => asked.includes(id)))
    await act(services, goAway, booster, 12)
  expect(await advanceSearches(services)).toBe(1)
  expect((await wavesOf(order.id)).map(({ wave }) => wave)).toEqual([1, 2])
  await expect(act(services, goAway, await customer(order.customer_id), null)).rejects.toThrow(
    'user_not_booster',
  )
})

test('when every booster who was asked says that an order is not for them, the next wave opens at once', async () => {
  const order = await searching()
  const asked = await askedFor(order.id)
  const [first, ...others] = present.filter(({ id }) => asked.includes(id)) as [Caller, ...Caller[]]
  await act(services, hideOrder, first, order.id, 'pay')
  const hidden = async (booster: Caller) =>
    (await listAvailableOrders(services, booster)).hidden.some(({ order_id }) => order_id === order.id)
  expect([await hidden(first), await hidden(others[0] as Caller)]).toEqual([true, false])
  for (const other of others) {
    expect(await wavesOf(order.id)).toHaveLength(1)
    await act(services, hideOrder, other, order.id, 'time')
  }
  expect(await wavesOf(order.id)).toEqual([
    { wave: 1, asked: waveSizes[1] },
    { wave: 2, asked: waveSizes[2] },
  ])
  // Nobody who answered is asked again, and everyone who was present counts.
  const all = await askedFor(order.id)
  expect(new Set(all).size).toBe(all.length)
  const seen = await getOrder(services, await customer(order.customer_id), order.id)
  expect(seen.waves.map((wave) => wave.present)).toEqual([20, 20])
  expect(seen.not_for_me).toEqual([])
  const staff = await insertStaff(services, ['EditOrders'])
  expect((await getOrder(services, staff, order.id)).not_for_me).toEqual([
    { reason: 'time', count: 4 },
    { reason: 'pay', count: 1 },
  ])

  // It costs no turn, can be taken back, and a new search asks again.
  const since = new Date(0)
  const [fairness] = await findFairness(db, { ids: [first.id], customerId: order.customer_id, since })
  expect(fairness?.claims).toBe(0)
  await act(services, showOrder, first, order.id)
  expect(await hidden(first)).toBe(false)
  await act(services, claimOrder, first, order.id)
  await expect(act(services, hideOrder, others[0] as Caller, order.id, null)).rejects.toThrow(
    'order_not_available',
  )
})

test('two boosters who answer last at once open the next wave once', async () => {
  for (let round = 0; round < 10; round++) {
    const order = await searching()
    const asked = await askedFor(order.id)
    const answering = present.filter(({ id }) => asked.includes(id))
    await Promise.all(answering.map((booster) => act(services, hideOrder, booster, order.id, null)))
    expect((await wavesOf(order.id)).map(({ wave }) => wave)).toEqual([1, 2])
  }
})
