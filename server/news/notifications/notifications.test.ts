import type { Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { transaction } from '#server/platform/ports/work.ts'
import { insertCustomer, signIn } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { pause } from '#server/test/pause.ts'
import { heardAll, next, opened, openTestRealtime, type TestRealtime } from '#server/test/realtime.ts'
import { notify, notifyAll } from './notify.ts'

const services = await openServices()
let open: TestRealtime

beforeEach(async () => {
  open = await openTestRealtime(services)
})
afterEach(() => open.close())

/** Notifies a person of an order; the transaction takes some more statements after the notification was stored. */
function tell(userId: string, number: number, statements = 0): Promise<void> {
  return transaction(services, async (work) => {
    await notify(work, {
      userId,
      code: 'order_paid',
      params: { order_id: 'x', number },
    })
    await pause(work.tx, statements)
  })
}

/** A page as the contract describes it: it names the last settled notification and shows each id once. */
function page(token: string) {
  const shown = new Map<number, number>()
  const numbers: number[] = []
  let last: number | undefined
  let socket: Socket
  return {
    numbers,
    async connect(): Promise<void> {
      socket = open.client(token, { transports: ['websocket'] })
      socket.on('show_notification', ({ notification_id: id, params }) => {
        if (!shown.has(id)) numbers.push(params.number)
        shown.set(id, (shown.get(id) ?? 0) + 1)
      })
      await opened(socket)
      socket.emit('check_connection', { last_notification_id: last })
      last = (await next(socket, 'connected')).last_notification_id
    },
    cut: () => socket.io.engine.close(),
    heardAll: () => heardAll(socket),
  }
}

test('a notification arrives with its text, stored before it was sent', async () => {
  const { id } = await insertCustomer(services)
  const socket = await open.connect(await signIn(services, id))
  const arriving = next(socket, 'show_notification')
  await tell(id, 20_001)
  const row = await services.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await arriving).toEqual({
    notification_id: row.id,
    code: 'order_paid',
    message: 'Order PK-20001 is paid. See the order page for what happens next.',
    special_sound: false,
    params: { order_id: 'x', number: 20_001 },
  })
})

test('a transaction that rolls back notifies nobody', async () => {
  const { id } = await insertCustomer(services)
  const socket = await open.connect(await signIn(services, id))
  const heard: number[] = []
  socket.on('show_notification', ({ params }) => heard.push(params.number))
  const failing = transaction(services, async (work) => {
    const params = { order_id: 'x', number: 1 }
    await notify(work, { userId: id, code: 'order_paid', params })
    throw new Error('too late')
  })
  await expect(failing).rejects.toThrow('too late')
  await tell(id, 2)
  // The answer repeats what was stored in the last minute.
  await heardAll(socket)
  expect(new Set(heard)).toEqual(new Set([2]))
})

test('many people can be notified at once', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => insertCustomer(services)))
  await transaction(services, (work) =>
    notifyAll(
      work,
      people.map(({ id }) => id),
      { code: 'new_order_fits', params: { order_id: 'x', number: 7 }, specialSound: true },
    ),
  )
  const rows = await services.db
    .selectFrom('notifications')
    .select(['user_id', 'special_sound'])
    .where('code', '=', 'new_order_fits')
    .orderBy('id')
    .execute()
  expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set(people.map(({ id }) => id)))
  expect(rows.every((row) => row.special_sound)).toBe(true)
})

test('each notification is shown exactly once across 100 disconnections, however late its transaction commits', async () => {
  const { id } = await insertCustomer(services)
  const { numbers, connect, cut, heardAll } = page(await signIn(services, id))
  await connect()
  const told: Promise<void>[] = []
  for (let round = 0; round < 100; round++) {
    // Ids are assigned in this order; the first commits last, often while the page is disconnected.
    told.push(
      tell(id, round * 3, 10 + (round % 40)),
      tell(id, round * 3 + 1, round % 7),
      tell(id, round * 3 + 2),
    )
    await pause(services.db, round % 9)
    cut()
    await pause(services.db, round % 5)
    await connect()
  }
  await Promise.all(told)
  await heardAll()
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, number) => number))
})

test('a page that was disconnected for long gets what it missed, and a new one only the last minute', async () => {
  const { id } = await insertCustomer(services)
  const token = await signIn(services, id)
  await tell(id, 1)
  const old = page(token)
  await old.connect()
  old.cut()
  await tell(id, 2)
  services.advance(2 * 60_000)
  await tell(id, 3)
  const fresh = page(token)
  await Promise.all([old.connect(), fresh.connect()])
  expect({ old: old.numbers, fresh: fresh.numbers }).toEqual({ old: [1, 2, 3], fresh: [3] })
  services.advance(2 * 60_000)
  fresh.cut()
  await fresh.connect()
  await tell(id, 4)
  fresh.cut()
  await fresh.connect()
  expect(fresh.numbers).toEqual([3, 4])
})
