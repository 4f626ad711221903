import { expect, test } from 'vitest'
import { buildApp } from '#server/composed/app.ts'
import { counts } from '#server/platform/operation-marks/counts.ts'
import { openServices } from '#server/test/open-app.ts'
import { manifests } from './manifest.ts'
import { workerFile } from './worker-file.ts'

const services = await openServices()
const app = await buildApp({ services })

test('there is a manifest for each language and for boosters, in its direction and with addresses of its language', async () => {
  const files = manifests(services)
  expect(files).toHaveLength(18)
  const read = async (path: string) =>
    JSON.parse((await files.find((file) => file.path === path)?.content()) ?? 'null')
  const arabic = await read('/ar/app.webmanifest')
  expect(arabic).toMatchObject({ id: '/', lang: 'ar-EG', dir: 'rtl', start_url: '/ar/dashboard' })
  const german = await read('/de/boosters.webmanifest')
  expect(german.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/de/dashboard/booster/available-orders',
    '/de/dashboard/booster/active-orders',
    '/de/dashboard/booster/earnings',
  ])
  for (const { path, content } of files)
    for (const { name } of JSON.parse(await content()).shortcuts)
      expect(name, path).not.toMatch(/^app\.|^shell\./)
})

test('a shop of two languages has manifests for these', () => {
  const two = manifests({ ...services, config: { ...services.config, languages: ['en', 'de'] } })
  expect(two.map(({ path }) => path)).toEqual([
    '/app.webmanifest',
    '/boosters.webmanifest',
    '/de/app.webmanifest',
    '/de/boosters.webmanifest',
  ])
})

test('switched off, the worker’s address sends one that removes what was kept and itself', async () => {
  const [on] = workerFile(services.config, 'the worker')
  expect(on?.path).toBe('/sw.js')
  expect(await on?.content()).toBe('the worker')
  const [off] = workerFile({ ...services.config, offlineApp: false }, 'the worker')
  const script = (await off?.content()) ?? ''
  // Run as a browser would: what it does when it is activated.
  const done: string[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
    skipWaiting: () => done.push('skipWaiting'),
    registration: { unregister: async () => done.push('unregister') },
  }
  const caches = { keys: async () => ['pages', 'assets'], delete: async (name: string) => done.push(name) }
  new Function('self', 'caches', script)(self, caches)
  listeners.install?.({})
  let work: Promise<unknown> = Promise.resolve()
  listeners.activate?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
  await work
  expect(done).toEqual(['skipWaiting', 'pages', 'assets', 'unregister'])
  expect(workerFile(services.config, undefined)).toEqual([])
})

test('whoever can’t register the worker is counted, and nothing else is kept', async () => {
  counts.workerFailures.reset()
  const report = () => app.inject({ method: 'POST', url: '/v1/app/worker-failures' })
  const answers = await Promise.all([report(), report()])
  expect(answers.map((answer) => answer.json())).toEqual([{ data: {} }, { data: {} }])
  const { values } = await counts.workerFailures.get()
  expect(values[0]?.value).toBe(2)
})
