import { get } from 'node:http'
import type { Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { filterId } from '#core/people/matching.ts'
import { authenticateToken, forgetSessions } from '#server/platform/sessions/authenticate.ts'
import { revokeSession } from '#server/platform/sessions/session-store.ts'
import { insertBooster, insertCustomer, insertStaff, signIn } from '../test/factories.ts'
import { openServices } from '../test/open-app.ts'
import { closed, heardAll, next, opened, openTestRealtime, type TestRealtime } from '../test/realtime.ts'

const services = await openServices()
let open: TestRealtime

beforeEach(async () => {
  open = await openTestRealtime(services)
})
afterEach(async () => {
  vi.useRealTimers()
  await open.close()
})

/** Like a browser, but with a custom Host header. */
function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
  })
}

/** Resolves when the server has read everything that the socket sent: it refuses another namespace in turn. */
async function read(socket: Socket): Promise<void> {
  await expect(opened(socket.io.socket('/nowhere'))).rejects.toThrow('Invalid namespace')
}

async function newToken(): Promise<string> {
  return signIn(services, (await insertCustomer(services)).id)
}

async function sessionOf(token: string) {
  const { caller } = await authenticateToken(services, token)
  if (!caller) throw new Error('No such session')
  return caller
}

const intervals = ['setInterval', 'clearInterval'] as const
const timeouts = ['setTimeout', 'clearTimeout'] as const

/** Opens it again, with timers that only the test moves on. */
async function reopen(...timers: (typeof intervals | typeof timeouts)[]): Promise<void> {
  await open.close()
  vi.useFakeTimers({ toFake: timers.flat() })
  open = await openTestRealtime(services)
}

describe('the handshake', () => {
  test('admits a person by their token and names them', async () => {
    const { id } = await insertCustomer(services)
    const socket = open.client(await signIn(services, id))
    await opened(socket)
    socket.emit('check_connection', {})
    expect(await next(socket, 'connected')).toEqual({ user_id: id, last_notification_id: 0 })
  })

  test('refuses 30 bad tokens with socket_unauthorized', async () => {
    const banned = await insertCustomer(services, { banned_at: new Date() })
    const ended = await newToken()
    await revokeSession(services.db, (await sessionOf(ended)).sessionId, services.now())
    forgetSessions(services)
    const strange = ['', 'x', 0, 42, true, {}, [], ['x'], { token: 'x' }, 'x'.repeat(2_000)]
    const nearly = Array.from({ length: 18 }, (_, index) => Buffer.alloc(32, index).toString('base64url'))
    const tokens: unknown[] = [await signIn(services, banned.id), ended, ...strange, ...nearly]
    const refusals = await Promise.all(
      tokens.map((token) => opened(open.client(token)).catch((error: Error) => error.message)),
    )
    expect(refusals).toEqual(Array(30).fill('socket_unauthorized'))
  })

  test('refuses foreign origins and accepts our own', async () => {
    const token = await newToken()
    const attempt = (origin: string) =>
      opened(open.client(token, { transports: ['websocket'], extraHeaders: { origin } })).then(
        () => 'open',
        () => 'refused',
      )
    const own = [open.url, services.config.publicUrl]
    const foreign = [
      'https://evil.example',
      'null',
      `${open.url}0`,
      'http://localhost',
      `${open.url}.evil.example`,
    ]
    expect(await Promise.all(own.map(attempt))).toEqual(own.map(() => 'open'))
    expect(await Promise.all(foreign.map(attempt))).toEqual(foreign.map(() => 'refused'))
    // A name that was pointed at this server appears in both Host and Origin.
    const rebound = { host: 'evil.example', origin: 'http://evil.example' }
    expect(await statusOf(`${open.url}/socket.io/?EIO=4&transport=polling`, rebound)).toBe(403)
    const crossSite = { 'sec-fetch-site': 'cross-site' }
    const response = await fetch(`${open.url}/socket.io/?EIO=4&transport=polling`, { headers: crossSite })
    expect(response.status).toBe(403)
  })

  test('a visitor gets the counts and nothing personal', async () => {
    const visitor = open.client()
    const events: string[] = []
    visitor.onAny((event) => events.push(event))
    await opened(visitor)
    visitor.emit('check_connection', { last_notification_id: 0 })
    expect(await next(visitor, 'connected')).toEqual({ user_id: null, last_notification_id: 0 })
    open.realtime.toStaff('order_changed', { order_id: 'x', version: 1 })
    open.realtime.toFilter('league-of-legends:elo-boost:euw', 'order_taken', { order_id: 'x' })
    await heardAll(visitor)
    expect(new Set(events)).toEqual(new Set(['online_count', 'booster_count', 'connected']))
  })
})

