import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { presentMs } from '#core/orders/waves.ts'
import { openRedis } from '#server/platform/process/redis.ts'
import { hasRedis, localRedis, openGate } from '../test/outage.ts'
import { Presence } from './presence.ts'
import { SharedPresence } from './shared-presence.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('trust T11: a booster is present while they use a page, not while one is open', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const presence = new Presence()
  const leave = presence.enter('booster', true)
  presence.enter('customer', false)
  expect(presence.boosters()).toEqual(['booster'])
  vi.setSystemTime(Date.now() + presentMs)
  expect(presence.boosters()).toEqual([])
  expect(presence.online()).toEqual(['booster', 'customer'])
  presence.act('booster')
  presence.act('a stranger')
  expect(presence.boosters()).toEqual(['booster'])
  leave?.()
  expect(presence.boosters()).toEqual([])
})

test.skipIf(!hasRedis())('a Redis that answers too late costs the other processes, and no page', async () => {
  const redis = await localRedis()
  await redis.start()
  const gate = await openGate(Number(new URL(redis.url).port))
  const clients = await openRedis(`redis://127.0.0.1:${gate.port}`, pino({ level: 'silent' }))
  const own = new Presence()
  own.enter('booster', true)
  const shared = new SharedPresence(clients.main, own)
  expect(await shared.counts()).toEqual({ online: 1, boosters: 1 })
  gate.silence()
  expect(clients.main.status).toBe('ready')
  expect(
    await Promise.all([shared.counts(), shared.boosters(), shared.has('booster'), shared.has('x')]),
  ).toEqual([{ online: 1, boosters: 1 }, ['booster'], true, false])
  await clients.close()
  await gate.close()
  await redis.stop()
})
