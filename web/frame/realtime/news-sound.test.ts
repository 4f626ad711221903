import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { neverQuiet } from '#core/people/quiet-hours.ts'
import type { SessionUser } from '../session/session-user.ts'
import { hasSounded, playNews } from './news-sound.ts'

let asked: number

beforeEach(() => {
  asked = 0
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive: true },
    // Every sound asks for this lock first.
    locks: { request: async () => void asked++ },
  })
})
afterEach(() => vi.unstubAllGlobals())

const user = (sound: Partial<SessionUser['sound']>) =>
  ({ sound: { volume: 12, silent: [], quiet: neverQuiet, ...sound } }) as unknown as SessionUser

const soon = new Date(Date.now() + 60_000).toISOString()
const paused = { ...neverQuiet, paused_until: soon }

test('news sounds unless its topic is silent; what a feature decides itself comes before that', () => {
  playNews(user({}), 'order_paused', { special: false })
  expect(asked).toBe(1)
  playNews(user({ silent: ['order_work'] }), 'order_paused', { special: false })
  expect(asked).toBe(1)
  playNews(user({ silent: ['new_orders'] }), 'new_order_fits', { special: true })
  expect(asked).toBe(1)
  playNews(user({ silent: ['support_queue'] }), 'support_waiting', { special: false, wanted: true })
  expect(asked).toBe(2)
})

test('nothing sounds while it is quiet, whoever wants it; a login code does for those who let it', () => {
  playNews(user({ quiet: paused }), 'new_order_fits', { special: true })
  playNews(user({ quiet: paused }), 'support_waiting', { special: false, wanted: true })
  playNews(user({ quiet: paused }), 'login_code_asked', { special: true })
  expect(asked).toBe(0)
  playNews(user({ quiet: { ...paused, codes_wake: true } }), 'login_code_asked', { special: true })
  expect(asked).toBe(1)
})

test('a notification sounds in the page or as a push, whichever comes first', () => {
  playNews(user({}), 'order_paused', { special: false, id: 1 })
  expect([asked, hasSounded(1)]).toEqual([1, true])
  expect(hasSounded(2)).toBe(false)
  playNews(user({}), 'order_paused', { special: false, id: 2 })
  expect(asked).toBe(1)
  // A page that nobody has touched is muted by its browser.
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  playNews(user({}), 'order_paused', { special: false, id: 4 })
  expect(hasSounded(4)).toBe(false)
  // One that is silent here leaves the sound to the push.
  playNews(user({ silent: ['order_work'] }), 'order_paused', { special: false, id: 3 })
  expect(hasSounded(3)).toBe(false)
})
