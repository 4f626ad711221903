import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Session } from './session.ts'
import type { SessionUser } from './session-user.ts'

const user = {
  _id: 'u1',
  kind: 'account',
  username: 'mia',
  email: 'mia@shop.example',
  permissions: ['EditOrders'],
  balance: 1200,
} as unknown as SessionUser
const mia = { id: 'u1', name: 'mia', role: 'staff', permissions: ['EditOrders'], picture: null }

let cookie: string
let stored: Map<string, string>
/** The server's response; an error means no connection. */
let answer: () => Response

beforeEach(() => {
  cookie = 'access_token=good'
  stored = new Map()
  answer = () => Response.json({ data: { user } })
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      if (text.startsWith('access_token=;')) cookie = ''
    },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('fetch', async () => answer())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(console.warn).mockRestore()
})

const away = () => {
  throw new TypeError('Failed to fetch')
}

test('the person is unknown until the server answers, and then the browser remembers them', async () => {
  const session = new Session()
  expect(session.state).toEqual({ kind: 'unknown', user: undefined, last: null })
  await session.load()
  expect(session.state).toEqual({ kind: 'known', user })
  expect(new Session().state).toEqual({ kind: 'unknown', user: undefined, last: mia })
})

test('without a connection no one is signed out: unknown stays unknown with the last person, known stays known', async () => {
  const known = new Session()
  await known.load()
  answer = away
  await known.reload()
  expect(known.state).toEqual({ kind: 'known', user })
  const session = new Session()
  await session.load()
  expect(session.state).toEqual({ kind: 'unknown', user: undefined, last: mia })
  expect(cookie).toContain('access_token')
  await expect(session.subject()).rejects.toThrow('something_wrong')
  answer = () => Response.json({ data: { user } })
  await session.load()
  expect(session.state.kind).toBe('known')
})

test('neither a busy server nor a network login page signs anyone out', async () => {
  for (const other of [
    () => Response.json({ message: 'server_busy' }, { status: 503 }),
    () => new Response('<h1>Please sign in to this Wi-Fi</h1>', { status: 403 }),
  ]) {
    answer = other
    const session = new Session()
    await session.load()
    expect(session.state.kind).toBe('unknown')
    expect(cookie).toContain('access_token')
  }
})

test('when the server ends a session, the browser forgets the person', async () => {
  await new Session().load()
  answer = () => Response.json({ message: 'bad_token' }, { status: 401 })
  const session = new Session()
  await session.load()
  expect(session.state).toEqual({ kind: 'none', user: null })
  expect([cookie, stored.size]).toEqual(['', 0])
})

const banned = () => Response.json({ message: 'account_banned' }, { status: 403 })

test('a ban while the page is open is news, once; the cookie stays, so that a lifted ban needs no new sign-in', async () => {
  const session = new Session()
  await session.load()
  answer = banned
  await expect(session.call('listNotifications', { query: {} })).rejects.toThrow('account_banned')
  expect(session.state).toEqual({ kind: 'banned', user: null, news: true })
  expect(stored.size).toBe(0)
  expect(await session.subject()).toMatchObject({ banned: true, permissions: [] })
  session.noteBan()
  await session.reload()
  expect(session.state).toEqual({ kind: 'banned', user: null, news: false })
  expect(cookie).toContain('access_token')
  answer = () => Response.json({ data: { user } })
  await session.reload()
  expect(session.state).toEqual({ kind: 'known', user })
})

test('whoever was banned before they opened the page reads it there, not on top of it', async () => {
  answer = banned
  const session = new Session()
  await session.load()
  expect(session.state).toEqual({ kind: 'banned', user: null, news: false })
})

test('a visitor without a token stays a visitor, even if someone was here before', async () => {
  await new Session().load()
  cookie = ''
  const session = new Session()
  expect(session.state).toEqual({ kind: 'unknown', user: undefined, last: null })
  await session.load()
  expect(session.state).toEqual({ kind: 'none', user: null })
})

