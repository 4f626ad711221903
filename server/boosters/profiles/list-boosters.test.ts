import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { dayMs, minuteMs } from '#core/base/durations.ts'
import { type BoostConfig, type ClimbConfig, defaultConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex, type Place } from '#core/games/ladder.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertOrder } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { countFigures } from '../figures/count-figures.ts'
import { saveProfile } from './save-profile.ts'

const { app, services } = await openApp()

afterEach(async () => {
  services.realtime.onlineBoosters = async () => []
  await services.asOwner("set session_replication_role = 'replica'; truncate users, booster_figures cascade")
})

const valorant = 'valorant:elo-boost:eu'
const camp = (place: Place) => campIndex(games.valorant, place)
const gold = camp({ tier: 'gold', division: 2 })

const booster = (options: Parameters<typeof insertBooster>[1] = {}) =>
  insertBooster(services, { filters: [valorant], ceilings: { valorant: gold }, ...options })
const named = (username: string, options: Parameters<typeof insertBooster>[1] = {}) =>
  booster({ ...options, user: { username, ...options.user } })

const climb = (change: Partial<ClimbConfig> = {}): ClimbConfig => ({
  ...defaultConfig('valorant', 'elo-boost'),
  ...change,
})

type Finished = { config?: BoostConfig; closed?: Date; days?: number; waited?: number }

/** A completed order that took some days, after waiting some minutes for the booster. */
function finish(boosterId: string, { config = climb(), closed = services.now(), ...took }: Finished = {}) {
  const { days = 1, waited = 10 } = took
  const claimed_at = new Date(closed.getTime() - days * dayMs + minuteMs)
  const searching_at = new Date(claimed_at.getTime() - waited * minuteMs)
  const columns = { closed_at: closed, finished_at: closed, claimed_at, searching_at }
  return insertOrder(services, { status: 'completed', boosterId, config, columns })
}

const count = (boosterId: string) => transaction(services, (work) => countFigures(work, boosterId))

async function finishMany(boosterId: string, orders: Finished[]) {
  for (const order of orders) await finish(boosterId, order)
  await count(boosterId)
}

