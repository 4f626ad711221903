import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { unreadMs } from '#core/talk/order-chat.ts'
import { mostLettersADay, mostMessagesADay } from '#core/talk/support-thread.ts'
import { times } from '#i18n/times.ts'
import { insertCustomer, insertOrder, insertStaff, signIn } from '../test/factories.ts'
import { openApp } from '../test/open-app.ts'
import { solvedCaptcha } from '../test/solve-challenge.ts'
import { mailUnreadAnswers } from './mail-unread-answers.ts'

const { app, services } = await openApp()
const { db } = services

type Browser = { cookie?: string; token?: string; address?: string }

let addresses = 0
const browser = (more: Partial<Browser> = {}): Browser => ({
  address: `10.1.${++addresses >> 8}.${addresses & 255}`,
  ...more,
})

async function ask(who: Browser, method: 'GET' | 'POST', url: string, body?: object) {
  const answer = await app.inject({
    method,
    url: `/v1/support/${url}`,
    remoteAddress: who.address ?? '10.0.0.1',
    headers: {
      ...(who.token && { authorization: `Bearer ${who.token}` }),
      ...(who.cookie && { cookie: who.cookie }),
    },
    ...(body && { payload: body }),
  })
  const [set] = [answer.headers['set-cookie'] ?? []].flat()
  if (set) who.cookie = set.split(';')[0] ?? ''
  return { status: answer.statusCode, ...answer.json(), set }
}

async function say(who: Browser, text: string, more: object = {}) {
  const captchaResponse = who.cookie || who.token ? undefined : await solvedCaptcha(app)
  return ask(who, 'POST', 'chat/messages', { message_id: randomUUID(), text, captchaResponse, ...more })
}

const read = async (who: Browser) => (await ask(who, 'GET', 'chat')).data.chat

async function staff() {
  const person = await insertStaff(services, ['EditOrders'])
  return { ...browser({ token: await signIn(services, person.id) }), id: person.id }
}

async function threadOf(text: string): Promise<string> {
  const row = await db
    .selectFrom('support_messages')
    .select('thread_id')
    .where('text', '=', text)
    .executeTakeFirstOrThrow()
  return row.thread_id
}

beforeEach(() => {
  services.sent.length = 0
})

test('a visitor asks, keeps the talk by a cookie that no script reads, and another visitor sees nothing', async () => {
  const visitor = browser()
  expect(await read(visitor)).toBeNull()
  const sent = await say(visitor, 'Does the price stay?', {
    page: '/valorant/win-boost',
    quote: '5 wins, €20',
  })
  expect(sent.status).toBe(200)
  expect(sent.set).toMatch(/HttpOnly; SameSite=Lax/)
  expect((await read(visitor)).messages.map(({ text }: { text: string }) => text)).toEqual([
    'Does the price stay?',
  ])
  expect(await read(browser())).toBeNull()
  expect(await read(browser({ cookie: `support_chat=${'a'.repeat(43)}` }))).toBeNull()
})

test('a visitor’s first message needs a solved captcha, the next ones don’t', async () => {
  const visitor = browser()
  const refused = await say(visitor, 'Hello', { captchaResponse: 'made up' })
  expect([refused.status, refused.message]).toEqual([400, 'captcha_failed'])
  await say(visitor, 'Hello')
  expect((await say(visitor, 'Are you there?')).status).toBe(200)
})

test('a message that is sent again stays one, and nobody can use its id elsewhere', async () => {
  const visitor = browser()
  const message_id = randomUUID()
  await say(visitor, 'Once', { message_id })
  const again = await say(visitor, 'Once', { message_id })
  expect([again.status, again.data.message.number]).toEqual([200, 1])
  expect((await read(visitor)).messages).toHaveLength(1)
  const other = browser()
  expect((await say(other, 'Mine now', { message_id })).message).toBe('not_found')
})

