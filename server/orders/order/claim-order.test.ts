import { expect, test } from 'vitest'
import { defaultConfig, isDuo } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { filterId } from '#core/people/matching.ts'
import type { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  aDuoOrderConfig,
  anOrderConfig,
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
} from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { assignOrder } from './assign-order.ts'
import { claimOrder } from './claim-order.ts'
import { listAvailableOrders } from './list-available-orders.ts'
import { listCandidates } from './list-candidates.ts'

const services = await openServices()

/** The results of some attempts, counted: 'ok' or the refusal's code. */
async function outcomes(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(attempts)
  const words = settled.map((each) => (each.status === 'fulfilled' ? 'ok' : (each.reason as AppError).code))
  return Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((w) => w === word).length]))
}

const waiting = (columns = {}) => insertOrder(services, { status: 'waiting_for_booster', columns })

test('trust O1: of 200 boosters who claim an order at the same moment, one gets it', async () => {
  const order = await waiting()
  const boosters = await Promise.all(Array.from({ length: 200 }, () => insertBooster(services)))
  expect(await outcomes(boosters.map((booster) => act(services, claimOrder, booster, order.id)))).toEqual({
    ok: 1,
    order_not_available: 199,
  })
  const { db } = services
  const after = await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  expect(after.status).toBe('boosting')
  expect(boosters.map(({ id }) => id)).toContain(after.booster_id)
  const claims = await db.selectFrom('order_events').selectAll().where('order_id', '=', order.id).execute()
  expect(claims).toMatchObject([
    { action: 'claim', actor: 'booster', actor_id: after.booster_id, to_status: 'boosting' },
  ])
})

test('trust O2: a booster with a limit of 1 who claims 20 orders at once gets one', async () => {
  const booster = await insertBooster(services, { soloLimit: 1 })
  const orders = await Promise.all(Array.from({ length: 20 }, () => waiting()))
  expect(await outcomes(orders.map(({ id }) => act(services, claimOrder, booster, id)))).toEqual({
    ok: 1,
    solo_order_claim_limit_reached: 19,
  })
})

test('duo orders have their own limit', async () => {
  const filters = [filterId(anOrderConfig), filterId(aDuoOrderConfig)]
  const booster = await insertBooster(services, { filters, soloLimit: 1, duoLimit: 1 })
  const duo = () => insertOrder(services, { status: 'waiting_for_booster', config: aDuoOrderConfig })
  await act(services, claimOrder, booster, (await waiting()).id)
  await act(services, claimOrder, booster, (await duo()).id)
  await expect(act(services, claimOrder, booster, (await duo()).id)).rejects.toThrow(
    'duo_order_claim_limit_reached',
  )
})

test('the board begins with quick starts, and counts what its page doesn’t show', async () => {
  const config = defaultConfig('wild-rift', 'elo-boost')
  const customer = await insertCustomer(services)
  const place = (addons: string[] = []) =>
    insertOrder(services, {
      status: 'waiting_for_booster',
      customerId: customer.id,
      config: { ...config, addons } as typeof config,
    })
  await Promise.all(Array.from({ length: 102 }, () => place()))
  const fresh = await place(['priority'])
  const booster = await insertBooster(services, { filters: [filterId(config)] })
  const { items, total, pageCount } = await listAvailableOrders(services, booster)
  expect([items.length, total, pageCount, items[0]?.order_id]).toEqual([50, 103, 3, fresh.id])
  const beyond = await place()
  const one = async (caller: Caller, order_id: string) =>
    (await listAvailableOrders(services, caller, { order_id })).items.map((item) => item.order_id)
  expect(items.map(({ order_id }) => order_id)).not.toContain(beyond.id)
  const last = await listAvailableOrders(services, booster, { page: 3 })
  expect(last.items.map(({ order_id }) => order_id).at(-1)).toBe(beyond.id)
  expect((await listAvailableOrders(services, booster, { page: 9 })).total).toBe(104)
  expect(await one(booster, beyond.id)).toEqual([beyond.id])
  // One that is taken, or one's own, is on nobody's board.
  await act(services, claimOrder, booster, fresh.id)
  expect(await one(booster, fresh.id)).toEqual([])
  expect(await one(customer, beyond.id)).toEqual([])
})