async function listed(query: Record<string, string> = { game: 'valorant' }) {
  const answer = await app.inject({ url: '/v1/boosters', query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Contract['listBoosters']['reply']>().data
}
const names = async (query?: Record<string, string>) =>
  (await listed(query)).items.map((each) => each.username)

test('a new booster is shown with what they offer, and without figures', async () => {
  await named('kite', { user: { demo: true } })
  expect(await listed()).toEqual({
    items: [
      {
        username: 'kite',
        languages: [],
        plays: [
          {
            game: 'valorant',
            ceiling: { tier: 'gold', division: 2 },
            services: ['elo-boost'],
            servers: ['eu'],
          },
        ],
        finished: 0,
        figures: null,
        online: false,
        last_active_at: null,
        places: { taken: 0, of: 4 },
        last_climb: null,
        avatar: null,
        demo: true,
      },
    ],
    page: 1,
    pageCount: 1,
    total: 1,
  })
})

test('finished orders are only completed ones of this game and this booster; the last climb is one of them', async () => {
  const { id: boosterId } = await named('kite')
  const lastClosed = new Date('2026-02-20T12:00:00Z')
  await finishMany(boosterId, [
    {
      config: climb({ target: { tier: 'diamond', division: 1, points: 0 } }),
      closed: new Date('2026-02-11T12:00:00Z'),
    },
    { config: climb({ target: { tier: 'gold', division: 3, points: 0 } }), closed: lastClosed },
    { config: defaultConfig('valorant', 'win-boost'), closed: new Date('2026-02-21T12:00:00Z') },
    { config: defaultConfig('wild-rift', 'elo-boost') },
  ])
  await insertOrder(services, { status: 'boosting', boosterId, config: climb() })
  await insertOrder(services, { status: 'verification_required', boosterId, config: climb() })
  await count(boosterId)

  const { items } = await listed()
  expect(items).toMatchObject([
    {
      finished: 3,
      figures: { finished: 3, climbs: 2 },
      places: { taken: 1, of: 4 },
      last_climb: {
        start: { tier: 'silver', division: 2 },
        target: { tier: 'gold', division: 3 },
        finished_at: lastClosed.toISOString(),
      },
    },
  ])
  expect(Object.keys(items[0]?.last_climb?.target ?? {})).toEqual(['tier', 'division'])
  expect((await listed({})).items[0]).toMatchObject({ finished: 4, last_climb: { game: 'wild-rift' } })
})

test('before there are enough completed orders, no figure is shown', async () => {
  const { id } = await named('kite')
  await finishMany(id, [{}, {}])
  expect((await listed()).items[0]).toMatchObject({ finished: 2, figures: null })
  await finishMany(id, [{}])
  expect((await listed()).items[0]).toMatchObject({
    finished: 3,
    figures: { on_time: 3, start_seconds: 600 },
  })
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

test('by rank the highest is first, ten on a page', async () => {
  for (let place = 0; place < 12; place++) await named(`b${place}`, { ceilings: { valorant: place } })
  const query = { game: 'valorant', sort: 'rank' }
  expect(await names(query)).toEqual(['b11', 'b10', 'b9', 'b8', 'b7', 'b6', 'b5', 'b4', 'b3', 'b2'])
  expect(await listed({ ...query, page: '2' })).toMatchObject({ page: 2, pageCount: 2, total: 12 })
  expect(await names({ ...query, page: '2' })).toEqual(['b1', 'b0'])
  expect(await names({ game: 'wild-rift' })).toEqual([])
})

test('the list is sorted by what was measured, and boosters without figures come last', async () => {
  const long = { days: 30 }
  const quick = { waited: 2 }
  await finishMany((await named('busy')).id, [long, {}, {}, {}])
  await finishMany((await named('punctual')).id, [{}, {}, {}])
  await finishMany((await named('quick')).id, [long, quick, quick])
  await named('new')
  const by = (sort: string) => names({ sort })
  expect(await by('finished')).toEqual(['busy', 'punctual', 'quick', 'new'])
  expect(await by('on_time')).toEqual(['punctual', 'busy', 'quick', 'new'])
  expect((await by('start'))[0]).toBe('quick')
})

test('filters combine: game, service, server, language and who is connected', async () => {
  const { id, ...caller } = await named('kite', {
    filters: ['valorant:elo-boost:eu', 'valorant:win-boost:na'],
  })
  await named('heron', { filters: ['valorant:win-boost:eu'] })
  await act(
    services,
    saveProfile,
    { ...caller, id },
    {
      languages: [{ code: 'fr', level: 'fluent' }],
      about: '',
      about_in: 'en',
      free: [],
      time_zone: 'Europe/Paris',
    },
  )
  expect(await names({ service: 'elo-boost' })).toEqual(['kite'])
  expect(await names({ service: 'win-boost', server: 'eu' })).toEqual(['heron'])
  expect(await names({ server: 'mars' })).toEqual([])
  expect(await names({ language: 'fr' })).toEqual(['kite'])
  expect(await names({ language: 'nl' })).toEqual([])
  expect(await names({ online: '1' })).toEqual([])
  services.realtime.onlineBoosters = async () => [id]
  expect((await listed({ online: '1' })).items).toMatchObject([{ username: 'kite', online: true }])
  expect(await names({ sort: 'active' })).toEqual(['kite', 'heron'])
})

test('a rank limit above a ladder that became shorter is its top', async () => {
  await named('kite', { ceilings: { valorant: 99 } })
  expect((await listed()).items[0]?.plays[0]?.ceiling).toEqual({ tier: 'radiant', division: null })
})

test('a game that we don’t offer and unknown parameters are refused', async () => {
  for (const query of [
    { game: 'chess' },
    { game: 'valorant', page: '0' },
    { game: 'valorant', all: '1' },
    { sort: 'price' },
    { server: '%' },
  ])
    expect((await app.inject({ url: '/v1/boosters', query: query as never })).statusCode).toBe(400)
})

test('climbs are found and counted by index only', async () => {
  const plan = async (query: ReturnType<typeof sql>) => {
    const { rows } = await services.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return query.execute(tx)
    })
    return JSON.stringify(rows)
  }
  expect(
    await plan(
      sql`explain select id from orders where booster_id = '00000000-0000-4000-8000-000000000000' and status = 'completed' order by closed_at desc, id limit 10`,
    ),
  ).toContain('orders_booster_completed')
  expect(
    await plan(
      sql`explain select id from orders where status = 'completed' order by closed_at desc, id limit 6`,
    ),
  ).toContain('orders_newest_completed')
})
