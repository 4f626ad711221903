// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { useBringWhenIdle, useLikelyNext } from './idle.ts'
import type { View } from './route-entry.ts'

let idle: () => void

beforeEach(() => {
  const waiting: (() => void)[] = []
  idle = () => {
    for (const work of waiting.splice(0)) work()
  }
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

function Page({ bring }: { bring: () => void }) {
  useBringWhenIdle(bring)
  useLikelyNext('/coaching')
  return null
}

async function page() {
  const bring = vi.fn()
  const brought: string[] = []
  const prefetch = (view: View) => brought.push(view.file)
  const { rerender } = await open(<Page bring={bring} />, { prefetch })
  return { bring, brought, rerender }
}

test('what will likely be needed loads once, when the page is idle', async () => {
  const { bring, brought } = await page()
  expect([bring.mock.calls.length, brought]).toEqual([0, []])
  idle()
  idle()
  await expect.poll(() => brought).toEqual(['shop/coaching/coaching-page.tsx'])
  expect(bring).toHaveBeenCalledOnce()
})

test('with reduced data use nothing is preloaded', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const { bring, brought } = await page()
  idle()
  expect([bring.mock.calls.length, brought]).toEqual([0, []])
})
