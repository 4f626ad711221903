import { expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { canCoach, coachLevel } from '#core/orders/coaching.ts'
import { filterId } from '#core/people/matching.ts'
import { act } from '#server/test/act.ts'
import { anOffer, hoursWith, insertCoach, insertDiamond } from '#server/test/coaching.ts'
import { insertBooster, insertOrder, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { saveOffer } from './save-offer.ts'

const { app, services } = await openApp()

type Listed = Contract['listCoaches']['reply']['data']

async function list(query = ''): Promise<Listed> {
  const answer = await app.inject({ url: `/v1/coaching/coaches${query}` })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const put = async (coach: { id: string }, body: object, game = 'league-of-legends') =>
  app.inject({
    method: 'PUT',
    url: `/v1/coaching/offers/${game}`,
    headers: { authorization: `Bearer ${await signIn(services, coach.id)}` },
    payload: body,
  })

test('everyone can see the coaches: rank, price, languages, free hours, and completed orders', async () => {
  const coach = await insertCoach(services)
  const config = hoursWith(coach)
  for (const status of ['completed', 'completed', 'boosting', 'cancelled'] as const)
    await insertOrder(services, { status, config, boosterId: coach.id })
  const { items } = await list('?game=league-of-legends')
  const { active: _active, ...offer } = anOffer
  const row = items.find(({ coach_id }) => coach_id === coach.id)
  expect(row).toEqual({
    ...offer,
    coach_id: coach.id,
    username: expect.stringMatching(/^person-/),
    game: 'league-of-legends',
    rank: { tier: 'diamond', division: 4 },
    currency: 'EUR',
    completed: 2,
    boosts: 0,
    reviews: 0,
    rating: null,
    bookable: false,
    demo: false,
  })
  expect(JSON.stringify(row)).not.toMatch(/email|@/)
})

test('a coach’s rating and boosts are those that boosters’ pages show of the game', async () => {
  const coach = await insertCoach(services)
  const counted = { booster_id: coach.id, counted_at: services.now() }
  const figures = { finished: 12, climbs: 9, on_time: 12, late_days: [], start_seconds: null, starts: 0 }
  const games = { won: 0, recorded: 0, disputed: 0, first_at: null, last_at: null }
  await services.db
    .insertInto('booster_figures')
    .values([
      { ...counted, ...figures, ...games, game: 'league-of-legends', reviews: 4, rating_sum: 18 },
      { ...counted, ...figures, ...games, game: 'valorant', reviews: 9, rating_sum: 9 },
    ])
    .execute()
  const { items } = await list('?game=league-of-legends')
  expect(items.find(({ coach_id }) => coach_id === coach.id)).toMatchObject({
    boosts: 12,
    reviews: 4,
    rating: 4.5,
  })
})

test('filters by game and language, ten per page, most completed orders first', async () => {
  const coaches = await Promise.all(
    Array.from({ length: 12 }, () => insertBooster(services, { filters: ['valorant:elo-boost:eu'] })),
  )
  for (const [i, coach] of coaches.entries())
    await act(services, saveOffer, coach, 'valorant', {
      ...anOffer,
      hourly: 1_000 + i,
      languages: i === 7 ? ['ar', 'en'] : ['en'],
    } as typeof anOffer)
  const last = coaches[11]
  if (!last) throw new Error('twelve were made')
  await insertOrder(services, {
    status: 'completed',
    config: hoursWith(last, { game: 'valorant' }),
    boosterId: last.id,
  })
  const first = await list('?game=valorant')
  expect([first.items.length, first.total, first.pageCount]).toEqual([10, 12, 2])
  expect(first.items.map(({ hourly }) => hourly)).toEqual([
    1_011,
    ...Array.from({ length: 9 }, (_, i) => 1_000 + i),
  ])
  expect((await list('?game=valorant&page=2')).items.map(({ hourly }) => hourly)).toEqual([1_009, 1_010])
  expect((await list('?game=valorant&language=ar')).items.map(({ hourly }) => hourly)).toEqual([1_007])
  expect((await list('?game=wild-rift')).total).toBe(0)
  // The tabs of all games say how many they have, in the language.
  const offersOf = async (query: string) =>
    Object.fromEntries((await list(query)).games.map(({ game, offers }) => [game, offers]))
  expect(await offersOf('?game=wild-rift')).toMatchObject({ valorant: 12, 'wild-rift': 0 })
  expect(await offersOf('?language=ar')).toMatchObject({ valorant: 1 })
  expect((await app.inject({ url: '/v1/coaching/coaches?game=chess' })).statusCode).toBe(400)
})

test('the list and core agree for every rank, filter, ban and permission', async () => {
  for (const game of gameIds) {
    const ladder = games[game]
    const level = coachLevel(ladder)
    const server = ladder.servers[0]
    if (!server) throw new Error('a game has servers')
    const own = filterId({ game, service: 'win-boost', server })
    const cases = [
      { filters: [own], ceilings: { [game]: level } },
      { filters: [own], ceilings: { [game]: level - 1 } },
      { filters: [own], ceilings: { [game]: camps(ladder).length - 1 } },
      { filters: [], ceilings: { [game]: level } },
      { filters: [own], ceilings: {} },
      { filters: [own], ceilings: { [game]: level }, user: { banned_at: new Date() } },
      { filters: [own], ceilings: { [game]: level }, user: { permissions: [] } },
    ]
    for (const options of cases) {
      const coach = await insertBooster(services, options)
      await services.db
        .insertInto('coach_offers')
        .values({
          ...anOffer,
          hourly: 501,
          free: '[]',
          booster_id: coach.id,
          game,
          updated_at: services.now(),
        })
        .execute()
      const may = canCoach(
        { isBooster: coach.permissions.includes('Booster'), banned: coach.banned, ...options },
        ladder,
      )
      const listed = await services.db
        .selectFrom('coach_offers')
        .select('booster_id')
        .where('booster_id', '=', coach.id)
        .execute()
      expect(listed).toHaveLength(1)
      const pages = await Promise.all([1, 2, 3].map((page) => list(`?game=${game}&page=${page}`)))
      const shown = pages.flatMap(({ items }) => items).some(({ coach_id }) => coach_id === coach.id)
      expect(shown, `${game} ${JSON.stringify(options)}`).toBe(may)
    }
  }
})

test('a booster sets their own offer; below Diamond, or for a game they don’t play, it is refused', async () => {
  const coach = await insertDiamond(services)
  expect((await put(coach, anOffer)).statusCode).toBe(200)
  const mine = await app.inject({
    url: '/v1/coaching/offers/@me',
    headers: { authorization: `Bearer ${await signIn(services, coach.id)}` },
  })
  expect(mine.json().data.items).toMatchObject([
    { game: 'league-of-legends', may_teach: true, offer: anOffer },
    { game: 'teamfight-tactics', may_teach: false, offer: null },
    { game: 'valorant', may_teach: false, offer: null },
    { game: 'wild-rift', may_teach: false, offer: null },
  ])
  expect((await put(coach, anOffer, 'valorant')).json()).toEqual({ message: 'coach_not_eligible' })
  const lower = await insertBooster(services, { ceilings: { 'league-of-legends': 3 } })
  expect((await put(lower, anOffer)).json()).toEqual({ message: 'coach_not_eligible' })
  expect((await put(lower, { ...anOffer, active: false })).statusCode).toBe(200)
})

test('an invalid offer is refused', async () => {
  const coach = await insertDiamond(services)
  const slot = { day: 1, from: 18, to: 22 }
  for (const wrong of [
    { hourly: 499 },
    { hourly: 20_001 },
    { hourly: 19.5 },
    { languages: [] },
    { languages: ['en', 'en'] },
    { teaches: 'Too short' },
    { teaches: `${'a'.repeat(30)}\u0000` },
    { time_zone: 'Europe/Nowhere' },
    { free: [{ ...slot, to: 18 }] },
    { free: [slot, { ...slot, from: 20, to: 23 }] },
    { free: [{ ...slot, day: 8 }] },
  ])
    expect((await put(coach, { ...anOffer, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(400)
  const lines = `${anOffer.teaches}\r\nBring a replay.`
  expect((await put(coach, { ...anOffer, teaches: lines, time_zone: 'UTC' })).statusCode).toBe(200)
  const row = (await list('?game=league-of-legends')).items.find(({ coach_id }) => coach_id === coach.id)
  expect(row?.teaches).toBe(`${anOffer.teaches}\nBring a replay.`)
})

test('saving an offer raises the tag of the pages that list offers', async () => {
  const coach = await insertCoach(services)
  const mark = services.tags.mark()
  expect(services.tags.raisedSince(['offers'], mark)).toBe(false)
  expect((await put(coach, anOffer)).statusCode).toBe(200)
  expect(services.tags.raisedSince(['offers'], mark)).toBe(true)
  expect(services.tags.raisedSince(['prices'], mark)).toBe(false)
})