test('50 messages at once are all stored, each with its own number', async () => {
  const visitor = browser()
  await say(visitor, 'First')
  const all = await Promise.all(Array.from({ length: 50 }, (_, i) => say(visitor, `Message ${i}`)))
  expect(all.map(({ status }) => status)).toEqual(Array(50).fill(200))
  const numbers = (await read(visitor)).messages.map(({ number }: { number: number }) => number)
  expect(numbers).toEqual(Array.from({ length: 51 }, (_, i) => i + 1))
})

test('what looks like a password is refused and stored nowhere', async () => {
  const visitor = browser()
  await say(visitor, 'Hi')
  const refused = await say(visitor, 'my password: Hunter22!')
  expect([refused.status, refused.message]).toEqual([400, 'password_in_chat'])
  expect((await read(visitor)).messages).toHaveLength(1)
})

test('a chat takes a bounded number of messages a day', async () => {
  const visitor = browser()
  await say(visitor, 'The first of many')
  const thread_id = await threadOf('The first of many')
  const rows = Array.from({ length: mostMessagesADay - 1 }, (_, i) => ({
    id: randomUUID(),
    thread_id,
    number: i + 2,
    author: 'person' as const,
    text: 'x',
    at: services.now(),
  }))
  await db.insertInto('support_messages').values(rows).execute()
  await db
    .updateTable('support_threads')
    .set({ last_number: mostMessagesADay })
    .where('id', '=', thread_id)
    .execute()
  expect((await say(visitor, 'One more')).message).toBe('too_many_messages')
})

test('an address begins a bounded number of chats a day', async () => {
  const { address } = browser()
  for (let i = 0; i < 20; i++)
    expect((await say({ ...browser(), address: address ?? '' }, `Chat ${i}`)).status).toBe(200)
  expect((await say({ ...browser(), address: address ?? '' }, 'Too many')).message).toBe('too_many_messages')
})

test('staff answer, the visitor is told live, and both sides see what was read', async () => {
  const visitor = browser()
  const ana = await staff()
  await say(visitor, 'Is anybody there?')
  const thread = await threadOf('Is anybody there?')
  const queue = await ask(ana, 'GET', 'threads?view=waiting&search=anybody')
  expect(queue.data.items[0]).toMatchObject({ thread_id: thread, status: 'waiting', unread: true })
  await ask(ana, 'GET', `threads/${thread}`)
  expect((await read(visitor)).read_by_staff).toBe(1)
  services.sent.length = 0
  const answered = await ask(ana, 'POST', `threads/${thread}/messages`, {
    message_id: randomUUID(),
    text: 'Yes!',
  })
  expect(answered.data.thread).toMatchObject({ status: 'answered', assigned_to: { user_id: ana.id } })
  const told = services.sent.find(({ event }) => event === 'support_message')
  expect(told).toMatchObject({
    to: 'thread',
    id: thread,
    payload: { message: { text: 'Yes!', from: 'staff' } },
  })
  await ask(visitor, 'POST', 'chat/read', { number: 2 })
  expect((await ask(ana, 'GET', `threads/${thread}`)).data.thread.read_by_person).toBe(2)
})

test('a note is for staff only: it reaches neither the chat nor the visitor’s pages', async () => {
  const visitor = browser()
  const ana = await staff()
  await say(visitor, 'Hello, a question')
  const thread = await threadOf('Hello, a question')
  services.sent.length = 0
  await ask(ana, 'POST', `threads/${thread}/messages`, {
    message_id: randomUUID(),
    text: 'Be careful',
    note: true,
  })
  expect(services.sent.filter(({ event }) => event === 'support_message')).toEqual([])
  expect(JSON.stringify(await read(visitor))).not.toContain('careful')
  expect((await ask(ana, 'GET', `threads/${thread}`)).data.thread).toMatchObject({ status: 'waiting' })
})