test('signing out forgets the person only after the server has confirmed it', async () => {
  const session = new Session()
  await session.load()
  answer = away
  await expect(session.logOut()).rejects.toThrow('something_wrong')
  expect([cookie, stored.size]).toEqual(['access_token=good', 1])
  answer = () => Response.json({})
  await session.logOut()
  expect([cookie, stored.size]).toEqual(['', 0])
})

/** The token has expired, and the server no longer renews it. */
const ended = () => Response.json({ message: 'unauthorized' }, { status: 401 })

test('a person who is signed out while the page is open keeps it until they sign in again or give up', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => unknown) => run() } })
  const session = new Session()
  await session.load()
  const heard = vi.fn()
  session.subscribe(heard)
  answer = ended
  await expect(session.call('getMe')).rejects.toMatchObject({ status: 401 })
  expect(session.state).toEqual({ kind: 'ended', user })
  expect([heard.mock.calls.length, cookie]).toEqual([1, ''])
  // Another call changes nothing: the page is still theirs, also when realtime connects as a visitor.
  await session.reload()
  expect(session.state).toEqual({ kind: 'ended', user })
})

test('a cookie that vanishes from under an open page is renewed, or the person is told that they were signed out', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => unknown) => run() } })
  const session = new Session()
  await session.load()
  cookie = ''
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/refresh')) cookie = 'access_token=renewed'
    return Response.json({ data: { user } })
  })
  await session.reload()
  expect([session.state, cookie]).toEqual([{ kind: 'known', user }, 'access_token=renewed'])

  cookie = ''
  vi.stubGlobal('fetch', async () => away())
  await session.reload()
  expect(session.state).toEqual({ kind: 'known', user })

  vi.stubGlobal('fetch', async () => ended())
  await session.reload()
  expect(session.state).toEqual({ kind: 'ended', user })
})

test('whoever signs out in one tab is signed out in all, and whoever signs in again is back in all', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => unknown) => run() } })
  const [here, there] = [new Session(), new Session()]
  await Promise.all([here.load(), there.load()])
  expect(await there.follow()).toBe(false)
  answer = () => Response.json({})
  await here.logOut()
  expect(await there.follow()).toBe(true)
  expect([here.state.kind, there.state.kind]).toEqual(['none', 'none'])

  cookie = 'access_token=good'
  answer = () => Response.json({ data: { user } })
  const asleep = new Session()
  await asleep.load()
  answer = ended
  await expect(asleep.call('getMe')).rejects.toThrow()
  answer = () => Response.json({ data: { user } })
  cookie = 'access_token=new'
  expect(await asleep.follow()).toBe(true)
  expect(asleep.state).toEqual({ kind: 'known', user })
})

test('whoever signs in in one tab takes the place of whoever was here in the others', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => unknown) => run() } })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const here = new Session()
  await here.load()
  const another = { ...user, _id: 'another' }
  answer = () => Response.json({ data: { user: another } })
  await new Session().load()
  expect(await here.follow()).toBe(true)
  expect(here.state).toEqual({ kind: 'known', user: another })
})

test('after signing in again the person is known as before', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => unknown) => run() } })
  const session = new Session()
  await session.load()
  answer = ended
  await expect(session.call('getMe')).rejects.toThrow()
  answer = () => Response.json({ data: { user } })
  cookie = 'access_token=new'
  await session.reload()
  expect(session.state).toEqual({ kind: 'known', user })
})

test('giving up makes the person a visitor; a guest, who can’t sign in, becomes one at once', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => unknown) => run() } })
  const session = new Session()
  await session.load()
  answer = ended
  await expect(session.call('getMe')).rejects.toThrow()
  session.giveUp()
  expect([session.state, stored.size]).toEqual([{ kind: 'none', user: null }, 0])
  cookie = 'access_token=good'
  answer = () => Response.json({ data: { user: { ...user, kind: 'guest' } } })
  const guest = new Session()
  await guest.load()
  answer = ended
  await expect(guest.call('getMe')).rejects.toThrow()
  expect(guest.state).toEqual({ kind: 'none', user: null })
})
