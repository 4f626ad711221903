import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RealtimeEvent, RealtimeEvents } from '#contract/realtime.ts'
import { act } from '#server/test/act.ts'
import { createTestDatabase, type TestDatabase } from '#server/test/database.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  signIn,
  type TestServices,
  testServices,
} from '#server/test/factories.ts'
import { openTestRealtime, type TestRealtime } from '#server/test/realtime.ts'
import { readOrderChat } from './read-order-chat.ts'
import { sendOrderMessage } from './send-order-message.ts'

const redisUrl = process.env.TEST_REDIS_URL

function collect<E extends RealtimeEvent>(socket: Socket, event: E): RealtimeEvents[E][] {
  const heard: RealtimeEvents[E][] = []
  socket.on(event as string, (payload) => heard.push(payload))
  return heard
}

describe.skipIf(!redisUrl)('the chat of an order across two processes on one Redis', () => {
  let database: TestDatabase
  let [here, there] = [] as unknown as [TestServices, TestServices]
  let opened: TestRealtime[] = []

  beforeAll(async () => {
    database = await createTestDatabase()
    here = await testServices(database.url, { connections: 5 })
    there = await testServices(database.url, { connections: 5 })
    for (const each of [here, there]) each.config = { ...each.config, redisUrl }
    opened = await Promise.all([here, there].map((each) => openTestRealtime(each)))
  })
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()))
    for (const each of [here, there]) await each.close()
    await database.drop()
  })

  async function running() {
    const customer = await insertCustomer(here)
    const booster = await insertBooster(here)
    const { id } = await insertOrder(here, {
      status: 'boosting',
      customerId: customer.id,
      boosterId: booster.id,
    })
    const [first, second] = opened as [TestRealtime, TestRealtime]
    const page = await first.connect(await signIn(here, customer.id))
    const work = await second.connect(await signIn(here, booster.id))
    return { id, customer, booster, page, work }
  }

  const say = (
    services: TestServices,
    by: Parameters<typeof sendOrderMessage>[1],
    id: string,
    text: string,
  ) => act(services, sendOrderMessage, by, id, { message_id: randomUUID(), text })

  test('messages written at both arrive at both, each once, with the counts of their receiver', async () => {
    const { id, customer, booster, page, work } = await running()
    const heard = [page, work].map((socket) => collect(socket, 'order_message'))
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? say(here, customer, id, `customer ${i}`) : say(there, booster, id, `booster ${i}`),
      ),
    )
    await expect.poll(() => heard.map((messages) => messages.length)).toEqual([20, 20])
    for (const messages of heard)
      expect(messages.map(({ message }) => message.number).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, i) => i + 1),
      )
    expect(heard.map((messages) => messages[0]?.unread.as)).toEqual(['customer', 'booster'])

    const reads = [page, work].map((socket) => collect(socket, 'order_read'))
    // Who writes has read what came before, so the booster has something to read only after another message.
    await say(here, customer, id, 'The last one')
    await act(there, readOrderChat, booster, id, 21)
    await expect.poll(() => reads.map((each) => each.length)).toEqual([1, 1])
    expect(reads[0]).toEqual([{ order_id: id, by: 'booster', number: 21, unread: null }])
    expect(reads[1]).toEqual([
      { order_id: id, by: 'booster', number: 21, unread: { as: 'booster', count: 0 } },
    ])
  })

  test('someone who writes at one is seen writing at the other', async () => {
    const { id, page, work } = await running()
    const heard = collect(page, 'order_typing')
    work.emit('order_typing', { order_id: id })
    await expect.poll(() => heard).toEqual([{ order_id: id, from: 'booster' }])
  })
})
