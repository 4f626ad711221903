import { expect, test } from 'vitest'
import { callOf, oneOf, pageHref, pageOf, readList, words, writeList } from './list-query.ts'

const spec = {
  filters: { q: words(5), state: oneOf(['open', 'closed']) },
  sorts: ['newest', 'code'],
} as const

const read = (search: string) => readList(spec, new URLSearchParams(search))
const written = (search: string, change: Parameters<typeof writeList<typeof spec>>[2]) =>
  String(writeList(spec, new URLSearchParams(search), change))

test('a plain address shows the first page of everything, by the first sort', () => {
  expect(read('')).toEqual({ filters: { q: '', state: '' }, sort: 'newest', page: 1, unknown: [] })
})

test('an address says filters, sort and page', () => {
  expect(read('q=abc&state=closed&sort=code&page=3')).toEqual({
    filters: { q: 'abc', state: 'closed' },
    sort: 'code',
    page: 3,
    unknown: [],
  })
})

test('what a list does not know filters nothing, and is named', () => {
  expect(read('state=mars&sort=magic&color=red')).toEqual({
    filters: { q: '', state: '' },
    sort: 'newest',
    page: 1,
    unknown: ['state=mars', 'sort=magic'],
  })
})

test('words are trimmed and as long as the server reads them', () => {
  expect(read('q=%20summit10').filters.q).toBe('summi')
  expect(read('q=%20%20').unknown).toEqual([])
})

test.each(['0', '-1', '1.5', 'x', '1e9', ''])('page %j is the first one', (page) => {
  expect(pageOf(new URLSearchParams({ page }))).toBe(1)
})

test('another filter begins at the first page and keeps the others', () => {
  expect(written('state=open&sort=code&page=4', { q: 'a' })).toBe('state=open&sort=code&q=a')
})

test('what is off, the first sort and the first page are not written', () => {
  expect(written('q=a&state=open&sort=code&page=2', { state: '', sort: 'newest' })).toBe('q=a')
})

test('a change drops what the list does not know, and keeps what belongs to the page', () => {
  expect(written('view=history&state=mars&sort=magic', { q: 'a' })).toBe('view=history&q=a')
})

test('a call is asked without the filters that are off', () => {
  expect(callOf(read('state=open&page=2'))).toEqual({ state: 'open', sort: 'newest', page: 2 })
})

test('a link to a page keeps the query; that to the first one names no page', () => {
  const at = { pathname: '/list', search: '?state=open&page=2' }
  expect(pageHref(at, 3)).toBe('/list?state=open&page=3')
  expect(pageHref(at, 1)).toBe('/list?state=open')
  expect(pageHref({ pathname: '/list', search: '?page=9' }, 1)).toBe('/list')
})