describe('rooms', () => {
  test('new_boost_order reaches exactly the boosters who offer the filter (spec 7)', async () => {
    const filters = gameIds.flatMap((game) =>
      serviceIds.flatMap((service) =>
        games[game].servers.map((server) => filterId({ game, service, server })),
      ),
    )
    const some = (index: number) => filters.filter((_, at) => (at * 7 + index * 13) % 11 === 0)
    const aBooster = async (index: number) => {
      const offers = index === 0 ? [] : some(index)
      const { id } = await insertBooster(services, { filters: offers, ceilings: {} })
      const socket = await open.connect(await signIn(services, id))
      const heard: string[] = []
      socket.on('new_boost_order', ({ filter }) => heard.push(filter))
      return { offers, socket, heard }
    }
    const boosters: Awaited<ReturnType<typeof aBooster>>[] = []
    // Ten at a time: a handshake that waits for 200 others is cut on a busy machine.
    while (boosters.length < 200)
      boosters.push(
        ...(await Promise.all(Array.from({ length: 10 }, (_, at) => aBooster(boosters.length + at)))),
      )
    const orders = Array.from({ length: 500 }, (_, index) => filters[(index * 17) % filters.length] ?? '')
    for (const [index, filter] of orders.entries())
      open.realtime.toFilter(filter, 'new_boost_order', { order_id: String(index), filter })
    await Promise.all(boosters.map(({ socket }) => heardAll(socket)))
    for (const { offers, heard } of boosters)
      expect(heard).toEqual(orders.filter((filter) => offers.includes(filter)))
  })

  test('a booster without the permission gets no orders, and staff get them only with EditOrders', async () => {
    const filter = 'league-of-legends:elo-boost:euw'
    const former = await insertBooster(services, { filters: [filter], user: { permissions: [] } })
    const clerk = await insertStaff(services, ['EditStore', 'EditUsers', 'FullAccess'])
    const desk = await insertStaff(services, ['EditOrders'])
    const heard: string[] = []
    const sockets: Socket[] = []
    for (const [name, { id }] of Object.entries({ former, clerk, desk })) {
      const socket = await open.connect(await signIn(services, id))
      for (const event of ['new_boost_order', 'order_changed'])
        socket.on(event, () => heard.push(`${name} ${event}`))
      sockets.push(socket)
    }
    open.realtime.toFilter(filter, 'new_boost_order', { order_id: 'x', filter })
    open.realtime.toStaff('order_changed', { order_id: 'x', version: 1 })
    await Promise.all(sockets.map(heardAll))
    expect(heard).toEqual(['desk order_changed'])
  })

  test("a person's events reach all of their pages and nobody else's", async () => {
    const { id } = await insertCustomer(services)
    const own = await Promise.all([1, 2].map(async () => open.connect(await signIn(services, id))))
    const other = await open.connect(await newToken())
    const heard: number[] = []
    for (const [index, socket] of [...own, other].entries())
      socket.on('update_session', () => heard.push(index))
    open.realtime.toUser(id, 'update_session', {})
    await Promise.all([...own, other].map(heardAll))
    expect(heard.sort()).toEqual([0, 1])
  })

  test('counts distinct people and boosters, and sends the counts within a second', async () => {
    await reopen(intervals)
    const watcher = await open.connect()
    const { id } = await insertBooster(services, { ceilings: {} })
    const pages = [
      await open.connect(await signIn(services, id)),
      await open.connect(await signIn(services, id)),
    ]
    await open.connect(await newToken())
    const counts = Promise.all([next(watcher, 'online_count'), next(watcher, 'booster_count')])
    vi.advanceTimersByTime(1_000)
    expect(await counts).toEqual([{ count: 2 }, { count: 1 }])
    for (const page of pages) page.disconnect()
    await expect.poll(() => open.realtime.isOnline(id)).toBe(false)
    const fewer = next(watcher, 'online_count')
    vi.advanceTimersByTime(1_000)
    expect(await fewer).toEqual({ count: 1 })
  })
})

