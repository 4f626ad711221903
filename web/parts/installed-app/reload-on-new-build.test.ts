// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewVersion } from './new-version.ts'
import { watchBuild } from './reload-on-new-build.ts'

const reload = vi.fn()
let served: () => Response

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  vi.stubGlobal('location', { reload, pathname: '/valorant' })
  vi.stubGlobal('fetch', async () => served())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockClear()
})

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
const build = (id: unknown) => () => Response.json({ id })

test('a newer build reloads the page once, even if an old server answers the reload', async () => {
  served = build('old')
  watchBuild('old', new NewVersion())
  await minutes(2)
  expect(reload).not.toHaveBeenCalled()
  served = build('new')
  await minutes(1)
  expect(reload).toHaveBeenCalledOnce()
  await minutes(5)
  expect(reload).toHaveBeenCalledOnce()
})

test('no answer, or one that can’t be read, changes nothing', async () => {
  const answers = [
    () => {
      throw new TypeError('Failed to fetch')
    },
    () => new Response('<h1>Back in a minute</h1>', { status: 503 }),
    build(7),
  ]
  for (const answer of answers) {
    served = answer
    watchBuild('old', new NewVersion())
    await minutes(1)
  }
  expect(reload).not.toHaveBeenCalled()
})

test('a page in the background asks nothing until it is visible again', async () => {
  served = build('old')
  watchBuild('old', new NewVersion())
  await minutes(0)
  served = build('new')
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await minutes(10)
  expect(reload).not.toHaveBeenCalled()
  hidden.mockRestore()
  await minutes(1)
  expect(reload).toHaveBeenCalledOnce()
})

function workers(controller: object | null) {
  const serviceWorker = Object.assign(new EventTarget(), { controller })
  vi.stubGlobal('navigator', { serviceWorker })
  return { takeOver: () => serviceWorker.dispatchEvent(new Event('controllerchange')) }
}

test('a worker that takes over from another reloads the page at once, once for the build that brought it', async () => {
  served = build('old')
  const { takeOver } = workers({})
  watchBuild('old', new NewVersion())
  takeOver()
  await minutes(0)
  expect(reload).not.toHaveBeenCalled()
  served = build('new')
  takeOver()
  takeOver()
  await minutes(0)
  expect(reload).toHaveBeenCalledOnce()
})

test('the first worker of a browser reloads nothing, and the next one does', async () => {
  served = build('new')
  const { takeOver } = workers(null)
  const version = new NewVersion()
  watchBuild('new', version)
  takeOver()
  await minutes(0)
  expect(reload).not.toHaveBeenCalled()
  served = build('newer')
  takeOver()
  await minutes(0)
  expect(reload).toHaveBeenCalledOnce()
})
