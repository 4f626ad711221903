import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageTags } from '#server/platform/db/page-tags.ts'
import { KeptPage } from './kept-page.ts'
import { PageCache } from './page-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const [old, fresh] = [await KeptPage.of('old', {}), await KeptPage.of('fresh', {})]

function cache(mostBytes?: number) {
  const tags = new PageTags(() => new Date())
  const pages = new PageCache(tags, mostBytes)
  const keep = (key: string, page: KeptPage, ...names: string[]) =>
    pages.keep(key, page, { tags: names, mark: tags.mark() })
  return { tags, pages, keep }
}

test('the first request for a page that is too old renders it again; others get the old page meanwhile', () => {
  const { pages, keep } = cache()
  keep('/', old)
  expect(pages.take('/')).toEqual({ page: old, renew: false })
  vi.advanceTimersByTime(60_000)
  const renewals = [1, 2, 3].map(() => pages.take('/')?.renew)
  expect(renewals).toEqual([true, false, false])
  keep('/', fresh)
  expect(pages.take('/')).toEqual({ page: fresh, renew: false })
})

test('looking at a page leaves its renewal to the request that can render it', () => {
  const { pages, keep } = cache()
  keep('/', old)
  expect(pages.peek('/')).toBe(old)
  vi.advanceTimersByTime(60_000)
  expect([pages.peek('/'), pages.peek('/')]).toEqual([undefined, undefined])
  expect(pages.take('/')?.renew).toBe(true)
  expect(pages.peek('/')).toBe(old)
})

test('when a renewal fails, another request tries again after five seconds', () => {
  const { pages, keep } = cache()
  keep('/', old)
  vi.advanceTimersByTime(60_000)
  expect(pages.take('/')?.renew).toBe(true)
  vi.advanceTimersByTime(5_000)
  expect([pages.take('/')?.renew, pages.take('/')?.renew]).toEqual([true, false])
  pages.drop('/')
  expect(pages.take('/')).toBeUndefined()
})

test('a page whose tag was raised is not served until it is rendered again', () => {
  const { tags, pages, keep } = cache()
  keep('/', old, 'prices')
  keep('/coaching', old, 'offers')
  tags.raise('prices')
  expect([pages.peek('/'), pages.peek('/coaching')]).toEqual([undefined, old])
  expect([pages.take('/')?.renew, pages.take('/')?.renew]).toEqual([true, true])
  keep('/', fresh, 'prices')
  expect(pages.peek('/')).toBe(fresh)
})

test('a page whose content changed while it was rendered is not kept', () => {
  const { tags, pages } = cache()
  const mark = tags.mark()
  tags.raise('prices')
  pages.keep('/', old, { tags: ['prices'], mark })
  pages.keep('/coaching', old, { tags: ['offers'], mark })
  expect([pages.peek('/'), pages.peek('/coaching')]).toEqual([undefined, old])
})

test('the cache stays within its bytes: the least recently requested pages leave', () => {
  const { pages, keep } = cache(3 * old.bytes)
  for (const key of ['a', 'b', 'c']) keep(key, old)
  pages.peek('a')
  keep('d', old)
  expect(['a', 'b', 'c', 'd'].filter((key) => pages.peek(key))).toEqual(['a', 'c', 'd'])
  for (let n = 0; n < 100; n++) keep(`page ${n}`, old)
  const left = Array.from({ length: 100 }, (_, n) => n).filter((n) => pages.peek(`page ${n}`))
  expect(left).toEqual([97, 98, 99])
})
