import { randomInt } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '#server/composed/app.ts'
import { insertSession } from '#server/platform/sessions/session-store.ts'
import { insertCustomer } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { Session } from '#web/frame/session/session.ts'

// Two processes behind one address, each with its own memory of sessions.
const services = await openServices()
const others = { ...services, db: services.db.withoutPlugins() }
const apps = [await buildApp({ services }), await buildApp({ services: others })]
afterAll(() => Promise.all(apps.map((app) => app.close())))

const minute = 60_000

/** What the connection does with the next call: it lets it through, loses the request, or loses the response. */
type Line = 'whole' | 'request lost' | 'answer lost'
let line: () => Line = () => 'whole'
let calls: string[] = []
let jar = new Map<string, string>()

beforeEach(() => {
  line = () => 'whole'
  calls = []
  jar = new Map()
  vi.stubGlobal('document', {
    get cookie() {
      const [name, value] = ['access_token', jar.get('access_token')]
      return value === undefined ? '' : `${name}=${value}`
    },
    set cookie(text: string) {
      if (text.startsWith('access_token=;')) jar.delete('access_token')
    },
  })
  vi.stubGlobal('fetch', send)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(console.warn).mockRestore()
})

/** A browser's fetch to our own origin: it sends cookies, and stores those of a response that arrives. */
async function send(path: string, init: RequestInit): Promise<Response> {
  const fate = line()
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'sec-fetch-site': 'same-origin' }
  const app = apps[randomInt(2)]
  calls.push(path)
  if (!app || fate === 'request lost') throw new TypeError('Failed to fetch')
  const answer = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: path,
    headers,
    cookies: Object.fromEntries(jar),
    ...(init.body && { payload: init.body as string }),
  })
  if (fate === 'answer lost') throw new TypeError('Failed to fetch')
  for (const { name, value } of answer.cookies) value ? jar.set(name, value) : jar.delete(name)
  return new Response(answer.body, { status: answer.statusCode })
}

/** A signed-in browser, as a newly opened page finds it. */
async function signedIn() {
  const { id } = await insertCustomer(services)
  const { accessToken, refreshToken, sessionId } = await insertSession(services, id, services.now())
  jar = new Map([
    ['access_token', accessToken],
    ['refresh_token', refreshToken],
  ])
  return { id, sessionId }
}

test('trust S14: 200 rounds of lost requests and responses on two processes sign nobody out', async () => {
  const { id } = await signedIn()
  let cut = 0
  for (let round = 0; round < 200; round++) {
    // Usually long enough for the access token to expire; then the connection fails, briefly or for longer.
    services.advance(randomInt(2, 15) * minute)
    const session = new Session('')
    line = () => (['whole', 'request lost', 'answer lost'] as const)[randomInt(3)] ?? 'whole'
    for (let tries = 0; session.state.user === undefined; tries++) {
      if (tries === 6) line = () => 'whole'
      await session.load()
      if (session.state.user === undefined) cut++
      expect(session.state.user, `round ${round}`).not.toBeNull()
      services.advance(randomInt(30) * 1_000)
    }
    expect(session.state.user?._id).toBe(id)
  }
  expect(cut).toBeGreaterThan(100)
  const told = await services.db
    .selectFrom('notifications')
    .select('code')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  expect(told).toEqual([])
})

test('being offline makes nobody a visitor: a known user stays known, an unknown one is looked up again', async () => {
  const { id } = await signedIn()
  const session = new Session('')
  line = () => 'request lost'
  expect(await session.load()).toBeUndefined()
  expect(session.state.user).toBeUndefined()
  await expect(session.subject()).rejects.toMatchObject({ status: 0, code: 'something_wrong' })
  line = () => 'whole'
  expect(await session.subject()).toMatchObject({ id })
  services.advance(11 * minute)
  line = () => 'request lost'
  await session.reload()
  expect(session.state.user?._id).toBe(id)
  expect([...jar.keys()]).toEqual(['access_token', 'refresh_token'])
})

test.each([
  ['ran out', async () => void services.advance(11 * minute)],
  ['is unknown', async () => void jar.set('access_token', 'made-up')],
  ['is missing', async () => void jar.delete('access_token')],
])('a call whose access token %s tries the refresh cookie once, and works', async (_, spoil) => {
  const { id } = await signedIn()
  await spoil()
  const session = new Session('')
  expect(await session.call('getMe')).toMatchObject({ data: { user: { _id: id } } })
  expect(calls).toEqual(['/v1/users/@me', '/v1/auth/refresh', '/v1/users/@me'])
})

test('a guarded page recognizes a user by the refresh cookie alone; a visitor’s page asks nothing', async () => {
  const { id } = await signedIn()
  jar.delete('access_token')
  const session = new Session('')
  expect(await session.load()).toBeNull()
  expect(calls).toEqual([])
  expect(await session.subject()).toMatchObject({ id })
  expect(session.state.user?._id).toBe(id)
})

test('a user whose refresh cookie is refused too is a visitor from then on', async () => {
  const { sessionId } = await signedIn()
  await services.db
    .updateTable('sessions')
    .set({ revoked_at: services.now() })
    .where('id', '=', sessionId)
    .execute()
  const session = new Session('')
  expect(await session.load()).toBeNull()
  expect(jar.size).toBe(0)
  expect(await session.subject()).toBeNull()
})

test('an overloaded server makes nobody a visitor', async () => {
  await signedIn()
  vi.stubGlobal('fetch', async () => Response.json({ message: 'server_busy' }, { status: 503 }))
  const session = new Session('')
  expect(await session.load()).toBeUndefined()
  expect([...jar.keys()]).toEqual(['access_token', 'refresh_token'])
})

test('a logout that did not reach the server says so, and one that did leaves no token and no cookie', async () => {
  const { sessionId } = await signedIn()
  const session = new Session('')
  services.advance(11 * minute)
  line = () => 'request lost'
  await expect(session.logOut()).rejects.toMatchObject({ code: 'something_wrong' })
  expect(jar.size).toBe(2)
  line = () => 'whole'
  await session.logOut()
  expect(jar.size).toBe(0)
  expect(services.ended).toContain(sessionId)
  expect(await new Session('').subject()).toBeNull()
})
