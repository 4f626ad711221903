import { expect, test } from 'vitest'
import { callOf, oneOf, pageHref, pageOf, readList, words, writeList } from './list-query.ts'

const spec = {
  filters: { q: words(5), state: oneOf(['open', 'closed']) },
  sorts: ['newest', 'code'],
} as const

const read = (search: string) => readList(spec, new URLSearchParams(search))
const written = (search: string, change: Parameters<typeof writeList<typeof spec>>[2]) =>
  String(writeList(spec, new URLSearchParams(search), change))

test('a plain address shows the first page of everything, in the first sort order', () => {
  expect(read('')).toEqual({ filters: { q: '', state: '' }, sort: 'newest', page: 1, unknown: [] })
})

test('an address contains filters, sort order and page', () => {
  expect(read('q=abc&state=closed&sort=code&page=3')).toEqual({
    filters: { q: 'abc', state: 'closed' },
    sort: 'code',
    page: 3,
    unknown: [],
  })
})

test('an unknown parameter filters nothing, and is reported', () => {
  expect(read('state=mars&sort=magic&color=red')).toEqual({
    filters: { q: '', state: '' },
    sort: 'newest',
    page: 1,
    unknown: ['state=mars', 'sort=magic'],
  })
})

test('search text is trimmed and cut to the length that the server reads', () => {
  expect(read('q=%20summit10').filters.q).toBe('summi')
  expect(read('q=%20%20').unknown).toEqual([])
})

test.each(['0', '-1', '1.5', 'x', '1e9', ''])('page %j is the first one', (page) => {
  expect(pageOf(new URLSearchParams({ page }))).toBe(1)
})

test('changing a filter returns to the first page and keeps the other filters', () => {
  expect(written('state=open&sort=code&page=4', { q: 'a' })).toBe('state=open&sort=code&q=a')
})

test('inactive filters, the first sort order and the first page are omitted', () => {
  expect(written('q=a&state=open&sort=code&page=2', { state: '', sort: 'newest' })).toBe('q=a')
})

test('a change drops unknown parameters, and keeps those of the page', () => {
  expect(written('view=history&state=mars&sort=magic', { q: 'a' })).toBe('view=history&q=a')
})

test('a call omits inactive filters', () => {
  expect(callOf(read('state=open&page=2'))).toEqual({ state: 'open', sort: 'newest', page: 2 })
})

test('a link to a page keeps the query; the link to the first one names no page', () => {
  const at = { pathname: '/list', search: '?state=open&page=2' }
  expect(pageHref(at, 3)).toBe('/list?state=open&page=3')
  expect(pageHref(at, 1)).toBe('/list?state=open')
  expect(pageHref({ pathname: '/list', search: '?page=9' }, 1)).toBe('/list')
})

test('a list whose pages can have several sizes keeps the chosen one in its address, except the first', () => {
  const sized = { ...spec, sizes: [25, 50, 100] } as const
  const at = (search: string) => readList(sized, new URLSearchParams(search)).size
  expect([at(''), at('size=100'), at('size=7'), at('size=x')]).toEqual([25, 100, 25, 25])
  const write = (search: string, size: string) =>
    String(writeList(sized, new URLSearchParams(search), { size }))
  expect(write('q=abc&page=3', '50')).toBe('q=abc&size=50')
  expect(write('size=50', '25')).toBe('')
  expect(callOf(readList(sized, new URLSearchParams('size=50')))).toMatchObject({ size: 50 })
  expect(callOf(readList(spec, new URLSearchParams('size=50')))).not.toHaveProperty('size')
})
