import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayMs, hourMs } from '#core/base/durations.ts'
import type { Session } from '../session/session.ts'
import type { Intention } from './intention.ts'
import { forgetOwn, forgetRead, keep, kept, ownStore, welcome } from './own-store.ts'

/** A session whose state a test sets. */
const known = (id: string) =>
  ({ build: 'one', state: { kind: 'known', user: { _id: id } } }) as unknown as Session
const nobody = { build: 'one', state: { kind: 'none', user: null } } as Session
const names = async () => (await indexedDB.databases()).map(({ name }) => name)
const message = { number: 1, id: 'm1', order_id: 'o1' } as Intention
const unsentOf = async (session: Session) => (await ownStore(session))?.getAll('intentions')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  await forgetOwn()
  vi.useRealTimers()
})

test('what was kept is there for its person, and for nobody else', async () => {
  const mia = known('mia')
  await keep(mia, 'pages', '/dashboard/order/1', {
    data: { secret: 'a climb' },
    title: 'A climb',
    path: '/x',
  })
  expect((await kept(mia, 'pages', '/dashboard/order/1'))?.data).toEqual({ secret: 'a climb' })
  expect(await kept(known('theo'), 'pages', '/dashboard/order/1')).toBeUndefined()
  expect(await kept(nobody, 'pages', '/dashboard/order/1')).toBeUndefined()
})

test('another build doesn’t read what it may not know the form of', async () => {
  await keep(known('mia'), 'chats', 'o1', { data: [] })
  expect(await kept({ ...known('mia'), build: 'two' } as Session, 'chats', 'o1')).toBeUndefined()
})

test('the oldest of many pages go first', async () => {
  for (let i = 0; i < 45; i++) {
    vi.advanceTimersByTime(1_000)
    await keep(known('mia'), 'pages', `/${i}`, { data: i, title: '', path: '' })
  }
  expect(await kept(known('mia'), 'pages', '/4')).toBeUndefined()
  expect((await kept(known('mia'), 'pages', '/5'))?.data).toBe(5)
})

test('trust W3: signing out deletes the store, and what was on its way into it makes no new one', async () => {
  const session = known('mia') as Pick<Session, 'build'> & { state: Session['state'] }
  await keep(session, 'pages', '/1', { data: 1, title: '', path: '' })
  expect(await names()).toEqual(['own-mia'])
  await forgetOwn()
  expect(await names()).toEqual([])
  const late = keep(session, 'pages', '/2', { data: 2, title: '', path: '' })
  session.state = nobody.state
  await late
  expect(await names()).toEqual([])
})

test('another person’s sign-in deletes what the first left', async () => {
  await keep(known('mia'), 'pages', '/1', { data: 1, title: '', path: '' })
  await welcome(known('theo'))
  expect(await names()).toEqual([])
})

test('a session that expired leaves what is unsent for a day, for the same person', async () => {
  const mia = known('mia')
  await keep(mia, 'pages', '/1', { data: 1, title: '', path: '' })
  await (await ownStore(mia))?.add('intentions', message)
  await forgetRead()
  vi.advanceTimersByTime(23 * hourMs)
  await forgetRead()
  await welcome(mia)
  expect(await kept(mia, 'pages', '/1')).toBeUndefined()
  expect(await unsentOf(mia)).toEqual([message])

  // Once they are back, a later end of their session begins a new day.
  vi.advanceTimersByTime(23 * hourMs)
  await forgetRead()
  vi.advanceTimersByTime(dayMs + 1)
  await welcome(mia)
  expect(await unsentOf(mia)).toEqual([])
})

test('a session that expired leaves nothing if nothing is unsent, or after a day', async () => {
  await keep(known('mia'), 'pages', '/1', { data: 1, title: '', path: '' })
  await forgetRead()
  expect(await names()).toEqual([])
  await (await ownStore(known('mia')))?.add('intentions', message)
  await forgetRead()
  vi.advanceTimersByTime(dayMs + 1)
  await forgetRead()
  expect(await names()).toEqual([])
})
