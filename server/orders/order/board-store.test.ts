import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import { boardSorts } from '#core/orders/board.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { namedFallbacks } from '#core/orders/named.ts'
import { insertBooster, insertCustomer, insertOrder } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { listAvailableOrders } from './list-available-orders.ts'

const services = await openServices()
const { db } = services
const games = ['valorant', 'league-of-legends'] as const
const filters = games.map((game) => `${game}:elo-boost:${defaultServer(game)}`)

function defaultServer(game: (typeof games)[number]): string {
  const config = defaultConfig(game, 'elo-boost')
  return 'server' in config ? config.server : ''
}

const some = fc.record({
  game: fc.constantFrom(...games),
  rush: fc.boolean(),
  /** Minutes since the search began. */
  age: fc.integer({ min: 0, max: 6 * 60 }),
  list: fc.integer({ min: 60, max: 40_000 }),
  discount: fc.integer({ min: 0, max: 30 }),
  share: fc.option(fc.record({ step: fc.constantFrom(0.5, 1, 2.5), most: fc.constantFrom(61.5, 70, 95) }), {
    nil: undefined,
  }),
  days: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 5, max: 9 })),
  named: fc.option(fc.record({ own: fc.boolean(), fallback: fc.constantFrom(...namedFallbacks) }), {
    nil: undefined,
    freq: 3,
  }),
  /** From before orders froze their promise. */
  old: fc.boolean(),
})
type Some = typeof some extends fc.Arbitrary<infer One> ? One : never

async function place(
  one: Some,
  { booster, other, customer }: Record<'booster' | 'other' | 'customer', string>,
) {
  const config = defaultConfig(one.game, 'elo-boost')
  const searching = new Date(services.now().getTime() - one.age * minuteMs)
  const order = await insertOrder(services, {
    status: 'waiting_for_booster',
    customerId: customer,
    config: { ...config, addons: one.rush ? ['priority'] : [] } as typeof config,
    columns: { searching_at: searching },
  })
  const off = Math.floor((one.list * one.discount) / 100)
  const total = one.list - off
  const quote = {
    ...order.quote,
    lines: [
      { kind: 'climb', amount: one.list - 10 },
      { kind: 'addon', amount: 10 },
      ...(off > 0 ? [{ kind: 'discount', source: 'coupon', amount: -off }] : []),
    ],
    total,
    boosterShare: Math.min(Math.floor(one.list * 0.6), total),
    ...(one.share && { share: { percent: 60, ...one.share } }),
    estimate: { ...order.quote.estimate, daysFrom: one.days[0], daysTo: one.days[1] },
  }
  await db
    .updateTable('orders')
    .set({
      quote: JSON.stringify(quote),
      booster_share: quote.boosterShare,
      total,
      ...(one.old && { terms: JSON.stringify({ schema: 1, discounts: [] }) }),
    })
    .where('id', '=', order.id)
    .execute()
  if (one.named)
    await db
      .insertInto('named_offers')
      .values({
        order_id: order.id,
        booster_id: one.named.own ? booster : other,
        fallback: one.named.fallback,
        until: new Date(searching.getTime() + deadlines.namedOffer.ms),
      })
      .execute()
  return order.id
}

test('what a board is sorted and filtered by is what its rows show: core and SQL agree', async () => {
  const { id: customer } = await insertCustomer(services)
  const booster = await insertBooster(services, { filters })
  const { id: other } = await insertBooster(services, { filters })
  for (const one of fc.sample(some, { numRuns: 60, seed: 34 }))
    await place(one, { booster: booster.id, other, customer })

  const read = async (asked: Parameters<typeof listAvailableOrders>[2]) => {
    const pages = []
    for (let page = 1; page <= 20; page++) {
      const reply = await listAvailableOrders(services, booster, { size: 7, page, ...asked })
      pages.push(...reply.items)
      if (page === reply.pageCount) {
        expect(pages).toHaveLength(reply.total)
        break
      }
    }
    expect(new Set(pages.map(({ order_id }) => order_id)).size).toBe(pages.length)
    return pages
  }
  const all = await read({})
  // What names somebody else is on their board alone.
  expect(all.length).toBeGreaterThan(40)
  for (const sort of boardSorts) {
    const items = await read({ sort })
    expect(items).toHaveLength(all.length)
    const places = items.map(({ place }) => place)
    expect(places).toEqual(places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))
    for (const { order_id, place, booster_share, start_due_at, days, named_until } of items) {
      const due = start_due_at ? Date.parse(start_due_at) / 1_000 : null
      if (sort === 'pay') expect([order_id, place[0]]).toEqual([order_id, -booster_share])
      if (sort === 'short') expect(place).toEqual([days.to, days.from])
      const ofDue = sort === 'due' ? place[0] : place[1]
      if (sort !== 'short' && due !== null) expect(ofDue).toBeCloseTo(due, 2)
      if (sort === 'fit') expect(place[0] === 0).toBe(named_until !== null)
      const one = await listAvailableOrders(services, booster, { sort, order_id })
      expect(one.items.map((each) => each.place)).toEqual([place])
    }
  }
  for (const pay of [100, 6_000, 12_345])
    expect((await read({ pay })).map(({ order_id }) => order_id).sort()).toEqual(
      all
        .filter(({ booster_share }) => booster_share >= pay)
        .map(({ order_id }) => order_id)
        .sort(),
    )
  const valorant = await read({ game: 'valorant', server: defaultServer('valorant') as 'eu' })
  expect(valorant.map(({ order_id }) => order_id).sort()).toEqual(
    all
      .filter(({ config }) => config.game === 'valorant')
      .map(({ order_id }) => order_id)
      .sort(),
  )
  expect(await read({ service: 'win-boost' })).toEqual([])
})

test('what isn’t for a booster stands beside their board, and a rank limit decides it, too', async () => {
  const config = defaultConfig('wild-rift', 'elo-boost')
  const order = await insertOrder(services, { status: 'waiting_for_booster', config })
  const where = async (booster: Awaited<ReturnType<typeof insertBooster>>) => {
    const { items, others, hidden } = await listAvailableOrders(services, booster)
    const has = (list: { order_id: string }[]) => list.some(({ order_id }) => order_id === order.id)
    return [has(items), has(others), has(hidden)]
  }
  const limit = (ceiling: number) =>
    insertBooster(services, { filters: [order.filter], ceilings: { 'wild-rift': ceiling } })
  const able = await limit(order.level)
  expect(await where(able)).toEqual([true, false, false])
  expect(await where(await limit(order.level - 1))).toEqual([false, true, false])
  expect(await where(await insertBooster(services, { filters: [] }))).toEqual([false, true, false])
  await db
    .insertInto('declined_offers')
    .values({
      order_id: order.id,
      booster_id: able.id,
      began_at: order.searching_at as Date,
      reason: 'pay',
      at: services.now(),
    })
    .execute()
  expect(await where(able)).toEqual([false, false, true])
  expect((await listAvailableOrders(services, able, { order_id: order.id })).items).toEqual([])
})
