// @vitest-environment jsdom
import type { DataRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { startWorker } from './start-worker.ts'

const flag = 'pwa:registration-error'

let reported: string[]

beforeEach(() => {
  reported = []
  localStorage.clear()
  vi.stubEnv('DEV', false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const app = (site = {}) =>
  ({
    locale: 'en',
    site: { offline: true, ...site },
    texts: { ensure: async () => {} },
    call: async (name: string) => void reported.push(name),
  }) as unknown as App

const router = {
  state: { navigation: { state: 'idle' }, matches: [], location: { pathname: '/' } },
  subscribe: () => () => {},
} as unknown as DataRouter

/** A browser whose registration does this. */
function browser(register: () => Promise<unknown>) {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register,
    getRegistration: async () => ({ update: reported.push.bind(reported, 'update') }),
    ready: Promise.resolve({ active: { postMessage: () => {} } }),
  })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('location', { pathname: '/', origin: 'https://shop.example' })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
}

test('a registration that fails sets the flag and is reported once; one that works takes it away', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  browser(() => Promise.reject(new TypeError('Failed to register')))
  await startWorker(app(), router)
  await startWorker(app(), router)
  expect(localStorage.getItem(flag)).not.toBeNull()
  expect(reported).toEqual(['reportWorkerFailure'])
  browser(async () => ({ update: async () => {} }))
  await startWorker(app(), router)
  expect(localStorage.getItem(flag)).toBeNull()
})

test('a newer worker is looked for each hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  browser(async () => ({ update: async () => void reported.push('update') }))
  await startWorker(app(), router)
  vi.advanceTimersByTime(hourMs - 1)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(2 * hourMs)
  expect(reported).toEqual(['update', 'update'])
})

test('where the offline app is off, none is registered, and one that is there is asked to renew itself', async () => {
  browser(async () => void reported.push('register'))
  await startWorker(app({ offline: false }), router)
  await startWorker(app({ closed: 'shut' }), router)
  expect(reported).toEqual(['update'])
})