describe('the end of a session', () => {
  // Time stands still: what closes a socket waits for no timer.
  beforeEach(() => reopen(intervals, timeouts))

  test('a logout closes its sockets at once, and no others', async () => {
    const { id } = await insertCustomer(services)
    const [ending, staying] = [await signIn(services, id), await signIn(services, id)]
    const [socket, other] = [await open.connect(ending), await open.connect(staying)]
    const { sessionId } = await sessionOf(ending)
    await revokeSession(services.db, sessionId, services.now())
    open.realtime.endSession(sessionId)
    await closed(socket)
    await heardAll(other)
  })

  test('a token that is still remembered does not outlive its session', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const token = await newToken()
    // It was looked up, so it is known for a second.
    await revokeSession(services.db, (await sessionOf(token)).sessionId, services.now())
    const socket = open.client(token, { transports: ['websocket'] })
    await opened(socket)
    await closed(socket)
  })

  test('a ban closes all sockets of a person', async () => {
    const { id } = await insertCustomer(services)
    const sockets = [
      await open.connect(await signIn(services, id)),
      await open.connect(await signIn(services, id)),
    ]
    open.realtime.endUser(id)
    for (const socket of sockets) await closed(socket)
  })

  test('an expired session closes its sockets', async () => {
    const token = await newToken()
    const { sessionId } = await sessionOf(token)
    const soon = new Date(services.now().getTime() + minuteMs / 2)
    await services.db.updateTable('sessions').set({ expires_at: soon }).where('id', '=', sessionId).execute()
    const socket = await open.connect(token)
    vi.advanceTimersByTime(minuteMs / 2)
    await closed(socket)
  })

  test('the regular check finds changes without an event: an end elsewhere, new filters', async () => {
    await reopen(intervals)
    const token = await newToken()
    const booster = await insertBooster(services, { ceilings: {} })
    const [ended, changed, same] = [
      await open.connect(token),
      await open.connect(await signIn(services, booster.id)),
      await open.connect(await newToken()),
    ]
    await revokeSession(services.db, (await sessionOf(token)).sessionId, services.now())
    await services.db.deleteFrom('booster_filters').where('user_id', '=', booster.id).execute()
    vi.advanceTimersByTime(minuteMs)
    for (const socket of [ended, changed]) await closed(socket)
    await heardAll(same)
  })
})

test('when a server closes, its clients reconnect automatically', async () => {
  const socket = await open.connect(await newToken())
  const reason = new Promise((resolve) => socket.once('disconnect', resolve))
  await open.realtime.close()
  expect(await reason).toBe('transport close')
})

describe('limits', () => {
  test('the eleventh socket of a person is refused until one leaves', async () => {
    const token = await newToken()
    const clients = Array.from({ length: 12 }, () => open.client(token, { transports: ['websocket'] }))
    const answers = await Promise.all(
      clients.map((client) =>
        opened(client).then(
          () => 'open',
          (error: Error) => error.message,
        ),
      ),
    )
    expect(answers.filter((answer) => answer === 'open')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'multiple_connection_detected')).toHaveLength(2)
    for (const client of clients) client.disconnect()
    // The server notices it a moment later.
    await expect
      .poll(() =>
        open.connect(token).then(
          () => 'open',
          (error: Error) => error.message,
        ),
      )
      .toBe('open')
  })

  test('the 51st connection of an address is refused', async () => {
    const { config } = services
    await open.close()
    services.config = { ...config, rateLimit: true }
    open = await openTestRealtime(services)
    services.config = config
    const answers = await Promise.all(
      Array.from({ length: 55 }, () =>
        opened(open.client(undefined, { transports: ['websocket'] })).then(
          () => 'open',
          () => 'refused',
        ),
      ),
    )
    expect(answers.filter((answer) => answer === 'open')).toHaveLength(50)
  })

  test('a flood of events closes the connection', async () => {
    // All of them arrive within one second.
    vi.useFakeTimers({ toFake: ['performance'] })
    const socket = await open.connect(await newToken())
    for (let sent = 0; sent < 25; sent++) socket.emit('check_connection', {})
    await closed(socket)
  })

  test('a packet over 16 kB closes the connection', async () => {
    const socket = await open.connect(await newToken())
    socket.emit('check_connection', { text: 'x'.repeat(20_000) })
    await closed(socket)
  })

  test('a silent handshake is cut after five seconds', async () => {
    await reopen(timeouts)
    const address = `${open.url}/socket.io/?EIO=4&transport=polling`
    const { sid } = JSON.parse((await (await fetch(address)).text()).slice(1))
    const poll = () => fetch(`${address}&sid=${sid}`)
    let isCut = false
    const waiting = poll().finally(() => {
      isCut = true
    })
    vi.advanceTimersByTime(4_999)
    await (await fetch(address)).text()
    expect(isCut).toBe(false)
    vi.advanceTimersByTime(1)
    // Engine.IO's packet for “closed”, and then it is gone.
    expect(await (await waiting).text()).toMatch(/1$/)
    expect((await poll()).status).toBe(400)
  })

  test('malformed messages get no answer and break nothing', async () => {
    const socket = await open.connect(await newToken())
    const answers: number[] = []
    socket.on('connected', ({ last_notification_id }) => answers.push(last_notification_id))
    for (const odd of [
      'x',
      7,
      [],
      { last_notification_id: -1 },
      { last_notification_id: 1e300 },
      { more: 1 },
    ]) {
      socket.emit('check_connection', odd)
      // Each is read alone, because the server answers one check at a time.
      await read(socket)
    }
    socket.emit('show_notification', { notification_id: 1 })
    const answered = next(socket, 'connected')
    socket.emit('check_connection', { last_notification_id: 41 })
    await answered
    expect(answers).toEqual([41])
  })
})
