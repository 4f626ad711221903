import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { heardAll, next, opened } from '#server/test/realtime.ts'
import { deliver, order, statusOf } from './buying.ts'
import { eventually } from './eventually.ts'
import { assertWrittenOnce, mailOf } from './mails.ts'
import { database, firstPort, known, machine, people, secondPort, servers, shop } from './scene.ts'
import { stopServer } from './shop.ts'
import { Visitor } from './visitor.ts'

const { publicUrl, stripe } = machine

export async function joinSecond(): Promise<void> {
  servers.push(await shop.start(secondPort))
  const text = 'أنا جاهز الآن'
  const arrivals = [firstPort, secondPort].map(async (port) => {
    const socket = io(`http://127.0.0.1:${port}`, {
      forceNew: true,
      transports: ['websocket'],
      extraHeaders: { origin: publicUrl },
      auth: { token: people.guest.accessToken },
    })
    await opened(socket)
    await heardAll(socket)
    return {
      socket,
      arrived: next(socket, 'order_message'),
    }
  })
  const pages = await Promise.all(arrivals)
  const body = { message_id: randomUUID(), text }
  await people.booster.call('sendOrderMessage', { params: { order_id: known.order }, body })
  for (const { socket, arrived } of pages) {
    const { message } = await arrived
    assert.equal(message.text, text)
    socket.disconnect()
  }
}

/** Guests order and pay on both servers; the first one dies in the middle. Each keeps on until its order is paid. */
export async function killFirst(): Promise<void> {
  const [first] = servers
  const guests = Array.from({ length: 8 }, (_, n) => ({
    email: `crowd-${n}@player.example`,
    visitor: new Visitor(publicUrl),
  }))
  let done = 0
  const buy = async ({ email, visitor }: (typeof guests)[number]) => {
    const bought = await insistently(() => order(visitor, email, 'en'))
    stripe.books.pay(bought.session.id)
    if (++done === 3) first?.child.kill('SIGKILL')
    await deliver()
    return { ...bought, visitor, email }
  }
  const orders = await Promise.all(guests.map(buy))
  assert.equal(await first?.ended, null)
  for (const { visitor, id } of orders) {
    await eventually(
      `the order ${id}`,
      async () => (await statusOf(visitor, id)).status === 'waiting_for_account',
    )
    assert.equal((await statusOf(visitor, id)).receipts.length, 1)
  }
  for (const { email, id } of orders) {
    await mailOf(email, (text) => text.includes(id))
    assertWrittenOnce(email)
  }
  for (const person of [people.owner, people.booster, people.guest]) await person.refresh()
  const db = openDatabase(database.appUrl, { connections: 1 })
  assert.deepEqual(await checkLedger(db), [])
  await db.destroy()
}

/** Visitors come while it starts, so the proxy has just missed it; then the other leaves, and it has to do alone. */
export async function comeBack(): Promise<void> {
  const starting = shop.start(firstPort)
  const visitors = Array.from({ length: 8 }, () => new Visitor(publicUrl))
  while (!(await Promise.race([starting, sleep(100)])))
    for (const visitor of visitors) await visitor.goodPage('/')
  const [, second] = servers.splice(0, 2, await starting)
  assert.equal(second && (await stopServer(second)), 0)
  for (const visitor of visitors) await insistently(() => visitor.goodPage('/'))
}

export async function leave(): Promise<void> {
  assert.deepEqual(await Promise.all(servers.map(stopServer)), [0])
  servers.length = 0
  assert.doesNotMatch(shop.log.join(''), /"level":60/)
}

/** Repeats what a server's end can cut off, as a person presses again. */
async function insistently<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await run()
    } catch (error) {
      if (tries === 20 || !/answered 50\d|ECONN|socket hang up|aborted/.test(String(error))) throw error
      await sleep(100)
    }
}
