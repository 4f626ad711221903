import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertBooster, insertCustomer, signIn, type TestServices, testServices } from '../test/factories.ts'
import { closed, heardAll, next, opened, openTestRealtime, type TestRealtime } from '../test/realtime.ts'

const redisUrl = process.env.TEST_REDIS_URL

describe.skipIf(!redisUrl)('two processes on one Redis', () => {
  let database: TestDatabase
  let services: TestServices[]
  let here: TestRealtime
  let there: TestRealtime
  let at: TestServices

  beforeAll(async () => {
    database = await createTestDatabase()
    services = await Promise.all([
      testServices(database.url, { connections: 5 }),
      testServices(database.url, { connections: 5 }),
    ])
    for (const each of services) each.config = { ...each.config, redisUrl }
    const opened = await Promise.all(services.map((each) => openTestRealtime(each)))
    ;[here, there] = opened as [TestRealtime, TestRealtime]
    at = services[0] as TestServices
  })
  afterAll(async () => {
    await Promise.all([here.close(), there.close()])
    for (const each of services) await each.close()
    await database.drop()
  })

  test('10,000 events for a person arrive on both, in order', async () => {
    const { id } = await insertCustomer(at)
    const heard: [string[], string[]] = [[], []]
    const sockets = [await here.connect(await signIn(at, id)), await there.connect(await signIn(at, id))]
    for (const [index, socket] of sockets.entries())
      socket.on('order_changed', ({ order_id }) => heard[index]?.push(order_id))
    const sent = Array.from({ length: 10_000 }, (_, number) => String(number))
    for (const order_id of sent) here.realtime.toUser(id, 'order_changed', { order_id, version: 1 })
    await expect.poll(() => heard.map((orders) => orders.length)).toEqual([sent.length, sent.length])
    expect(heard).toEqual([sent, sent])
  })

  test('alerts and the end of a session reach the other process', async () => {
    const filter = 'valorant:elo-boost:eu'
    const { id } = await insertBooster(at, { filters: [filter], ceilings: {} })
    const socket = await there.connect(await signIn(at, id))
    const heard = new Promise((resolve) => socket.on('new_boost_order', resolve))
    here.realtime.toFilter(filter, 'new_boost_order', { order_id: 'x', filter })
    expect(await heard).toEqual({ order_id: 'x', filter })
    here.realtime.endUser(id)
    await closed(socket)
  })

  test('people are counted across both, each once', async () => {
    const watcher = here.client()
    let boosters: number | undefined
    // From the greeting on: who leaves and who comes within one second change no number, so nothing more is sent.
    watcher.on('booster_count', ({ count }) => {
      boosters = count
    })
    await opened(watcher)
    const counted = expect.poll(() => boosters)
    await counted.toBe(0)
    const { id } = await insertBooster(at, { ceilings: {} })
    await here.connect(await signIn(at, id))
    const page = await there.connect(await signIn(at, id))
    await counted.toBe(1)
    const { id: other } = await insertBooster(at, { ceilings: {} })
    await there.connect(await signIn(at, other))
    await counted.toBe(2)
    page.disconnect()
    there.realtime.endUser(other)
    await counted.toBe(1)
  })

  test('a process that closes leaves the sockets of the other open', async () => {
    const { id } = await insertCustomer(at)
    const socket = await here.connect(await signIn(at, id))
    const third = await testServices(database.url, { connections: 5 })
    third.config = { ...third.config, redisUrl }
    await (await openTestRealtime(third)).close()
    // Redis keeps the order: what the closed process said about others arrived before this event.
    const told = next(socket, 'update_session')
    there.realtime.toUser(id, 'update_session', {})
    await told
    await heardAll(socket)
    await third.close()
  })
})
