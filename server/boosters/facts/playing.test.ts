import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { activeDays, type ClaimableOrder, playsSuch } from '#core/orders/claiming.ts'
import { insertBooster, insertCustomer, insertOrder, signIn } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { boosterFacts, noteSessions } from './booster-store.ts'
import { countPlaying, isPlayed, listPlayed } from './playing-store.ts'

const services = await openServices()
const { db } = services
const game = 'valorant'
const filters = ['valorant:elo-boost:eu', 'valorant:elo-boost:na', 'valorant:duo-boost:eu']
const longAgo = () => new Date(services.now().getTime() - (activeDays + 1) * dayMs)

const someBooster = fc.record({
  offers: fc.subarray(filters),
  ceiling: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  soloLimit: fc.integer({ min: 0, max: 1 }),
  duoLimit: fc.integer({ min: 0, max: 1 }),
  leavesOut: fc.boolean(),
  gone: fc.option(fc.constantFrom('banned', 'paused', 'ended', 'idle'), { nil: undefined, freq: 2 }),
  away: fc.boolean(),
  full: fc.boolean(),
})
const someWish = fc.record({
  filter: fc.constantFrom(...filters),
  level: fc.integer({ min: 0, max: 6 }),
  queue: fc.constantFrom('competitive', 'ranked' as const),
  isDuo: fc.boolean(),
})

type Made = { id: string; idle: boolean }

async function make(some: typeof someBooster extends fc.Arbitrary<infer Some> ? Some : never): Promise<Made> {
  const { offers, ceiling, soloLimit, duoLimit, leavesOut, gone, away, full } = some
  const { id } = await insertBooster(services, {
    filters: offers,
    ceilings: ceiling === undefined ? {} : { [game]: ceiling },
    soloLimit,
    duoLimit,
    user: {
      ...(gone === 'ended' && { permissions: [] }),
      ...(gone === 'banned' && { banned_at: services.now() }),
    },
  })
  const columns = {
    ...(gone === 'paused' && { paused_at: services.now() }),
    ...(gone === 'idle' && { since: longAgo(), last_active_at: longAgo() }),
    ...(away && { away_at: services.now() }),
  }
  if (Object.keys(columns).length > 0)
    await db.updateTable('boosters').set(columns).where('user_id', '=', id).execute()
  if (leavesOut)
    await db
      .updateTable('booster_ceilings')
      .set({ unplayed: ['competitive'] })
      .where('user_id', '=', id)
      .execute()
  if (full) await insertOrder(services, { status: 'boosting', boosterId: id })
  return { id, idle: gone === 'idle' }
}

test('counts exactly those active boosters whom a search could ask, now or once they are free', async () => {
  const made: Made[] = []
  for (const some of fc.sample(someBooster, { numRuns: 40, seed: 30 })) made.push(await make(some))
  const crowd = await Promise.all(
    made.map(async ({ id, idle }) => ({ idle, facts: await boosterFacts(db, id, []) })),
  )
  let served = 0
  await fc.assert(
    fc.asyncProperty(someWish, async ({ filter, level, queue, isDuo }) => {
      const order: ClaimableOrder = {
        id: made[0]?.id ?? '',
        customerId: made[1]?.id ?? '',
        status: 'waiting_for_booster',
        filter,
        game,
        service: 'elo-boost',
        coachId: null,
        level,
        queue,
        isDuo,
        reservedBy: null,
        frozen: false,
      }
      const asked = crowd.filter(({ idle, facts }) => !idle && playsSuch(facts, order)).length
      const wanted = { filter, game, level, queue, isDuo, customerId: order.customerId } as const
      served += Math.min(1, asked)
      expect(await countPlaying(db, wanted, services.now())).toBe(asked)
      expect(await isPlayed(db, wanted, services.now())).toBe(asked > 0)
    }),
    { numRuns: 120, seed: 30 },
  )
  expect(served).toBeGreaterThan(20)
})

test('what is played says how high, for each filter of the game', async () => {
  await db.deleteFrom('booster_filters').execute()
  await insertBooster(services, { filters: filters.slice(0, 2), ceilings: { valorant: 3 }, duoLimit: 0 })
  await insertBooster(services, { filters: filters.slice(0, 1), ceilings: { valorant: 9 } })
  const played = (isDuo: boolean) => listPlayed(db, { game, isDuo }, services.now())
  expect(new Map((await played(false)).map((each) => [each.filter, each.level]))).toEqual(
    new Map([
      ['valorant:elo-boost:eu', 9],
      ['valorant:elo-boost:na', 3],
    ]),
  )
  expect(await played(true)).toEqual([{ filter: 'valorant:elo-boost:eu', level: 9 }])
})

test('a booster who was idle counts again as soon as they use a session', async () => {
  const filter = 'valorant:win-boost:eu'
  const { id } = await insertBooster(services, { filters: [filter] })
  const wanted = { filter, game, level: 0, isDuo: false } as const
  const count = () => countPlaying(db, wanted, services.now())
  expect(await count()).toBe(1)
  await db.updateTable('boosters').set({ since: longAgo() }).where('user_id', '=', id).execute()
  expect(await count()).toBe(0)
  await signIn(services, id)
  await signIn(services, (await insertCustomer(services)).id)
  await noteSessions(db)
  expect(await count()).toBe(1)
})