test('customers and visitors can’t open the inbox', async () => {
  const customer = browser({ token: await signIn(services, (await insertCustomer(services)).id) })
  expect((await ask(customer, 'GET', 'threads')).status).toBe(403)
  expect((await ask(browser(), 'GET', `threads/${randomUUID()}`)).status).toBe(401)
})

test('a visitor who signs in keeps the talk, and the cookie goes', async () => {
  const person = browser()
  await say(person, 'Asked before signing in')
  const { id } = await insertCustomer(services)
  person.token = await signIn(services, id)
  const opened = await ask(person, 'GET', 'chat')
  expect(opened.data.chat.messages).toHaveLength(1)
  expect(opened.set).toMatch(/support_chat=;/)
  expect(await read(browser({ token: person.token }))).toMatchObject({ status: 'waiting' })
})

test('a person who talked to support before gets the visitor’s messages behind their own', async () => {
  const { id } = await insertCustomer(services)
  const token = await signIn(services, id)
  await say(browser({ token }), 'The old question')
  const visitor = browser()
  await say(visitor, 'The new question')
  await say(visitor, 'And another')
  const joined = await read({ ...visitor, token })
  expect(joined.messages.map(({ text, number }: { text: string; number: number }) => [number, text])).toEqual(
    [
      [1, 'The old question'],
      [2, 'The new question'],
      [3, 'And another'],
    ],
  )
  await say(browser({ token }), 'It goes on')
  expect((await read(browser({ token }))).messages).toHaveLength(4)
})

test('an order that a message names is linked if it is the order of its sender, also for staff', async () => {
  const owner = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: owner.id })
  const ana = await staff()
  const stranger = browser()
  await say(stranger, `What about PK-${order.number}?`)
  expect((await read(stranger)).order).toBeNull()
  const thread = await threadOf(`What about PK-${order.number}?`)
  expect((await ask(ana, 'GET', `threads/${thread}`)).data.thread.order).toBeNull()
  const person = browser({ token: await signIn(services, owner.id) })
  await say(person, `My order pk ${order.number} is late`)
  expect((await read(person)).order).toEqual({ order_id: order.id, number: order.number })
  const own = await threadOf(`My order pk ${order.number} is late`)
  expect((await ask(ana, 'GET', `threads/${own}`)).data.thread.order).toMatchObject({ order_id: order.id })
})

test('an answer that stays unread is mailed once, in the language of the talk', async () => {
  const visitor = browser()
  const ana = await staff()
  const email = `${randomUUID()}@example.com`
  await say(visitor, 'Ich bin gleich weg', { locale: 'de', email })
  const thread = await threadOf('Ich bin gleich weg')
  await ask(ana, 'POST', `threads/${thread}/messages`, { message_id: randomUUID(), text: 'Die Antwort' })
  const mails = () => db.selectFrom('mails').selectAll().where('recipient', '=', email).execute()
  await mailUnreadAnswers(services)
  expect(await mails()).toEqual([])
  services.advance(unreadMs + 1_000)
  await Promise.all([mailUnreadAnswers(services), mailUnreadAnswers(services)])
  await mailUnreadAnswers(services)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.body).toContain('Die Antwort')
  expect(mail?.body).toContain('/de#chat')
})

test('an answer that was read is not mailed', async () => {
  const visitor = browser()
  const ana = await staff()
  const email = `${randomUUID()}@example.com`
  await say(visitor, 'I read everything', { email })
  const thread = await threadOf('I read everything')
  await ask(ana, 'POST', `threads/${thread}/messages`, { message_id: randomUUID(), text: 'Good' })
  await ask(visitor, 'POST', 'chat/read', { number: 2 })
  services.advance(unreadMs + 1_000)
  await mailUnreadAnswers(services)
  expect(await db.selectFrom('mails').select('id').where('recipient', '=', email).execute()).toEqual([])
})

