import { afterEach, expect, test, vi } from 'vitest'
import { presentMs } from '#core/orders/waves.ts'
import { Presence } from './presence.ts'

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
