import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeptPage } from './kept-page.ts'
import { PageCache } from './page-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const [old, fresh] = [await KeptPage.of('old', {}), await KeptPage.of('fresh', {})]

test('a page that is too old is rendered anew by the first who asks; the others get the old one meanwhile', () => {
  const pages = new PageCache()
  pages.set('/', old)
  expect(pages.get('/')).toBe(old)
  vi.advanceTimersByTime(60_000)
  expect([pages.get('/'), pages.get('/'), pages.get('/')]).toEqual([undefined, old, old])
  pages.set('/', fresh)
  expect(pages.get('/')).toBe(fresh)
})

test('when that rendering comes to nothing, somebody else tries soon', () => {
  const pages = new PageCache()
  pages.set('/', old)
  vi.advanceTimersByTime(60_000)
  expect(pages.get('/')).toBeUndefined()
  vi.advanceTimersByTime(5_000)
  expect([pages.get('/'), pages.get('/')]).toEqual([undefined, old])
  pages.drop('/')
  expect(pages.get('/')).toBeUndefined()
})

test('other prices let no old page live, and a query is kept nowhere', () => {
  const pages = new PageCache()
  pages.holdFor(1)
  pages.set('/', old)
  pages.set('/?tier=gold', old)
  pages.holdFor(1)
  expect([pages.get('/'), pages.get('/?tier=gold')]).toEqual([old, undefined])
  pages.holdFor(2)
  expect(pages.get('/')).toBeUndefined()
})
