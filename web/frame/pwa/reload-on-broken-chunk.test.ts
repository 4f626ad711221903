// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = new URL('http://localhost:3000/valorant')

let reload: ReturnType<typeof vi.fn>
/** The build that the site serves; null if the site doesn't answer. */
let served: string | null

beforeEach(() => {
  reload = vi.fn()
  served = 'present'
  sessionStorage.clear()
  vi.resetModules()
  vi.stubGlobal('fetch', async () => {
    if (served === null) throw new TypeError('Failed to fetch')
    return Response.json({ id: served })
  })
  vi.stubGlobal('location', { href: page.href, reload, assign: reload })
})
afterEach(() => vi.unstubAllGlobals())

/** A page of the current build, one of whose files fails to load. */
async function aPage({ mayLeave = (): boolean => true } = {}) {
  const heard = new EventTarget()
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
  const { isReloading, watchChunks } = await import('./reload-on-broken-chunk.ts')
  const { isUnanswered } = await import('./unanswered.ts')
  watchChunks('present', () => page, mayLeave)
  return () => {
    const error = new TypeError('Failed to fetch dynamically imported module')
    heard.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    expect([isUnanswered(error), isUnanswered(new TypeError('x is no function'))]).toEqual([true, false])
    return isReloading()
  }
}

test('a file of an older build reloads the page, once in ten seconds', async () => {
  const fail = await aPage()
  served = 'newer'
  expect(await fail()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  vi.resetModules()
  const failAgain = await aPage()
  expect(await failAgain()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page in the middle of something stays, and asks each time', async () => {
  let asked = 0
  const mayLeave = () => {
    asked++
    return false
  }
  const fail = await aPage({ mayLeave })
  served = 'newer'
  expect([await fail(), await fail()]).toEqual([false, false])
  expect(reload).not.toHaveBeenCalled()
  expect(asked).toBe(2)
})

test('without a connection the page stays, however often a file is requested', async () => {
  const fail = await aPage()
  served = null
  for (let n = 0; n < 3; n++) expect(await fail()).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  served = 'newer'
  expect(await fail()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a file of the current build is requested once more before the page reloads', async () => {
  const fail = await aPage()
  expect(await fail()).toBe(false)
  expect(await fail()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})
