// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { App } from '#web/frame/session/app-context.ts'
import { closeShown, keepPush, pushSupport, turnOnPush } from './push.ts'

const site = { offline: true, closed: false } as unknown as App['site']
const [key, newKey] = ['BCVx', 'AAAA']
let done: string[]
let browser: { endpoint: string; key: string } | null
let server: { key: string | null; endpoint: string | null }
let answer: NotificationPermission

const call = (async (name: string, { body }: { body?: { endpoint: string } } = {}) => {
  done.push(name)
  if (body) server.endpoint = body.endpoint
  return { data: { push: { ...server, devices: [] } } }
}) as unknown as App['call']

function subscription() {
  if (!browser) return null
  const { endpoint, key: subscribed } = browser
  const bytes = Uint8Array.from(atob(subscribed), (letter) => letter.charCodeAt(0))
  return {
    endpoint,
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    async unsubscribe() {
      done.push('unsubscribe')
      browser = null
      return true
    },
  }
}

const shownIds = [3, 4]
const closed: number[] = []

beforeEach(() => {
  done = []
  closed.length = 0
  browser = null
  server = { key, endpoint: null }
  answer = 'granted'
  let made = 0
  const pushManager = {
    getSubscription: async () => subscription(),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (browser && browser.key !== applicationServerKey) throw new Error('InvalidStateError: another key')
      browser ??= { endpoint: `https://push.test/${++made}`, key: applicationServerKey }
      return subscription()
    },
  }
  const getNotifications = async () => shownIds.map((id) => ({ data: { id }, close: () => closed.push(id) }))
  vi.stubGlobal('navigator', {
    userAgent: 'Android',
    serviceWorker: { ready: Promise.resolve({ pushManager, getNotifications }) },
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => answer })
})
afterEach(() => vi.unstubAllGlobals())

test('a browser that can is told from one that is blocked, needs the installed app, or has no push', () => {
  expect(pushSupport({ site })).toBe('can')
  expect(pushSupport({ site: { ...site, offline: false } })).toBe('none')
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(pushSupport({ site })).toBe('blocked')
  Reflect.deleteProperty(window, 'PushManager')
  expect(pushSupport({ site })).toBe('none')
  vi.stubGlobal('navigator', { userAgent: 'iPhone', serviceWorker: {} })
  expect(pushSupport({ site })).toBe('install_first')
})

test('the server learns where pushes go once the person has said yes to the browser', async () => {
  answer = 'denied'
  expect(await turnOnPush({ call }, key)).toBeNull()
  expect([done, browser]).toEqual([[], null])
  answer = 'granted'
  expect(await turnOnPush({ call }, key)).toMatchObject({ endpoint: 'https://push.test/1' })
  expect(done).toEqual(['savePushDevice'])
})

test('a key that was rotated and an address that changed are told, and what is right is left alone', async () => {
  await turnOnPush({ call }, key)
  await keepPush({ call }, true)
  expect(done).toEqual(['savePushDevice', 'getPush'])
  server.key = newKey
  await keepPush({ call }, true)
  expect(done.slice(2)).toEqual(['getPush', 'unsubscribe', 'savePushDevice'])
  expect(browser?.key).toBe(newKey)
  server.endpoint = 'https://push.test/before'
  await keepPush({ call }, true)
  expect(done.slice(5)).toEqual(['getPush', 'savePushDevice'])
  done = []
  await keepPush({ call }, false)
  expect([done, browser]).toEqual([['unsubscribe'], null])
})

test('a subscription that the server doesn’t know of this session ends: it is somebody else’s, or was removed', async () => {
  browser = { endpoint: 'https://push.test/before', key }
  await keepPush({ call }, true)
  expect(done).toEqual(['getPush', 'unsubscribe'])
  expect(closed).toEqual(shownIds)
  await keepPush({ call }, true)
  expect(done).toHaveLength(2)
})

test('what was read on another device disappears here', async () => {
  await closeShown((id) => id <= 3)
  expect(closed).toEqual([3])
})