test('each eligibility rule refuses with its code, both on the board and in the claim', async () => {
  const order = await waiting()
  const diamond = camps(games['league-of-legends']).findIndex(({ tier }) => tier === 'diamond')
  const cases = [
    ['booster_not_available', await insertBooster(services, { filters: ['league-of-legends:elo-boost:na'] })],
    [
      'not_eligible_to_claim_this_league_orders',
      await insertBooster(services, {
        ceilings: { 'league-of-legends': order.level - 1, valorant: diamond },
      }),
    ],
    ['not_eligible_to_claim_this_league_orders', await insertBooster(services, { ceilings: {} })],
    ['solo_order_claim_limit_reached', await insertBooster(services, { soloLimit: 0 })],
    ['account_banned', await insertBooster(services, { user: { banned_at: new Date() } })],
  ] as const
  for (const [code, booster] of cases) {
    await expect(act(services, claimOrder, booster, order.id)).rejects.toThrow(code)
    const { items, others } = await listAvailableOrders(services, booster)
    expect([...items, ...others].find(({ order_id }) => order_id === order.id)?.refusal).toBe(code)
  }
  await expect(act(services, claimOrder, await insertCustomer(services), order.id)).rejects.toThrow(
    'user_not_booster',
  )
  const exact = await insertBooster(services, { ceilings: { 'league-of-legends': order.level } })
  await act(services, claimOrder, exact, order.id)
})

test('trust O3: only the cell of game and service that a booster offers can be claimed', async () => {
  for (const game of ['league-of-legends', 'valorant'] as const)
    for (const service of ['elo-boost', 'duo-boost', 'placement-boost', 'win-boost'] as const) {
      const config = defaultConfig(game, service)
      const order = await insertOrder(services, { status: 'waiting_for_booster', config })
      const other = await insertBooster(services, {
        filters: [filterId({ ...config, service: nextOf(service) })],
      })
      await expect(act(services, claimOrder, other, order.id)).rejects.toThrow('booster_not_available')
      await act(services, claimOrder, await insertBooster(services, { filters: [order.filter] }), order.id)
      expect(order.duo).toBe(isDuo(config))
    }
})

function nextOf(service: 'elo-boost' | 'duo-boost' | 'placement-boost' | 'win-boost') {
  return service === 'elo-boost' ? 'duo-boost' : 'elo-boost'
}

test('trust O3: no claim commits after the ban of its booster', async () => {
  const booster = await insertBooster(services, { soloLimit: 100 })
  const orders = await Promise.all(Array.from({ length: 60 }, () => waiting()))
  const claims = orders.map(({ id }) => act(services, claimOrder, booster, id))
  // At once: some are refused while the orders are still counted.
  const all = outcomes(claims)
  await claims[0]
  await services.db.updateTable('users').set({ banned_at: new Date() }).where('id', '=', booster.id).execute()
  const count = () =>
    services.db.selectFrom('orders').select('id').where('booster_id', '=', booster.id).execute()
  const atBan = (await count()).length
  const seen = await all
  expect((await count()).length).toBe(atBan)
  expect(seen.ok).toBe(atBan)
})

test('nobody claims their own order, an unpaid one or one they dropped', async () => {
  const booster = await insertBooster(services)
  const own = await insertOrder(services, { status: 'waiting_for_booster', customerId: booster.id })
  await expect(act(services, claimOrder, booster, own.id)).rejects.toThrow('order_not_available')
  const unpaid = await insertOrder(services)
  await expect(act(services, claimOrder, booster, unpaid.id)).rejects.toThrow('order_not_available')
  const dropped = await waiting()
  await services.db
    .insertInto('order_blocks')
    .values({ order_id: dropped.id, booster_id: booster.id })
    .execute()
  await expect(act(services, claimOrder, booster, dropped.id)).rejects.toThrow('booster_blocked_on_order')
  const nowhere = '00000000-0000-4000-8000-000000000000'
  await expect(act(services, claimOrder, booster, nowhere)).rejects.toThrow('order_not_found')
  await expect(act(services, claimOrder, await insertCustomer(services), nowhere)).rejects.toThrow(
    'user_not_booster',
  )
})

test('a claim notifies the customer, the booster, staff and the board, but only if it succeeds', async () => {
  const order = await waiting()
  const [winner, late] = [await insertBooster(services), await insertBooster(services)]
  services.sent.length = 0
  await act(services, claimOrder, winner, order.id)
  const payload = { order_id: order.id }
  const changed = { ...payload, version: 2 }
  expect(services.sent).toEqual(
    expect.arrayContaining([
      { to: 'user', id: order.customer_id, event: 'order_changed', payload: changed },
      { to: 'user', id: winner.id, event: 'order_changed', payload: changed },
      { to: 'staff', id: '', event: 'order_changed', payload: changed },
      { to: 'filter', id: order.filter, event: 'order_taken', payload },
      expect.objectContaining({ to: 'user', id: order.customer_id, event: 'show_notification' }),
    ]),
  )
  services.sent.length = 0
  await expect(act(services, claimOrder, late, order.id)).rejects.toThrow('order_not_available')
  expect(services.sent).toEqual([])
})

