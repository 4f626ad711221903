import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { insertCustomer, insertStaff, signIn } from '../test/factories.ts'
import { openApp } from '../test/open-app.ts'
import { heardAll, next, openTestRealtime } from '../test/realtime.ts'
import { solvedCaptcha } from '../test/solve-challenge.ts'

const { app, services } = await openApp()
const open = await openTestRealtime(services)
afterAll(() => open.close())
afterEach(() => void vi.useRealTimers())

async function begin(text: string): Promise<{ cookie: string; threadId: string }> {
  const captchaResponse = await solvedCaptcha(app)
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/support/chat/messages',
    payload: { message_id: randomUUID(), text, captchaResponse },
  })
  const { thread_id } = await services.db
    .selectFrom('support_messages')
    .select('thread_id')
    .where('text', '=', text)
    .executeTakeFirstOrThrow()
  return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '', threadId: thread_id }
}

const withCookie = (cookie: string) => open.connect(undefined, { extraHeaders: { cookie } })

async function staff() {
  const { id } = await insertStaff(services, ['EditOrders'])
  const token = await signIn(services, id)
  const answer = (threadId: string, text: string) =>
    app.inject({
      method: 'POST',
      url: `/v1/support/threads/${threadId}/messages`,
      headers: { authorization: `Bearer ${token}` },
      payload: { message_id: randomUUID(), text },
    })
  return { socket: await open.connect(token), answer }
}

/** Whether an event arrives before the answer to what the socket asks after it. */
async function hears(socket: Awaited<ReturnType<typeof withCookie>>, event: string, act: () => unknown) {
  let heard = false
  socket.once(event, () => {
    heard = true
  })
  await act()
  await heardAll(socket)
  return heard
}

test('an answer reaches the visitor whose cookie the handshake carries, and no other visitor', async () => {
  const [mine, other] = [await begin('Socket question'), await begin('Another question')]
  const [visitor, stranger] = [await withCookie(mine.cookie), await withCookie(other.cookie)]
  const ana = await staff()
  const told = next(visitor, 'support_message')
  const strangerHears = await hears(stranger, 'support_message', () =>
    ana.answer(mine.threadId, 'Here it is'),
  )
  expect((await told).message).toMatchObject({ text: 'Here it is', from: 'staff', number: 2 })
  expect(strangerHears).toBe(false)
})

test('a made-up cookie joins no chat', async () => {
  const { threadId } = await begin('Who listens?')
  const stranger = await withCookie(`support_chat=${'x'.repeat(43)}`)
  const ana = await staff()
  expect(await hears(stranger, 'support_message', () => ana.answer(threadId, 'Only for you'))).toBe(false)
})

test('each side sees that the other is writing, at most once a second', async () => {
  const { cookie, threadId } = await begin('Do you type?')
  const visitor = await withCookie(cookie)
  const ana = await staff()
  // A second passes only when the test says so.
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(1_000)
  let count = 0
  ana.socket.on('support_typing', () => count++)
  const seen = once(ana.socket as never, 'support_typing')
  for (let i = 0; i < 5; i++) visitor.emit('support_typing', {})
  expect((await seen)[0]).toEqual({ thread_id: threadId, name: null })
  const back = next(visitor, 'support_typing')
  ana.socket.emit('support_typing', { thread_id: threadId })
  expect(await back).toEqual({ thread_id: null, name: null })
  for (const socket of [visitor, ana.socket]) await heardAll(socket)
  expect(count).toBe(1)
  vi.advanceTimersByTime(1_000)
  visitor.emit('support_typing', {})
  for (const socket of [visitor, ana.socket]) await heardAll(socket)
  expect(count).toBe(2)
})

test('a customer can’t pretend to be staff who are writing', async () => {
  const { cookie, threadId } = await begin('Who writes?')
  const visitor = await withCookie(cookie)
  const { id } = await insertCustomer(services)
  const customer = await open.connect(await signIn(services, id))
  const ana = await staff()
  let count = 0
  visitor.on('support_typing', () => count++)
  customer.emit('support_typing', { thread_id: threadId })
  await heardAll(customer)
  const told = next(visitor, 'support_typing')
  ana.socket.emit('support_typing', { thread_id: threadId })
  await told
  await heardAll(visitor)
  expect(count).toBe(1)
})

test('after a cut, nothing is lost: the chat is read from the last known message on', async () => {
  const { cookie, threadId } = await begin('Cut me off')
  const ana = await staff()
  const visitor = await withCookie(cookie)
  visitor.disconnect()
  for (let i = 0; i < 20; i++) await ana.answer(threadId, `Answer ${i}`)
  const read = await app.inject({ method: 'GET', url: '/v1/support/chat?after=1', headers: { cookie } })
  const texts = read.json().data.chat.messages.map(({ text }: { text: string }) => text)
  expect(texts).toEqual(Array.from({ length: 20 }, (_, i) => `Answer ${i}`))
})
