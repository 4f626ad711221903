import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { listenForAccess } from '../sessions/access-changes.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import {
  insertBooster,
  insertCustomer,
  insertStaff,
  signIn,
  type TestServices,
  testServices,
} from '../test/factories.ts'
import { closed, next, opened, openTestRealtime, type TestRealtime } from '../test/realtime.ts'

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

test('trust S12: a ban under load: the last accepted request at most 1 s later, sockets closed within 2 s, on every process', async () => {
  const { services } = first()
  const { id } = await insertCustomer(services)
  const token = await signIn(services, id)
  const sockets = [await first().sockets.connect(token), await second().sockets.connect(token)]
  const lastAccepted = processes.map(() => 0)
  const codes = new Set<string>()
  let running = true
  const load = processes.map(async ({ app }, index) => {
    while (running) {
      const asked = performance.now()
      const answer = await app.inject({ url: '/v1/users/@me', headers: { authorization: `Bearer ${token}` } })
      if (answer.statusCode === 200) lastAccepted[index] = asked
      else codes.add(answer.json().message)
      // Injected requests alone would leave no time for sockets.
      await sleep(5)
    }
  })
  await sleep(300)
  await change('ban', id, { reason: 'abuse' })
  const bannedAt = performance.now()
  for (const socket of sockets) expect(await closed(socket)).toBeLessThan(2_000)
  await sleep(1_300)
  running = false
  await Promise.all(load)
  for (const last of lastAccepted) {
    expect(last).toBeGreaterThan(0)
    expect(last - bannedAt).toBeLessThan(1_000)
  }
  expect([...codes]).toEqual(['account_banned'])
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
    expect(await closed(socket)).toBeLessThan(2_000)
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
  expect(await closed(socket)).toBeLessThan(2_000)
})