test('the contact form is stored as a thread, mailed to support, and answered by mail', async () => {
  const ana = await staff()
  const email = `${randomUUID()}@example.com`
  const letter = {
    message_id: randomUUID(),
    topic: 'payment',
    name: 'Mira',
    email,
    text: 'My payment was taken twice, it seems.',
    locale: 'fr',
    captchaResponse: await solvedCaptcha(app),
  }
  const sent = await ask(browser(), 'POST', 'letters', letter)
  expect(sent.status).toBe(200)
  const again = await ask(browser(), 'POST', 'letters', letter)
  expect(again.data.number).toBe(sent.data.number)
  const thread = await threadOf(letter.text)
  const toUs = await db.selectFrom('mails').selectAll().where('ref', '=', `letter:${thread}`).execute()
  expect(toUs.map(({ recipient }) => recipient)).toEqual([services.config.support.email])
  expect(toUs[0]?.body).toContain(email)
  await ask(ana, 'POST', `threads/${thread}/messages`, {
    message_id: randomUUID(),
    text: 'On te rembourse.',
    close: true,
  })
  const mails = await db.selectFrom('mails').selectAll().where('recipient', '=', email).execute()
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['contact_receipt', 'support_answer'])
  expect(mails.find(({ kind }) => kind === 'support_answer')?.body).toContain('On te rembourse.')
  // Anyone can type anyone's address, so the receipt repeats nothing of what was written.
  expect(mails.find(({ kind }) => kind === 'contact_receipt')?.body).not.toMatch(/remboursé|{}/)
})

async function withdraw(more: object = {}, who = browser()) {
  const body = {
    message_id: randomUUID(),
    topic: 'withdrawal',
    name: 'Mira Muster',
    email: `${randomUUID()}@example.com`,
    order: 'PK-98765',
    text: '',
    locale: 'de',
    captchaResponse: await solvedCaptcha(app),
    ...more,
  }
  return {
    body,
    sent: await ask(who, 'POST', 'letters', body),
    again: () => ask(who, 'POST', 'letters', body),
  }
}

const mailsTo = (email: string) => db.selectFrom('mails').selectAll().where('recipient', '=', email).execute()

test('a withdrawal needs no reason: it is stored as a declaration, and its receipt is mailed once', async () => {
  const email = `${randomUUID()}@example.com`
  const customer = await insertCustomer(services, { email, verified_at: services.now() })
  const order = await insertOrder(services, { customerId: customer.id })
  const signedIn = browser({ token: await signIn(services, customer.id) })
  const letter = { email, order: `pk ${order.number}`, text: 'Danke trotzdem' }
  const { body, sent, again } = await withdraw(letter, signedIn)
  expect(sent.status).toBe(200)
  expect((await again()).data.number).toBe(sent.data.number)
  const declaration = `Hiermit widerrufe ich den Vertrag über den Auftrag PK-${order.number}.\n\nDanke trotzdem`
  const thread = await threadOf(declaration)
  expect((await ask(await staff(), 'GET', `threads/${thread}`)).data.thread).toMatchObject({
    topic: 'withdrawal',
    email: body.email,
    order: { order_id: order.id },
    status: 'waiting',
    waiting_since: expect.any(String),
  })
  const [receipt, ...more] = await mailsTo(body.email)
  expect(more).toEqual([])
  expect(receipt?.subject).toContain(`PK-${order.number}`)
  const time = times('de', services.config.timeZone).dateAndTime(receipt?.created_at ?? '')
  for (const part of [declaration, 'Mira Muster', body.email, time]) expect(receipt?.body).toContain(part)
})