test('staff see who can take an order, those with the fewest orders first, and for everyone else the rule', async () => {
  const config = { ...anOrderConfig, server: 'oce' } as const
  const order = await insertOrder(services, { status: 'waiting_for_booster', config })
  const named = async (username: string, own: Parameters<typeof insertBooster>[1] = {}) =>
    (await insertBooster(services, { filters: [filterId(config)], ...own, user: { username, ...own.user } }))
      .id
  const [free, full] = [await named('c-free'), await named('c-full', { soloLimit: 1 })]
  const some = await named('c-some')
  const awayAt = services.now()
  const away = await named('c-away')
  await services.db.updateTable('boosters').set({ away_at: awayAt }).where('user_id', '=', away).execute()
  await Promise.all([
    named('c-filter', { filters: ['valorant:win-boost:eu'] }),
    named('c-banned', { user: { banned_at: services.now() } }),
    named('c-former', { user: { permissions: [] } }),
  ])
  for (const boosterId of [full, some]) await insertOrder(services, { status: 'boosting', boosterId })
  const dropped = await named('c-dropped')
  await services.db.insertInto('order_blocks').values({ order_id: order.id, booster_id: dropped }).execute()
  const { items } = await listCandidates(services, order.id)
  const own = items.filter(({ username }) => username.startsWith('c-'))
  const never = { online: false, last_active_at: null, away: false, completed: 0, on_time: 0 }
  const able = { limit: { solo: 2, duo: 2 }, ceiling: 30, refusal: null, ...never }
  expect(own.slice(0, 3)).toEqual([
    { user_id: free, username: 'c-free', active: { solo: 0, duo: 0 }, ...able },
    { user_id: some, username: 'c-some', active: { solo: 1, duo: 0 }, ...able },
    { user_id: away, username: 'c-away', active: { solo: 0, duo: 0 }, ...able, away: true },
  ])
  expect(Object.fromEntries(own.slice(3).map(({ username, refusal }) => [username, refusal]))).toEqual({
    'c-banned': 'account_banned',
    'c-dropped': 'booster_blocked_on_order',
    'c-filter': 'booster_not_available',
    'c-former': 'user_not_booster',
    'c-full': 'solo_order_claim_limit_reached',
  })
  await expect(listCandidates(services, crypto.randomUUID())).rejects.toThrow('order_not_found')
})

test('of more boosters than staff can choose from, those with the fewest orders stay', async () => {
  const config = { ...anOrderConfig, server: 'las' } as const
  const order = await insertOrder(services, { status: 'waiting_for_booster', config })
  const filters = [filterId(config)]
  // By name they would come first.
  const busy = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const { id } = await insertBooster(services, { filters, user: { username: `a-${n}-busy` } })
      await insertOrder(services, { status: 'boosting', boosterId: id, config })
      return id
    }),
  )
  const free = (await insertBooster(services, { filters, user: { username: 'z-free' } })).id
  const { items } = await listCandidates(services, order.id)
  expect(items).toHaveLength(100)
  expect(items[0]?.user_id).toBe(free)
  expect(items.filter(({ user_id }) => busy.includes(user_id))).toHaveLength(99)
  // Nor do those displace others who are away, paused, or hold what they can still undo.
  const away = (await insertBooster(services, { filters, user: { username: 'z-away' } })).id
  const paused = (await insertBooster(services, { filters, user: { username: 'z-paused' } })).id
  const holds = (await insertBooster(services, { filters, user: { username: 'z-holds' } })).id
  const { db } = services
  await db.updateTable('boosters').set({ away_at: services.now() }).where('user_id', '=', away).execute()
  await db.updateTable('boosters').set({ paused_at: services.now() }).where('user_id', '=', paused).execute()
  for (const status of ['waiting_for_booster', 'waiting_for_booster'] as const) {
    const { id } = await insertOrder(services, { status, config })
    await db
      .updateTable('orders')
      .set({ reserved_by: holds, reserved_at: services.now() })
      .where('id', '=', id)
      .execute()
  }
  const stayed = (await listCandidates(services, order.id)).items.map(({ user_id }) => user_id)
  expect(stayed).not.toContain(away)
  expect(stayed).not.toContain(paused)
  expect(stayed).not.toContain(holds)
})

test('staff can override filters and limits, but assign only to boosters and only waiting orders', async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  const order = await waiting()
  const booster = await insertBooster(services, { filters: [], soloLimit: 0 })
  const banned = await insertBooster(services, { user: { banned_at: new Date() } })
  await expect(act(services, assignOrder, staff, order.id, banned.id)).rejects.toThrow('booster_not_found')
  await expect(act(services, assignOrder, staff, order.id, staff.id)).rejects.toThrow('own_affair')
  await expect(act(services, assignOrder, staff, order.id, order.customer_id)).rejects.toThrow(
    'booster_not_found',
  )
  await act(services, assignOrder, staff, order.id, booster.id)
  await expect(act(services, assignOrder, staff, order.id, booster.id)).rejects.toThrow('order_not_available')
})
