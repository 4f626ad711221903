import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { type ClimbConfig, defaultConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex, type Place } from '#core/games/ladder.ts'
import { insertBooster, insertOrder } from '../test/factories.ts'
import { openApp } from '../test/open-app.ts'

const { app, services } = await openApp()

afterEach(async () => {
  await services.asOwner("set session_replication_role = 'replica'; truncate users cascade")
})

const valorant = 'valorant:elo-boost:eu'
const camp = (place: Place) => campIndex(games.valorant, place)
const gold = camp({ tier: 'gold', division: 2 })

const booster = (options: Parameters<typeof insertBooster>[1] = {}) =>
  insertBooster(services, { filters: [valorant], ceilings: { valorant: gold }, ...options })
const named = (username: string, options: Parameters<typeof insertBooster>[1] = {}) =>
  booster({ ...options, user: { username, ...options.user } })

async function listed(query: Record<string, string> = { game: 'valorant' }) {
  const answer = await app.inject({ url: '/v1/boosters', query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Contract['listBoosters']['reply']>().data
}
const names = async (query?: Record<string, string>) =>
  (await listed(query)).items.map((each) => each.username)

test('a booster is shown with their rank limit, and nothing else about them', async () => {
  await named('kite', { user: { demo: true } })
  expect(await listed()).toEqual({
    items: [
      {
        username: 'kite',
        ceiling: { tier: 'gold', division: 2 },
        finished: 0,
        last_climb: null,
        demo: true,
      },
    ],
    page: 1,
    pageCount: 1,
    total: 1,
  })
})

test('finished climbs are only completed orders of this game and this booster', async () => {
  const { id: boosterId } = await named('kite')
  const climb = (change: Partial<ClimbConfig> = {}): ClimbConfig => ({
    ...defaultConfig('valorant', 'elo-boost'),
    ...change,
  })
  const lastClosed = new Date('2026-02-20T12:00:00Z')
  const finished = (config: ClimbConfig, at: Date) =>
    insertOrder(services, { status: 'completed', boosterId, config, columns: { closed_at: at } })
  await finished(
    climb({ target: { tier: 'diamond', division: 1, points: 0 } }),
    new Date('2026-02-11T12:00:00Z'),
  )
  await finished(climb({ target: { tier: 'gold', division: 3, points: 0 } }), lastClosed)
  await insertOrder(services, {
    status: 'completed',
    boosterId,
    config: defaultConfig('valorant', 'win-boost'),
    columns: { closed_at: new Date('2026-02-21T12:00:00Z') },
  })
  await insertOrder(services, {
    status: 'completed',
    boosterId,
    config: defaultConfig('wild-rift', 'elo-boost'),
  })
  await insertOrder(services, { status: 'boosting', boosterId, config: climb() })
  await insertOrder(services, { status: 'verification_required', boosterId, config: climb() })

  const { items } = await listed()
  expect(items).toMatchObject([
    {
      finished: 3,
      last_climb: {
        start: { tier: 'silver', division: 2 },
        target: { tier: 'gold', division: 3 },
        closed_at: lastClosed.toISOString(),
      },
    },
  ])
  expect(Object.keys(items[0]?.last_climb?.target ?? {})).toEqual(['tier', 'division'])
})

test('boosters who are banned, left, take no orders or offer only another game are left out', async () => {
  await named('here')
  await named('banned', { user: { banned_at: services.now() } })
  await named('left', { user: { permissions: [] } })
  await named('resting', { soloLimit: 0, duoLimit: 0 })
  await named('without-filters', { filters: [] })
  await named('elsewhere', { filters: ['wild-rift:elo-boost:eu'] })
  await named('no-ceiling', { ceilings: {} })
  expect(await names()).toEqual(['here'])
  expect((await listed()).total).toBe(1)
})

test('the highest first, ten on a page', async () => {
  for (let place = 0; place < 12; place++) await named(`b${place}`, { ceilings: { valorant: place } })
  expect(await names()).toEqual(['b11', 'b10', 'b9', 'b8', 'b7', 'b6', 'b5', 'b4', 'b3', 'b2'])
  expect(await listed({ game: 'valorant', page: '2' })).toMatchObject({ page: 2, pageCount: 2, total: 12 })
  expect(await names({ game: 'valorant', page: '2' })).toEqual(['b1', 'b0'])
  expect(await names({ game: 'wild-rift' })).toEqual([])
})

test('a rank limit above a ladder that became shorter is its top', async () => {
  await named('kite', { ceilings: { valorant: 99 } })
  expect((await listed()).items[0]?.ceiling).toEqual({ tier: 'radiant', division: null })
})

test('the game is required, and must be one that we offer', async () => {
  for (const query of [
    {},
    { game: 'chess' },
    { game: 'valorant', page: '0' },
    { game: 'valorant', all: '1' },
  ])
    expect((await app.inject({ url: '/v1/boosters', query: query as never })).statusCode).toBe(400)
})

test('the page is cut and its orders are counted by index only', async () => {
  const plan = async (query: ReturnType<typeof sql>) => {
    const { rows } = await services.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return query.execute(tx)
    })
    return JSON.stringify(rows)
  }
  expect(
    await plan(
      sql`explain select user_id from booster_ceilings where game = 'valorant' order by ceiling desc, user_id limit 10`,
    ),
  ).toContain('booster_ceilings_game')
  expect(
    await plan(
      sql`explain select count(*) from orders where booster_id = gen_random_uuid() and game = 'valorant' and status = 'completed'`,
    ),
  ).toContain('orders_completed')
})