test('a withdrawal with another address is declared, but nothing of its sender is mailed there, and no order linked', async () => {
  const order = await insertOrder(services, { customerId: (await insertCustomer(services)).id })
  const text = `Win a prize at https://evil.example ${randomUUID()}`
  const { body } = await withdraw({ order: `pk ${order.number}`, text, name: 'evil.example' })
  const declaration = `Hiermit widerrufe ich den Vertrag über den Auftrag PK-${order.number}.`
  const thread = await threadOf(`${declaration}\n\n${text}`)
  expect((await ask(await staff(), 'GET', `threads/${thread}`)).data.thread.order).toBeNull()
  const [receipt] = await mailsTo(body.email)
  expect(receipt?.body).toContain(declaration)
  expect(JSON.stringify(receipt)).not.toMatch(/evil\.example|prize/)
})

test('trust T4: nobody has the shop mail their words to another, by that one’s order or by an order of their own', async () => {
  const victim = `${randomUUID()}@example.com`
  const theirs = await insertOrder(services, {
    customerId: (await insertCustomer(services, { email: victim, verified_at: services.now() })).id,
  })
  const attacker = await insertCustomer(services, { verified_at: services.now() })
  const own = await insertOrder(services, { customerId: attacker.id })
  const signedIn = browser({ token: await signIn(services, attacker.id) })
  const words = { email: victim, text: 'Win at https://evil.example', name: 'evil.example' }
  await withdraw({ ...words, order: `PK-${theirs.number}` })
  await withdraw({ ...words, order: `PK-${theirs.number}` }, signedIn)
  await withdraw({ ...words, order: `PK-${own.number}` }, signedIn)
  const mails = await mailsTo(victim)
  expect(mails).toHaveLength(3)
  expect(JSON.stringify(mails)).not.toContain('evil.example')
})

test('a withdrawal without an order number is refused, other letters need a text instead', async () => {
  for (const order of [undefined, 'my order']) {
    const { body, sent } = await withdraw({ order })
    expect([sent.status, sent.errors?.[0]?.field]).toEqual([400, 'order'])
    expect(await mailsTo(body.email)).toEqual([])
  }
  const { sent } = await withdraw({ topic: 'order' })
  expect([sent.status, sent.errors?.[0]?.field]).toEqual([400, 'text'])
})

test('a withdrawal has the captcha and the daily limit of the contact form', async () => {
  expect((await withdraw({ captchaResponse: 'made up' })).sent.message).toBe('captcha_failed')
  const who = browser()
  for (let i = 0; i < mostLettersADay; i++) expect((await withdraw({}, who)).sent.status).toBe(200)
  expect((await withdraw({}, who)).sent.message).toBe('too_many_messages')
})

test('a withdrawal that waits is before whoever has waited longer', async () => {
  // A search that ends in digits finds a thread by its number, too.
  const word = `${randomUUID()}-word`
  await say(browser(), `First ${word}`)
  services.advance(60_000)
  await withdraw({ text: word })
  const ana = await staff()
  const topics = async (view: string) =>
    (await ask(ana, 'GET', `threads?view=${view}&search=${word}`)).data.items.map(
      ({ topic }: { topic: string | null }) => topic,
    )
  expect(await topics('waiting')).toEqual(['withdrawal', null])
  expect(await topics('all')).toEqual(['withdrawal', null])
})

test('staff assign, close and reopen a thread, and each deed is in the audit', async () => {
  const [ana, ben] = [await staff(), await staff()]
  await say(browser(), 'Who takes this?')
  const thread = await threadOf('Who takes this?')
  const assigned = await ask(ana, 'POST', `threads/${thread}/assign`, { user_id: ben.id })
  expect(assigned.data.thread.assigned_to.user_id).toBe(ben.id)
  const customer = await insertCustomer(services)
  expect((await ask(ana, 'POST', `threads/${thread}/assign`, { user_id: customer.id })).message).toBe(
    'user_not_found',
  )
  await ask(ana, 'POST', `threads/${thread}/status`, { status: 'closed' })
  expect((await ask(ben, 'GET', 'threads?view=closed&search=takes')).data.total).toBe(1)
  const reopened = await ask(ana, 'POST', `threads/${thread}/status`, { status: 'waiting' })
  expect(reopened.data.thread.status).toBe('waiting')
  const rows = await db
    .selectFrom('audit_log')
    .select('operation')
    .where('subject', '=', `thread ${thread}`)
    .execute()
  expect(rows.map(({ operation }) => operation)).toEqual([
    'assignThread',
    'setThreadStatus',
    'setThreadStatus',
  ])
})

