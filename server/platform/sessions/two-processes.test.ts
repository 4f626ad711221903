import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { insertCustomer } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { freePort } from '#server/test/outage.ts'
import { pause } from '#server/test/pause.ts'
import { opened } from '#server/test/realtime.ts'
import { rounds } from '#server/test/rounds.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { Session } from '#web/frame/session/session.ts'
import { insertSession } from './session-store.ts'

// All 200 rounds run where a Redis connects the processes (run/services.mjs).
const redisUrl = process.env.TEST_REDIS_URL
const count = redisUrl ? 200 : rounds(10, 200)
const tabs = 20

const services = await openServices({ connections: 4 })
const secretKey = randomBytes(32).toString('hex')
const config = { ...services.config, secretKey }
const servers: { child: ChildProcess; url: string }[] = []

beforeAll(async () => {
  for (let n = 0; n < 2; n++) {
    const port = await freePort()
    const env = {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: services.databaseUrl,
      SECRET_KEY: secretKey,
      ...(redisUrl && { REDIS_URL: redisUrl }),
    }
    const child = spawn(process.execPath, ['server/test/session-server.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    if (child.stdout) await once(child.stdout, 'data')
    servers.push({ child, url: `http://127.0.0.1:${port}` })
  }
})
afterAll(() => {
  for (const { child } of servers) child.kill('SIGKILL')
})

/** Moves the clock of both processes. */
async function advance(ms: number): Promise<void> {
  services.advance(ms)
  for (const { child } of servers) {
    const moved = once(child, 'message')
    child.send(ms)
    await moved
  }
}

/** What the connection does with a call; `cut` aborts it a little later, wherever it is by then. */
const fates = ['whole', 'request lost', 'answer lost', 'body lost', 'cut'] as const
let isBroken = false
let jar = new Map<string, string>()
const issued = { access: new Set<string>(), refresh: new Set<string>() }
const fateCounts: Record<string, number> = {}

beforeEach(() => {
  vi.stubGlobal('document', {
    get cookie() {
      const value = jar.get('access_token')
      return value === undefined ? '' : `access_token=${value}`
    },
    set cookie(text: string) {
      if (text.startsWith('access_token=;')) jar.delete('access_token')
    },
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(console.warn).mockRestore()
})

const realFetch = globalThis.fetch

/** A browser's fetch to either process: it sends cookies, and stores those of a response whose head arrives. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const fate = (isBroken ? fates[randomInt(fates.length)] : undefined) ?? 'whole'
  fateCounts[fate] = (fateCounts[fate] ?? 0) + 1
  if (fate === 'request lost') throw new TypeError('Failed to fetch')
  const headers = new Headers(init.headers)
  headers.set('sec-fetch-site', 'same-origin')
  headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
  const signal = fate === 'cut' ? soonAborted() : undefined
  const answer = await realFetch(`${servers[randomInt(2)]?.url}${path}`, {
    method: init.method ?? 'GET',
    headers,
    ...(init.body && { body: init.body }),
    ...(signal && { signal }),
  }).catch(() => null)
  if (!answer) throw new TypeError('Failed to fetch')
  noteIssued(answer)
  if (fate === 'answer lost') throw new TypeError('Failed to fetch')
  for (const [name, value] of cookiesOf(answer)) value ? jar.set(name, value) : jar.delete(name)
  if (fate === 'body lost') throw new TypeError('Failed to fetch')
  return answer
}

function soonAborted(): AbortSignal {
  const cut = new AbortController()
  void pause(services.db, randomInt(12)).then(() => cut.abort())
  return cut.signal
}

function cookiesOf(answer: Response): [string, string][] {
  return answer.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    return [name, value]
  })
}

function noteIssued(answer: Response): void {
  for (const [name, value] of cookiesOf(answer))
    if (value && name === 'access_token') issued.access.add(value)
    else if (value && name === 'refresh_token') issued.refresh.add(value)
}

/** Asks until an answer arrives; what a tab does while its connection fails. */
async function askUntilAnswered(session: Session): Promise<string> {
  for (;;)
    try {
      return (await session.call('getMe')).data.user._id
    } catch (error) {
      if (isCallError(error) && error.status !== 0) return `${error.status} ${error.code}`
    }
}

async function signedInTabs() {
  const { id } = await insertCustomer(services)
  const first = await insertSession({ ...services, config }, id, services.now())
  jar = new Map([
    ['access_token', first.accessToken],
    ['refresh_token', first.refreshToken],
  ])
  issued.access.add(first.accessToken)
  issued.refresh.add(first.refreshToken)
  vi.stubGlobal('fetch', send)
  const open = Array.from({ length: tabs }, () => new Session(''))
  for (const session of open) await session.load()
  return { id, open, sessionId: first.sessionId }
}

async function openSockets(count: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let n = 0; n < count; n++) {
    const socket = io(servers[n % 2]?.url ?? '', {
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      auth: { token: jar.get('access_token') },
    })
    await opened(socket)
    sockets.push(socket)
  }
  return sockets
}

/** How many of the access tokens that were ever issued still work, at either process. */
async function liveAccess(): Promise<number> {
  let live = 0
  for (const { url } of servers)
    for (const token of issued.access) {
      const headers = { authorization: `Bearer ${token}` }
      if ((await realFetch(`${url}/v1/users/@me`, { headers })).ok) live++
    }
  return live
}

/** The same of the refresh tokens. A try renews one that works, so each is tried once. */
async function liveRefresh(): Promise<number> {
  let live = 0
  for (const { url } of servers)
    for (const token of issued.refresh) {
      const headers = { cookie: `refresh_token=${token}` }
      if ((await realFetch(`${url}/v1/auth/refresh`, { method: 'POST', headers })).ok) live++
    }
  return live
}

test(`trust S2, S14: twenty tabs renew at once over two processes for ${count} rounds with replies cut at random: nobody is signed out, and signing out leaves no token and no socket`, async () => {
  const { id, open, sessionId } = await signedInTabs()
  for (let round = 0; round < count; round++) {
    // The access token has expired for all of them.
    await advance(randomInt(11, 15) * minuteMs)
    isBroken = true
    const asking = open.map(askUntilAnswered)
    // The connection recovers while they ask.
    await Promise.race([Promise.all(asking), pause(services.db, randomInt(150))])
    isBroken = randomInt(2) === 0 && isBroken
    const answers = await Promise.all(asking)
    isBroken = false
    expect(new Set(answers), `round ${round}`).toEqual(new Set([id]))
    expect(open.map(({ state }) => state.kind)).toEqual(Array(tabs).fill('known'))
  }
  for (const fate of fates) expect(fateCounts[fate], fate).toBeGreaterThan(count)
  const told = services.db.selectFrom('notifications').select('code').where('user_id', '=', id)
  expect(await told.orderBy('id').execute()).toEqual([])
  const sessions = services.db.selectFrom('sessions').select(['id', 'revoked_at']).where('user_id', '=', id)
  expect(await sessions.execute()).toEqual([{ id: sessionId, revoked_at: null }])

  // Without Redis, a process learns of a logout at the other one only by its regular check.
  const sockets = redisUrl ? await openSockets(10) : []
  await open[0]?.logOut()
  await expect.poll(() => sockets.filter(({ connected }) => connected).length).toBe(0)
  expect(issued.refresh.size).toBeGreaterThan(count)
  // Each process remembers a session for a second at most.
  await expect.poll(liveAccess).toBe(0)
  expect(await liveRefresh()).toBe(0)
  for (const { url } of servers) {
    const auth = { token: [...issued.access].at(-1) }
    const late = io(url, { forceNew: true, reconnection: false, transports: ['websocket'], auth })
    await expect(opened(late)).rejects.toThrow('socket_unauthorized')
  }
  // The other tabs learn it from each other.
  for (const session of open) await session.follow()
  expect(open.map(({ state }) => state.kind)).toEqual(Array(tabs).fill('none'))
})
