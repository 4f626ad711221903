import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { contactMask } from '#core/talk/mask-contacts.ts'
import { mostOrderMessagesADay, unreadMs } from '#core/talk/order-chat.ts'
import { findPerson } from '#server/accounts/people/people-store.ts'
import { deleteOldReplies } from '#server/platform/http/idempotency-store.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { multipart, picture, postForm } from '#server/test/uploads.ts'
import { dropOrder } from '../order/drop-order.ts'
import { mailUnreadMessages } from './mail-unread-messages.ts'
import { sendOrderMessage } from './send-order-message.ts'

const { app, services } = await openApp()
const { db } = services
const customer = await insertCustomer(services)
const booster = await insertBooster(services)
const staff = await insertStaff(services, ['EditOrders'])
const stranger = await insertBooster(services)

async function ask(who: Caller, method: 'GET' | 'POST', url: string, payload?: object) {
  const token = await signIn(services, who.id)
  const answer = await app.inject({
    method,
    url: `/v1/orders/${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

const boosting = () =>
  insertOrder(services, { status: 'boosting', customerId: customer.id, boosterId: booster.id })
const say = (who: Caller, id: string, text: string, more: object = {}) =>
  ask(who, 'POST', `${id}/chat/messages`, { message_id: randomUUID(), text, ...more })
const read = async (who: Caller, id: string, after = 0) =>
  (await ask(who, 'GET', `${id}/chat?after=${after}`)).data
const textsOf = (chat: { messages: { text: string }[] }) => chat.messages.map(({ text }) => text)

beforeEach(() => {
  services.sent.length = 0
})

test('customer, booster and staff write in one chat, and each message reaches the parties once', async () => {
  const { id } = await boosting()
  await say(customer, id, 'Can you pause tomorrow at 19:00?')
  await say(booster, id, 'Yes, I stop at 18:45.')
  await say(staff, id, 'Thanks to both of you.')
  const own = await read(customer, id)
  expect(own.messages.map(({ from, number }: { from: string; number: number }) => [number, from])).toEqual([
    [1, 'customer'],
    [2, 'booster'],
    [3, 'staff'],
  ])
  expect(textsOf(await read(booster, id))).toEqual(textsOf(own))
  expect(own).toMatchObject({ open: true, closes_at: null, read: { customer: 1, booster: 2, own: 1 } })
  const sent = services.sent.filter(({ event }) => event === 'order_message')
  expect(sent.map((each) => each.id)).toEqual([
    customer.id,
    booster.id,
    customer.id,
    booster.id,
    customer.id,
    booster.id,
  ])
  expect(services.sent.filter(({ to, event }) => to === 'staff' && event === 'order_chat')).toHaveLength(3)
})

test('staff read the names of staff, customer and booster don’t', async () => {
  const { id } = await boosting()
  await say(staff, id, 'We had a look.')
  expect((await read(customer, id)).messages[0].name).toBeNull()
  expect((await read(booster, id)).messages[0].name).toBeNull()
  expect((await read(staff, id)).messages[0].name).toEqual(expect.any(String))
})

test('contact data is masked for both sides before it is stored for them, and staff see what was typed', async () => {
  const { id } = await boosting()
  const typed = 'Write to mira@example.com or discord: mira_42, rank Gold III 62 LP'
  const answer = await say(customer, id, typed)
  const masked = `Write to ${contactMask} or ${contactMask}, rank Gold III 62 LP`
  expect(answer.data.message).toMatchObject({ text: masked, masked: true, original: null })
  for (const who of [customer, booster])
    expect((await read(who, id)).messages[0]).toMatchObject({ text: masked, masked: true, original: null })
  expect((await read(staff, id)).messages[0]).toMatchObject({ text: masked, original: typed })
  expect(JSON.stringify(services.sent)).not.toContain('mira@example.com')
})

test('contact data in two messages of one person is masked in the second, and staff read how often that was', async () => {
  const { id } = await boosting()
  await say(booster, id, 'my discord is')
  expect((await say(booster, id, 'kestrelplays_7')).data.message).toMatchObject({ text: contactMask })
  expect((await say(customer, id, 'kestrelplays_7')).data.message).toMatchObject({ text: 'kestrelplays_7' })
  expect((await findPerson(services.db, booster.id))?.masked).toBe(1)
})

test('a password is refused, and a message without words or picture too', async () => {
  const { id } = await boosting()
  expect((await say(customer, id, 'password: hunter2!')).message).toBe('password_in_chat')
  expect((await say(customer, id, '  ')).message).toBe('bad_params')
  expect((await read(customer, id)).messages).toEqual([])
})

test('trust A2: a stranger finds no chat, and nobody writes under another’s message', async () => {
  const { id } = await boosting()
  const message_id = randomUUID()
  await say(customer, id, 'Hello', { message_id })
  expect((await say(stranger, id, 'Hello')).message).toBe('order_not_found')
  expect((await ask(stranger, 'GET', `${id}/chat`)).message).toBe('order_not_found')
  expect((await ask(stranger, 'POST', `${id}/chat/read`, { number: 1 })).message).toBe('order_not_found')
  expect((await say(booster, id, 'Hello', { message_id })).message).toBe('not_found')
})

test('trust A8: a booster who drops the order reads nothing on, and the next one nothing of before', async () => {
  const { id } = await boosting()
  await say(customer, id, 'For the first booster only')
  await act(services, dropOrder, booster, id, { reason: 'No time any more' })
  expect((await ask(booster, 'GET', `${id}/chat`)).message).toBe('order_not_found')
  expect((await say(booster, id, 'Wait')).message).toBe('order_not_found')
  services.advance(1_000)
  await say(customer, id, 'For whoever comes next')
  services.sent.length = 0
  await db
    .updateTable('orders')
    .set({ status: 'boosting', booster_id: stranger.id, claimed_at: services.now() })
    .where('id', '=', id)
    .execute()
  expect(textsOf(await read(stranger, id))).toEqual(['For whoever comes next'])
  await say(stranger, id, 'I start now')
  expect(services.sent.filter((each) => each.id === booster.id)).toEqual([])
  expect(textsOf(await read(customer, id))).toHaveLength(3)
})

test('the chat closes a day after the order ends: nobody writes, and the booster no longer reads', async () => {
  const { id } = await boosting()
  await say(booster, id, 'All done, good luck!')
  for (const status of ['verification_required', 'completed'] as const)
    await db.updateTable('orders').set({ status, closed_at: services.now() }).where('id', '=', id).execute()
  expect((await read(customer, id)).closes_at).not.toBeNull()
  expect((await say(customer, id, 'Thank you!')).status).toBe(200)
  services.advance(deadlines.chat.ms + 1_000)
  expect((await say(customer, id, 'One more thing')).message).toBe('chat_closed')
  expect((await say(staff, id, 'Hello')).message).toBe('chat_closed')
  expect((await ask(booster, 'GET', `${id}/chat`)).message).toBe('chat_closed')
  expect(await read(customer, id)).toMatchObject({ open: false, messages: [{ number: 1 }, { number: 2 }] })
})

test('an order that is not paid yet has no chat to write in', async () => {
  const { id } = await insertOrder(services, { customerId: customer.id })
  expect((await say(customer, id, 'Hello?')).message).toBe('chat_closed')
})

test('50 messages at once get 50 numbers, and one sent twice stays one', async () => {
  const { id } = await boosting()
  const message_id = randomUUID()
  const answers = await Promise.all([
    ...Array.from({ length: 25 }, (_, i) => say(customer, id, `Customer ${i}`)),
    ...Array.from({ length: 24 }, (_, i) => say(booster, id, `Booster ${i}`)),
    ...Array.from({ length: 10 }, () => say(booster, id, 'Lost answer', { message_id })),
  ])
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const { messages } = await read(customer, id)
  expect(messages.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, i) => i + 1),
  )
})

test('a message that races with the drop is either written before it or refused', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await boosting()
    const [sent] = await Promise.all([
      say(booster, id, 'Am I still here?'),
      act(services, dropOrder, booster, id, { reason: 'No time any more' }),
    ])
    const { messages } = await read(customer, id)
    expect([sent.status === 200, messages.length]).toEqual(messages.length === 1 ? [true, 1] : [false, 0])
  }
})

test('reading moves only forward, never beyond the last message, and the other side sees it', async () => {
  const { id } = await boosting()
  for (const text of ['One', 'Two', 'Three']) await say(customer, id, text)
  services.sent.length = 0
  await ask(booster, 'POST', `${id}/chat/read`, { number: 2 })
  await ask(booster, 'POST', `${id}/chat/read`, { number: 1 })
  await ask(booster, 'POST', `${id}/chat/read`, { number: 99 })
  expect((await read(customer, id)).read.booster).toBe(3)
  const told = services.sent.filter(({ event, id: to }) => event === 'order_read' && to === customer.id)
  expect(told.map(({ payload }) => payload)).toEqual([
    { order_id: id, by: 'booster', number: 2, unread: null },
    { order_id: id, by: 'booster', number: 3, unread: null },
  ])
  const own = services.sent.filter(({ event, id: to }) => event === 'order_read' && to === booster.id)
  expect(own.map(({ payload }) => payload)).toMatchObject([
    { unread: { as: 'booster', count: 1 } },
    { unread: { as: 'booster', count: 0 } },
  ])
})

test('a message says to each side how much is unread, without another call', async () => {
  const { id } = await boosting()
  await say(customer, id, 'One')
  await say(customer, id, 'Two')
  await say(booster, id, 'Three')
  const told = (who: Caller) =>
    services.sent
      .filter(({ event, id: to }) => event === 'order_message' && to === who.id)
      .map(({ payload }) => (payload as { unread: unknown }).unread)
  expect(told(booster)).toEqual([1, 2, 0].map((count) => ({ as: 'booster', count })))
  expect(told(customer)).toEqual([0, 0, 1].map((count) => ({ as: 'customer', count })))
})

test('staff’s list counts what came after their last answer, until it is read', async () => {
  const { id } = await boosting()
  const colleague = await insertStaff(services, ['EditOrders'])
  const shown = async (who: Caller) => {
    const { data } = await ask(who, 'GET', 'state/boosting?sort=newest&size=50')
    return data.items.find((each: { order_id: string }) => each.order_id === id).unread
  }
  expect(await shown(staff)).toBe(0)
  await say(customer, id, 'Is anyone there?')
  await say(booster, id, 'I am')
  expect([await shown(staff), await shown(colleague)]).toEqual([2, 2])
  await ask(colleague, 'POST', `${id}/chat/read`, { number: 2 })
  expect([await shown(staff), await shown(colleague)]).toEqual([2, 0])
  await say(staff, id, 'So are we')
  await say(customer, id, 'Thanks')
  expect([await shown(staff), await shown(colleague)]).toEqual([1, 1])
  expect(services.sent.filter(({ event }) => event === 'order_chat').at(-1)?.payload).toEqual({
    order_id: id,
    from: 'customer',
  })
})

test('each side counts what it has not read, and only the first unread message notifies', async () => {
  const { id } = await boosting()
  for (const text of ['One', 'Two', 'Three']) await say(customer, id, text)
  const unread = async (who: Caller) =>
    (await ask(who, 'GET', 'unread-chats')).data.items.find(
      (each: { order_id: string }) => each.order_id === id,
    )?.count
  expect(await unread(booster)).toBe(3)
  expect(await unread(customer)).toBeUndefined()
  const notices = services.sent.filter(
    ({ event, id: to }) => event === 'show_notification' && to === booster.id,
  )
  expect(notices).toHaveLength(1)
  await ask(booster, 'POST', `${id}/chat/read`, { number: 3 })
  expect(await unread(booster)).toBeUndefined()
})

test('trust R4: after a cut the missing messages are read once, in order', async () => {
  const { id } = await boosting()
  for (let i = 0; i < 20; i++) await say(booster, id, `Message ${i}`)
  expect(textsOf(await read(customer, id, 12))).toEqual(
    Array.from({ length: 8 }, (_, i) => `Message ${i + 12}`),
  )
})

test('what stays unread for half an hour is mailed once, to the one who has not read it', async () => {
  const { id } = await boosting()
  await say(customer, id, 'Please stop at 18:45, mira@example.com')
  const mails = () => db.selectFrom('mails').selectAll().where('kind', '=', 'order_messages_unread').execute()
  await mailUnreadMessages(services)
  expect(await mails()).toHaveLength(0)
  services.advance(unreadMs + 1_000)
  await Promise.all([mailUnreadMessages(services), mailUnreadMessages(services)])
  await mailUnreadMessages(services)
  const sent = (await mails()).filter(({ ref }) => ref?.includes(id))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.user_id).toBe(booster.id)
  expect(sent[0]?.body).toContain('Please stop at 18:45')
  expect(sent[0]?.body).not.toContain('mira@example.com')
})

test('who has turned these mails off gets none', async () => {
  const { id } = await boosting()
  await db
    .insertInto('notification_choices')
    .values({ user_id: booster.id, topic: 'order_messages', channel: 'mail', wanted: false })
    .execute()
  await say(customer, id, 'Nobody mails this')
  services.advance(unreadMs + 1_000)
  await mailUnreadMessages(services)
  const mails = await db
    .selectFrom('mails')
    .select('ref')
    .where('kind', '=', 'order_messages_unread')
    .execute()
  expect(mails.filter(({ ref }) => ref?.includes(id))).toEqual([])
})

test('a picture is re-encoded, seen by its parties only, and sent once', async () => {
  const { id } = await boosting()
  const token = await signIn(services, customer.id)
  const photo = await picture(40, 30).jpeg().toBuffer()
  const { data } = await postForm(app, `/v1/orders/${id}/chat/pictures`, multipart(photo), token)
  const { file_id } = data
  expect((await say(booster, id, 'Not mine', { file_id })).message).toBe('not_found')
  const sent = await say(customer, id, '', { file_id })
  expect(sent.data.message.picture).toEqual({ file_id, width: 40, height: 30 })
  expect((await say(customer, id, 'Again', { file_id })).message).toBe('not_found')
  const see = async (who: Caller) => {
    const answer = await app.inject({
      url: `/v1/orders/${id}/chat/pictures/${file_id}`,
      headers: { authorization: `Bearer ${await signIn(services, who.id)}` },
    })
    return [answer.statusCode, answer.headers['content-type']]
  }
  for (const who of [customer, booster, staff]) expect(await see(who)).toEqual([200, 'image/webp'])
  expect((await see(stranger))[0]).toBe(404)
})

test('a person can send only so much in a day', async () => {
  const { id } = await boosting()
  await db
    .insertInto('order_messages')
    .values(
      Array.from({ length: mostOrderMessagesADay }, (_, i) => ({
        id: randomUUID(),
        order_id: id,
        number: i + 1,
        author: 'customer' as const,
        author_id: customer.id,
        text: 'Hi',
        original: null,
        file_id: null,
        at: services.now(),
      })),
    )
    .execute()
  expect((await say(customer, id, 'One too many')).message).toBe('too_many_messages')
})

test('trust W3: a message that a device sends a hundred times at once is one, and four days later still one', async () => {
  const { id } = await boosting()
  const body = { message_id: randomUUID(), text: 'Tomorrow after 19:00 is fine.' }
  const send = () => transaction(services, (work) => sendOrderMessage(work, customer, id, body))
  const answers = await Promise.all(Array.from({ length: 100 }, send))
  services.advance(4 * dayMs)
  await deleteOldReplies(db, services.now())
  expect(new Set([...answers, await send()].map((each) => JSON.stringify(each))).size).toBe(1)
  services.advance(-4 * dayMs)
  expect(textsOf(await read(customer, id))).toEqual([body.text])
})