test('all staff are notified when a thread begins to wait, and only its owner once it is theirs', async () => {
  const [ana, ben] = [await staff(), await staff()]
  const visitor = browser()
  await say(visitor, 'Somebody please')
  const told = () =>
    services.sent
      .filter(({ payload }) => 'code' in payload && payload.code === 'support_waiting')
      .map(({ id }) => id)
  expect(told()).toEqual(expect.arrayContaining([ana.id, ben.id]))
  const thread = await threadOf('Somebody please')
  await ask(ben, 'POST', `threads/${thread}/messages`, { message_id: randomUUID(), text: 'Here' })
  services.sent.length = 0
  await say(visitor, 'Thanks. One more')
  expect(told()).toEqual([ben.id])
})

test('canned answers are kept per language and removed by an empty text', async () => {
  const ana = await staff()
  const put = (locale: string, text: string) =>
    app.inject({
      method: 'PUT',
      url: `/v1/support/answers/late-start/${locale}`,
      headers: { authorization: `Bearer ${ana.token}` },
      payload: { title: 'Late start', text },
    })
  await put('en', 'Sorry about that.')
  await put('de', 'Das tut uns leid.')
  const removed = await put('en', '')
  expect(removed.json().data.items).toEqual([
    { shortcut: 'late-start', locale: 'de', title: 'Late start', text: 'Das tut uns leid.' },
  ])
})

test('of two answers that are written at once, the second is refused until its writer has read the first', async () => {
  const visitor = browser()
  await say(visitor, 'Which of you answers me?')
  const threadId = await threadOf('Which of you answers me?')
  const [ana, ben] = await Promise.all([staff(), staff()])
  const answer = (who: Browser, text: string, more: object = {}) =>
    ask(who, 'POST', `threads/${threadId}/messages`, { message_id: randomUUID(), text, ...more })
  const both = await Promise.all([answer(ana, 'Ana does', { seen: 1 }), answer(ben, 'Ben does', { seen: 1 })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.message).toBe('thread_answered')
  expect((await read(visitor)).messages).toHaveLength(2)

  const [late, first] = both[0].status === 409 ? [ana, ben] : [ben, ana]
  // A note is for colleagues, and one's own answer is known.
  expect((await answer(late, 'They were faster', { note: true, seen: 1 })).status).toBe(200)
  expect((await answer(first, 'And one thing more', { seen: 1 })).status).toBe(200)
  expect((await answer(late, 'Me, too', { seen: 2 })).message).toBe('thread_answered')
  expect((await answer(late, 'Me, too', { seen: 4 })).status).toBe(200)
  expect((await answer(first, 'From a script')).status).toBe(200)
  expect((await read(visitor)).messages.map(({ number }: { number: number }) => number)).toEqual([
    1, 2, 4, 5, 6,
  ])
})

test('an answer that is sent again under its id is the same one, whatever colleagues wrote meanwhile', async () => {
  const visitor = browser()
  await say(visitor, 'Is it sent twice?')
  const threadId = await threadOf('Is it sent twice?')
  const [ana, ben] = await Promise.all([staff(), staff()])
  const body = { message_id: randomUUID(), text: 'Once', seen: 1 }
  const url = `threads/${threadId}/messages`
  expect((await ask(ana, 'POST', url, body)).status).toBe(200)
  expect((await ask(ben, 'POST', url, { message_id: randomUUID(), text: 'Ben', seen: 2 })).status).toBe(200)
  expect((await ask(ana, 'POST', url, body)).status).toBe(200)
  expect((await read(visitor)).messages).toHaveLength(3)
})
