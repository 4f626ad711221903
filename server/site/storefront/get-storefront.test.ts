import { expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { enoughShopOrders } from '#core/people/profiles.ts'
import { insertBooster, insertOrder } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { samplePresence } from './sample-presence.ts'

async function shop() {
  const { app, services } = await openApp()
  const read = async () => {
    const answer = await app.inject('/v1/storefront')
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<Contract['getStorefront']['reply']>().data.storefront
  }
  return { services, read }
}

test('a shop with too few orders shows no figure', async () => {
  const { services, read } = await shop()
  await insertOrder(services, { status: 'completed' })
  expect(await read()).toMatchObject({
    online: { now: 0, free: 0, samples: [] },
    starts: { orders: 1, bars: [], median_seconds: null },
    arrivals: { orders: 1, on_time: [] },
    reviews: [],
  })
})

test('with enough orders the page has start times, arrivals in their order and the newest climbs', async () => {
  const { services, read } = await shop()
  const { id: boosterId } = await insertBooster(services)
  const now = services.now().getTime()
  for (let i = 0; i < enoughShopOrders; i++) {
    const closed = now - i * hourMs
    const claimed = closed - (i === 0 ? 20 * dayMs : hourMs)
    const columns = {
      closed_at: new Date(closed),
      finished_at: new Date(closed),
      claimed_at: new Date(claimed),
      searching_at: new Date(claimed - (i === 1 ? 500 : 7) * minuteMs),
    }
    await insertOrder(services, { status: 'completed', boosterId, columns })
  }
  await insertOrder(services, {
    status: 'completed',
    boosterId,
    columns: { closed_at: new Date(now - 40 * dayMs), claimed_at: new Date(now - 41 * dayMs) },
  })
  const { starts, arrivals, climbs } = await read()
  expect(starts).toMatchObject({ orders: 20, median_seconds: 420 })
  expect(starts.bars).toEqual([0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  expect(arrivals.on_time).toEqual([...Array(19).fill(true), false])
  expect(climbs).toHaveLength(6)
  expect(climbs[0]?.late_days).toBeGreaterThan(0)
})

test('connected boosters are sampled every five minutes for a day, and noted as active', async () => {
  const { services, read } = await shop()
  const free = await insertBooster(services)
  const busy = await insertBooster(services, { soloLimit: 1, duoLimit: 0 })
  await insertOrder(services, { status: 'boosting', boosterId: busy.id })
  services.realtime.onlineBoosters = async () => [free.id, busy.id]
  await samplePresence(services)
  await samplePresence(services)
  expect((await read()).online).toMatchObject({ now: 2, free: 1, samples: [{ boosters: 2 }] })
  const active = services.db.selectFrom('boosters').select('last_active_at').where('user_id', '=', busy.id)
  expect((await active.executeTakeFirstOrThrow()).last_active_at).not.toBeNull()
  services.advance(3 * dayMs)
  await samplePresence(services)
  expect(await services.db.selectFrom('presence_samples').select('at').execute()).toHaveLength(1)
})
