import { setImmediate as soon } from 'node:timers/promises'
import pg from 'pg'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '#server/composed/app.ts'
import { listenForAccess } from '#server/platform/sessions/access-changes.ts'
import { createTestDatabase, type TestDatabase } from '#server/test/database.ts'
import {
  insertBooster,
  insertCustomer,
  insertStaff,
  signIn,
  type TestServices,
  testServices,
} from '#server/test/factories.ts'
import { closed, next, opened, openTestRealtime, type TestRealtime } from '#server/test/realtime.ts'

/** A server process of its own: pool, caches, sockets, and, but for the last one, the database's notifications. */
type Process = { services: TestServices; app: Awaited<ReturnType<typeof buildApp>>; sockets: TestRealtime }

let database: TestDatabase
let processes: Process[]
const clients: pg.Client[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const every = await Promise.all([1, 2, 3].map(() => testServices(database.url, { connections: 5 })))
  processes = await Promise.all(
    every.map(async (services) => {
      const sockets = await openTestRealtime(services)
      return { services, app: await buildApp({ services }), sockets }
    }),
  )
  for (const { services } of processes.slice(0, 2)) {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await listenForAccess(services, client)
    clients.push(client)
  }
})
afterAll(async () => {
  for (const client of clients) await client.end()
  for (const { services, app, sockets } of processes) {
    await sockets.close()
    await app.close()
    await services.close()
  }
  await database.drop()
})

afterEach(() => void vi.useRealTimers())

const first = () => processes[0] as Process
const second = () => processes[1] as Process

async function change(deed: string, userId: string, body?: object): Promise<void> {
  const { app, services } = first()
  const staff = await insertStaff(services, ['EditUsers', 'FullAccess'])
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/users/${userId}/${deed}`,
    headers: { authorization: `Bearer ${await signIn(services, staff.id)}` },
    ...(body && { payload: body }),
  })
  expect(answer.statusCode).toBe(200)
}

const refusalOf = (socket: Socket) =>
  opened(socket).then(
    () => 'open',
    (error: Error) => error.message,
  )

test('trust S12: a ban under load: the last accepted request at most 1 s later, sockets closed at once, on every process', async () => {
  // The time for which sessions are remembered passes only when the test says so.
  vi.useFakeTimers({ toFake: ['performance'] })
  const { services } = first()
  const { id } = await insertCustomer(services)
  const token = await signIn(services, id)
  const sockets = [await first().sockets.connect(token), await second().sockets.connect(token)]
  /** What each process answered: every answer that differs from the one before. */
  const said: string[][] = processes.map(() => [])
  let running = true
  const load = processes.map(async ({ app }, index) => {
    while (running) {
      const answer = await app.inject({ url: '/v1/users/@me', headers: { authorization: `Bearer ${token}` } })
      const word = answer.statusCode === 200 ? 'accepted' : answer.json().message
      if (said[index]?.at(-1) !== word) said[index]?.push(word)
      // Injected requests alone would leave no time for sockets.
      await soon()
    }
  })
  await expect.poll(() => said).toEqual(Array(3).fill(['accepted']))
  await change('ban', id, { reason: 'abuse' })
  for (const socket of sockets) await closed(socket)
  // Those whom the database notifies refuse at once, and the other one when a second has passed.
  const banned = ['accepted', 'account_banned']
  await expect.poll(() => said).toEqual([banned, banned, ['accepted']])
  vi.advanceTimersByTime(1_000)
  await expect.poll(() => said).toEqual(Array(3).fill(banned))
  running = false
  await Promise.all(load)
  expect(said).toEqual(Array(3).fill(banned))
  for (const { sockets } of processes)
    expect(await refusalOf(sockets.client(token))).toBe('socket_unauthorized')
})

test('a change of permissions reaches the open pages of every process, and the rooms of orders with it', async () => {
  const { services } = first()
  const { id } = await insertBooster(services)
  const token = await signIn(services, id)
  for (const { sockets } of [first(), second()]) {
    const socket = await sockets.connect(token)
    const told = next(socket, 'update_session')
    const held = await services.db
      .selectFrom('users')
      .select('permissions')
      .where('id', '=', id)
      .executeTakeFirst()
    const has = held?.permissions.includes('Booster')
    await change('permissions', id, { grant: has ? [] : ['Booster'], revoke: has ? ['Booster'] : [] })
    expect(await told).toEqual({})
    // It came with other rooms; the client reconnects automatically.
    await closed(socket)
  }
  const socket = await second().sockets.connect(token)
  const told = next(socket, 'update_session')
  await change('permissions', id, { grant: ['EditStore'], revoke: [] })
  expect(await told).toEqual({})
  expect(socket.connected).toBe(true)
})

test('after the database was away, a process checks everyone again', async () => {
  const { services } = first()
  const { id } = await insertCustomer(services)
  const socket = await (processes[2] as Process).sockets.connect(await signIn(services, id))
  await change('ban', id, { reason: 'terms' })
  const client = new pg.Client({ connectionString: database.url })
  clients.push(client)
  await client.connect()
  await listenForAccess((processes[2] as Process).services, client)
  await closed(socket)
})
