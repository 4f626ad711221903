import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#core/base/durations.ts'
import { linkPauseMs, linkSpans, mostTypedLetters } from '#core/base/links.ts'
import { topUp } from '#core/money/ledger.ts'
import { freshMailboxMs } from '#core/people/factors.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { customerBalance } from '#server/money/ledger/ledger-store.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { wayMark } from '#server/news/mail/way-mark.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { insertCustomer, insertOrder, insertStaff, insertSupply, signIn } from '#server/test/factories.ts'
import { setUpApp } from '#server/test/factors.ts'
import { lastToken, mailsTo } from '#server/test/mailed-links.ts'
import { openApp } from '#server/test/open-app.ts'
import { solvedCaptcha } from '#server/test/solve-challenge.ts'
import { hashPassword } from '../auth/passwords.ts'
import { answerRequests } from '../links/answer-requests.ts'
import { proveAddress } from '../proofs/prove-address.ts'

const { app, services } = await openApp()
await insertSupply(services)
const { db } = services

const password = 'a quiet ridge at dawn'
const other = 'two lanterns and a rope'
const freshAddress = () => `person-${randomUUID().slice(0, 13)}@example.com`
const hash = await hashPassword(password)

type Sent = { token?: string; headers?: object; method?: 'POST' | 'PUT' | 'DELETE' | 'GET' }
const send = (url: string, payload?: object, { token, headers, method = 'POST' }: Sent = {}) =>
  app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  })

/** A customer with a password, signed in; the address is proven unless `verified_at` is null. */
async function account({
  email = freshAddress(),
  ...columns
}: {
  email?: string
  [column: string]: unknown
} = {}) {
  const { id } = await insertCustomer(services, {
    email,
    password_hash: hash,
    verified_at: services.now(),
    ...columns,
  })
  return { id, email, token: await signIn(services, id) }
}

/** A guest with a paid order, signed in. */
async function guest(email = freshAddress()) {
  const { id } = await insertCustomer(services, {
    kind: 'guest',
    username: `Guest ${randomUUID().slice(0, 8)}`,
    email,
  })
  const order = await insertOrder(services, { status: 'waiting_for_account', customerId: id })
  return { id, email, token: await signIn(services, id), orderId: order.id }
}

async function ask(path: 'forgot-password' | 'find-order', email: string) {
  const answer = await send(`/v1/auth/${path}`, { email, captchaResponse: await solvedCaptcha(app) })
  await allAnswered()
  return answer
}

/** The server answers after its reply, at the same time as this test. */
async function allAnswered() {
  const open = async () => {
    await answerRequests(services)
    return db.selectFrom('link_requests').select('email').where('email', 'is not', null).execute()
  }
  await expect.poll(open).toEqual([])
}

const resetToken = async (email: string) => {
  expect((await ask('forgot-password', email)).statusCode).toBe(200)
  return lastToken(db, email)
}
const reset = (token: string, headers = {}) =>
  send('/v1/auth/reset-password', { token, password: other }, { headers })
const login = (email: string, word: string) => send('/v1/auth/login', { email, password: word })
const isAlive = async (token: string) =>
  (await send('/v1/users/@me', undefined, { token, method: 'GET' })).statusCode === 200
const ordersOf = async (token: string) => {
  const answer = await send('/v1/orders', undefined, { token, method: 'GET' })
  return (answer.json().data.items as { order_id: string }[]).map(({ order_id }) => order_id)
}

describe('a forgotten password', () => {
  test('a mailed link sets a new one, ends every session, signs in here, and a letter says so', async () => {
    const { email, token: before } = await account()
    const elsewhere = before
    const token = await resetToken(email)
    const answer = await reset(token)
    expect(answer.json()).toMatchObject({ message: 'password_updated', data: { user: { email } } })
    expect(await isAlive(elsewhere)).toBe(false)
    expect(await isAlive(answer.json().data.tokens.accessToken)).toBe(true)
    expect((await login(email, password)).json().message).toBe('invalid_credentials')
    expect((await login(email, other)).statusCode).toBe(200)
    const subjects = (await mailsTo(db, email)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      expect.stringContaining('Reset your'),
      expect.stringContaining('password was changed'),
    ])
  })

  test('the mail is in the language of the account', async () => {
    const { email } = await account({ locale: 'de' })
    await resetToken(email)
    const [mail] = await mailsTo(db, email)
    expect(mail?.subject).toContain('Setze dein Passwort')
    expect(mail?.body).toContain('http://localhost:3000/de/passwort-zuruecksetzen/')
  })

  test('reading a link uses nothing up, and says whose account it is', async () => {
    const { id, email } = await account()
    const token = await resetToken(email)
    for (let i = 0; i < 3; i++) {
      const answer = await send('/v1/auth/link', { token })
      expect(answer.json().data).toEqual({
        purpose: 'reset_password',
        user_id: id,
        email,
        order_number: null,
        next_email: null,
      })
    }
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('trust S10: a known and an unknown address get the same reply, again when it is repeated', async () => {
    const { email } = await account()
    const unknown = freshAddress()
    const known = [await ask('forgot-password', email), await ask('forgot-password', email)]
    const strange = [await ask('forgot-password', unknown), await ask('forgot-password', unknown)]
    expect(known.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      strange.map(({ statusCode, body }) => [statusCode, body]),
    )
    expect(known[1]?.statusCode).toBe(429)
    expect(known[1]?.json().message).toBe('reset password email sent already')
    expect(await mailsTo(db, unknown)).toEqual([])
    services.advance(linkPauseMs + 1)
    expect((await ask('forgot-password', email)).statusCode).toBe(200)
  })

  test('trust S10: asking writes one row whoever has the address, and no address is kept once it is answered', async () => {
    const { email } = await account()
    const rows = async (address: string) => {
      const captchaResponse = await solvedCaptcha(app)
      await send('/v1/auth/forgot-password', { email: address, captchaResponse })
      // What the reply waits for is one row; whether anybody has the address is looked up after it.
      return db.selectFrom('link_requests').select(['purpose']).execute()
    }
    const before = (await rows(email)).length
    expect((await rows(freshAddress())).length).toBe(before + 1)
    // No address is kept longer than it takes.
    await allAnswered()
  })

  test('trust S10: what was mailed for an address withholds nothing from whoever has another spelling of it', async () => {
    const { email } = await guest()
    for (let n = 0; n <= mostTypedLetters; n++) {
      expect((await ask('find-order', email)).statusCode).toBe(200)
      services.advance(linkPauseMs)
    }
    expect(await mailsTo(db, email)).toHaveLength(mostTypedLetters)
    const curious = await account({ email: email.replace('@', '+1@'), verified_at: null })
    expect((await send('/v1/users/@me/proof', {}, curious)).statusCode).toBe(200)
    expect(await mailsTo(db, curious.email)).toHaveLength(1)
    services.advance(-(mostTypedLetters + 1) * linkPauseMs)
  })

  test('a common password is refused, and the link still works', async () => {
    const { email } = await account()
    const token = await resetToken(email)
    const weak = await send('/v1/auth/reset-password', { token, password: 'Password1' })
    expect(weak.json()).toMatchObject({ message: 'weak_password', errors: [{ field: 'password' }] })
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('one link, used 50 times at once, sets one password', async () => {
    const { email } = await account()
    const token = await resetToken(email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(token)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code !== 200).every((code) => code === 410 || code === 503)).toBe(true)
  })

  test('ASVS 6.4.3: a reset of an account with an authenticator app signs in only with its code', async () => {
    const { id, email } = await account()
    await setUpApp({ app, services }, id)
    const answer = await reset(await resetToken(email))
    expect(answer.json()).toMatchObject({ message: 'second_factor_needed' })
    expect(answer.cookies.map(({ name }) => name)).not.toContain('access_token')
  })

  test('a banned account gets no link', async () => {
    const { email } = await account({ banned_at: services.now() })
    await ask('forgot-password', email)
    expect(await mailsTo(db, email)).toEqual([])
  })
})

describe('trust S9: a mailed link is refused', () => {
  test('for another purpose', async () => {
    const { email, token: session } = await account({ verified_at: null })
    await send('/v1/users/@me/proof', undefined, { token: session })
    const token = await lastToken(db, email)
    expect((await reset(token)).json().message).toBe('link_not_valid')
    const order = await send('/v1/auth/open-order', { token })
    const change = await send('/v1/auth/confirm-email-change', { token })
    expect([order.statusCode, change.statusCode]).toEqual([410, 410])
  })

  test('the second time', async () => {
    const { email } = await account()
    const token = await resetToken(email)
    expect((await reset(token)).statusCode).toBe(200)
    expect((await reset(token)).json().message).toBe('link_not_valid')
  })

  test('after 30 minutes', async () => {
    const { email } = await account()
    const token = await resetToken(email)
    expect(linkSpans.reset_password).toBe(30 * minuteMs)
    services.advance(linkSpans.reset_password)
    expect((await reset(token)).json().message).toBe('link_not_valid')
  })

  test('after the password or the address has changed', async () => {
    const { id, email, token: session } = await account()
    const token = await resetToken(email)
    const body = { oldPassword: password, password: other }
    const changed = await send('/v1/users/@me/password', body, { token: session, method: 'PUT' })
    expect(changed.statusCode).toBe(200)
    expect((await reset(token)).json().message).toBe('link_not_valid')
    services.advance(linkPauseMs + 1)
    const second = await resetToken(email)
    await db.updateTable('users').set({ email: freshAddress() }).where('id', '=', id).execute()
    expect((await reset(second)).json().message).toBe('link_not_valid')
  })

  test('by a host that a request names: links lead to the configured address only', async () => {
    const { email } = await account()
    const body = { email, captchaResponse: await solvedCaptcha(app) }
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await send('/v1/auth/forgot-password', body, { headers })
    await allAnswered()
    const [mail] = await mailsTo(db, email)
    expect(mail?.body).toContain('http://localhost:3000/reset-password/')
    expect(mail?.body).not.toContain('evil')
  })

  test('and no token is stored or logged', async () => {
    const { email } = await account()
    const token = await resetToken(email)
    await send('/v1/auth/link', { token })
    await reset(token)
    const links = await db.selectFrom('mailed_links').selectAll().execute()
    expect(JSON.stringify(links) + services.logged.join('')).not.toContain(token)
  })
})

describe('trust S8: who registers with a stranger’s address first loses everything when its owner comes', () => {
  const victims = async () => {
    const attacker = await account({ verified_at: null })
    return { attacker, email: attacker.email }
  }
  const comes = async (email: string) => reset(await resetToken(email))

  test('the password that the attacker chose', async () => {
    const { email } = await victims()
    expect((await comes(email)).statusCode).toBe(200)
    expect((await login(email, password)).json().message).toBe('invalid_credentials')
  })

  test('the session that the attacker kept open', async () => {
    const { attacker, email } = await victims()
    await comes(email)
    expect(await isAlive(attacker.token)).toBe(false)
    expect(services.ended.length).toBeGreaterThan(0)
  })

  test('the sign-in that the attacker connected', async () => {
    const { attacker, email } = await victims()
    const identity = { provider: 'discord' as const, subject: randomUUID(), name: 'attacker' }
    await db
      .insertInto('identities')
      .values({ ...identity, user_id: attacker.id, created_at: services.now() })
      .execute()
    await comes(email)
    const left = await db.selectFrom('identities').selectAll().where('user_id', '=', attacker.id).execute()
    expect(left).toEqual([])
  })

  test('the change of address that the attacker had begun', async () => {
    const { attacker, email } = await victims()
    const own = freshAddress()
    await send('/v1/users/@me/email', { email: own }, { token: attacker.token })
    const link = await lastToken(db, own)
    await comes(email)
    const late = await send('/v1/auth/confirm-email-change', { token: link })
    expect(late.json().message).toBe('link_not_valid')
    expect((await login(email, other)).statusCode).toBe(200)
  })

  test('the click on a proof that the attacker hopes for: the mail alone proves nothing', async () => {
    const { attacker, email } = await victims()
    await send('/v1/users/@me/proof', undefined, { token: attacker.token })
    const token = await lastToken(db, email)
    const owner = await account()
    const visitor = await send('/v1/auth/confirm-address', { token })
    const stranger = await send('/v1/auth/confirm-address', { token }, { token: owner.token })
    expect([visitor.statusCode, stranger.statusCode]).toEqual([401, 410])
    expect((await comes(email)).statusCode).toBe(200)
    expect(await isAlive(attacker.token)).toBe(false)
  })

  test('the same when a provider proves the address; an address that was proven before keeps everything', async () => {
    const { attacker } = await victims()
    expect(await transaction(services, (work) => proveAddress(work, attacker.id))).toBe(true)
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', attacker.id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toBeNull()
    expect(await isAlive(attacker.token)).toBe(false)
    const proven = await account()
    expect(await transaction(services, (work) => proveAddress(work, proven.id))).toBe(false)
    expect(await isAlive(proven.token)).toBe(true)
  })
})

describe('orders of guests', () => {
  const offered = (token: string) => send('/v1/users/@me/guest-orders', undefined, { token, method: 'GET' })
  const answer = (token: string, guestId: string, mine: boolean) =>
    send(`/v1/users/@me/guest-orders/${guestId}`, { mine }, { token, method: 'PUT' })

  test('trust S7: an attacker with 100 known addresses sees no order of theirs; each owner gets their own', async () => {
    const guests = await Promise.all(Array.from({ length: 100 }, () => guest()))
    let seen = 0
    for (const { email, orderId } of guests) {
      const captchaResponse = await solvedCaptcha(app)
      const entered = await send('/v1/auth/guest', { email, acceptTos: true, adult: true, captchaResponse })
      const token = entered.json().data.tokens.accessToken
      seen += (await ordersOf(token)).length
      const order = await send(`/v1/orders/${orderId}`, undefined, { token, method: 'GET' })
      expect(order.json().message).toBe('order_not_found')
    }
    expect(seen).toBe(0)
    for (const { email, orderId } of guests.slice(0, 5)) {
      const owner = await account({ email, verified_at: null })
      expect(await ordersOf(owner.token)).toEqual([])
      await send('/v1/users/@me/proof', undefined, { token: owner.token })
      const token = await lastToken(db, email)
      const proven = await send('/v1/auth/confirm-address', { token }, { token: owner.token })
      expect(proven.statusCode).toBe(200)
      expect(await ordersOf(owner.token)).toEqual([])
      const { guests } = (await offered(owner.token)).json().data
      expect(guests.flatMap(({ orders }: { orders: { order_id: string }[] }) => orders)).toMatchObject([
        { order_id: orderId },
      ])
      expect((await answer(owner.token, guests[0].guest_id, true)).json().data.guests).toEqual([])
      expect(await ordersOf(owner.token)).toEqual([orderId])
    }
  }, 120_000)

  test('join with everything that belongs to them, once, and the books still add up', async () => {
    const { id, email, token, orderId } = await guest()
    const now = services.now()
    await db.transaction().execute(async (tx) => {
      await postEntry(tx, topUp({ paymentId: randomUUID(), customerId: id, amount: 1_234 }), now)
      const notice = { user_id: id, code: 'order_paid' as const, message: 'paid', params: '{}' }
      await tx
        .insertInto('notifications')
        .values({ ...notice, created_at: now })
        .execute()
      const thread = { channel: 'chat' as const, user_id: id, locale: 'en' as const, waiting_since: now }
      await tx
        .insertInto('support_threads')
        .values({ ...thread, last_number: 0 })
        .execute()
    })
    const owner = await account({ email, verified_at: null })
    await send('/v1/users/@me/proof', undefined, { token: owner.token })
    const link = await lastToken(db, email)
    const confirm = () => send('/v1/auth/confirm-address', { token: link }, { token: owner.token })
    const proofs = await Promise.all([confirm(), confirm(), confirm()])
    expect(proofs.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410])
    const mine = () => answer(owner.token, id, true)
    const answers = await Promise.all([mine(), mine(), mine()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
    expect(await ordersOf(owner.token)).toEqual([orderId])
    expect(await customerBalance(db, owner.id)).toBe(1_234)
    expect(await checkLedger(db)).toEqual([])
    const owned = async (table: 'notifications' | 'support_threads') =>
      (await db.selectFrom(table).select('user_id').where('user_id', 'in', [id, owner.id]).execute()).map(
        ({ user_id }) => user_id,
      )
    expect(await owned('notifications')).toEqual([owner.id])
    expect(await owned('support_threads')).toEqual([owner.id])
    expect(await isAlive(token)).toBe(false)
  })

  test('trust T8: what a stranger ordered and wrote with an address stays theirs, unless its owner says otherwise', async () => {
    const stranger = await guest()
    const owner = await account({ email: stranger.email, verified_at: null })
    // The account's address isn't proven yet, so nothing is offered, and no other account can answer.
    expect((await offered(owner.token)).json().data.guests).toEqual([])
    expect((await answer(owner.token, stranger.id, true)).json().message).toBe('user_not_found')
    await db.updateTable('users').set({ verified_at: services.now() }).where('id', '=', owner.id).execute()
    const another = await account()
    expect((await answer(another.token, stranger.id, true)).json().message).toBe('user_not_found')
    expect((await answer(owner.token, stranger.id, false)).json().data.guests).toEqual([])
    expect((await answer(owner.token, stranger.id, true)).json().message).toBe('user_not_found')
    expect(await ordersOf(owner.token)).toEqual([])
    expect(await ordersOf(stranger.token)).toEqual([stranger.orderId])
  })

  test('trust T8: staff and the account read what a guest wrote before the order joined it', async () => {
    const { id, email, token, orderId } = await guest()
    const owner = await account({ email })
    const staff = await signIn(services, (await insertStaff(services, ['EditOrders'])).id)
    const write = async (by: string, text: string) =>
      expect(
        (await send(`/v1/orders/${orderId}/chat/messages`, { message_id: randomUUID(), text }, { token: by }))
          .statusCode,
      ).toBe(200)
    await write(token, 'From the guest')
    const at = services.now()
    const opened = { order_id: orderId, opened_by: id, opened_as: 'customer', kind: 'other' } as const
    const { id: dispute_id } = await db
      .insertInto('order_disputes')
      .values({ ...opened, opened_at: at, reason: 'Not as agreed' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const statement = { dispute_id, author_id: id, role: 'customer', text: 'Well', at } as const
    await db.insertInto('dispute_statements').values(statement).execute()
    const letters = { channel: 'contact', user_id: id, locale: 'en', last_number: 1 } as const
    const { id: thread_id } = await db
      .insertInto('support_threads')
      .values({ ...letters, waiting_since: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const letter = { id: randomUUID(), thread_id, number: 1, author: 'person', text: 'Hello', at } as const
    await db.insertInto('support_messages').values(letter).execute()
    const read = async (by: string, path: string) =>
      (await send(`/v1/${path}`, undefined, { token: by, method: 'GET' })).json().data
    const marks = async (by: string): Promise<boolean[]> => {
      const { messages } = await read(by, `orders/${orderId}/chat`)
      const { dispute } = await read(by, `orders/${orderId}/dispute`)
      return [...messages, ...dispute.statements].map(({ by_guest }) => by_guest)
    }
    expect(await marks(staff)).toEqual([false, false, false])
    expect((await answer(owner.token, id, true)).statusCode).toBe(200)
    await write(owner.token, 'From the account')
    for (const reader of [staff, owner.token]) expect(await marks(reader)).toEqual([true, false, true, true])
    const { thread } = await read(staff, `support/threads/${thread_id}`)
    expect(thread.messages.map(({ by_guest }: { by_guest: boolean }) => by_guest)).toEqual([true])
  })

  test('a link opens the order of the guest who lost their cookie, once, and signs out no other device', async () => {
    const { email, token: before, orderId } = await guest()
    await ask('find-order', email)
    const token = await lastToken(db, email)
    const answer = await send('/v1/auth/open-order', { token })
    expect(answer.json().data).toMatchObject({ order_id: orderId, user: { kind: 'guest', email } })
    const session = answer.json().data.tokens.accessToken
    expect(await ordersOf(session)).toEqual([orderId])
    expect(await isAlive(before)).toBe(true)
    expect((await send('/v1/auth/open-order', { token })).json().message).toBe('link_not_valid')
    // Both devices are listed for both, and each can end the other.
    const devices = async (by: string) =>
      (await send('/v1/users/@me/settings', undefined, { token: by, method: 'GET' })).json().data.settings
        .devices
    const [mine, first] = await devices(session)
    expect(await devices(before)).toHaveLength(2)
    expect([mine.current, first.current]).toEqual([true, false])
    const url = `/v1/users/@me/sessions/${first.session_id}`
    expect((await send(url, undefined, { token: session, method: 'DELETE' })).statusCode).toBe(200)
    expect(await isAlive(before)).toBe(false)
    expect(await isAlive(session)).toBe(true)
  })

  test('one link, opened by 20 devices at once, lets one of them in', async () => {
    const { email } = await guest()
    await ask('find-order', email)
    const token = await lastToken(db, email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('/v1/auth/open-order', { token })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('the mail’s address lets nobody in; with its mark, one press mails the link to the order’s guest', async () => {
    const { email, orderId } = await guest()
    const mark = wayMark(services.config.secretKey, orderId)
    const body = { order_id: orderId, mark }
    expect((await send('/v1/auth/way-in', body)).json().data).toEqual({ email: 'p…@…' })
    // Whatever a scanner opens: nothing was mailed, and the order stays closed.
    expect(await mailsTo(db, email)).toEqual([])
    const closed = await send(`/v1/orders/${orderId}`, undefined, { method: 'GET' })
    expect(closed.json().message).toBe('unauthorized')
    const sent = await send('/v1/auth/way-in/mail', body)
    expect(sent.json()).toEqual({ data: {} })
    expect((await send('/v1/auth/way-in/mail', body)).json().message).toBe('link_sent_already')
    expect(await mailsTo(db, email)).toHaveLength(1)
    const link = await lastToken(db, email)
    services.advance(linkSpans.open_order + 1)
    expect((await send('/v1/auth/open-order', { token: link })).json().message).toBe('link_not_valid')
    services.advance(linkPauseMs)
    await send('/v1/auth/way-in/mail', body)
    const opened = await send('/v1/auth/open-order', { token: await lastToken(db, email) })
    expect(opened.json().data.order_id).toBe(orderId)
    services.advance(-linkSpans.open_order - 1 - linkPauseMs)
  })

  test('trust S7: a stranger with an order’s id learns nothing from it and has nothing mailed', async () => {
    const { email, orderId } = await guest()
    const other = await guest()
    const forged = [
      { order_id: orderId, mark: wayMark(services.config.secretKey, other.orderId) },
      { order_id: orderId, mark: 'A'.repeat(43) },
      { order_id: randomUUID(), mark: 'A'.repeat(43) },
    ]
    const answers = new Set<string>()
    for (const body of forged)
      for (const url of ['/v1/auth/way-in', '/v1/auth/way-in/mail']) {
        const answer = await send(url, body)
        answers.add(`${answer.statusCode} ${answer.json().message}`)
      }
    expect(answers.size).toBe(1)
    expect([...answers][0]).toContain('link_not_valid')
    expect(await mailsTo(db, email)).toEqual([])
    const own = await send('/v1/users/@me/way-in', { order_id: orderId }, { token: other.token })
    expect(own.json().message).toBe('order_not_found')
  })

  test('an order that became an account’s is signed in to, and its mark mails nothing', async () => {
    const { email, token, orderId } = await guest()
    await send('/v1/users/@me/password', { username: `p-${randomUUID().slice(0, 12)}`, password }, { token })
    const body = { order_id: orderId, mark: wayMark(services.config.secretKey, orderId) }
    expect((await send('/v1/auth/way-in', body)).json().data).toEqual({ email: null })
    expect((await send('/v1/auth/way-in/mail', body)).json().message).toBe('link_not_valid')
    expect((await mailsTo(db, email)).map(({ subject }) => subject).join()).not.toContain('Get back')
  })

  test('a stored login opens for a guest only in a browser that has opened a mailed link lately', async () => {
    const { email, token, orderId } = await guest()
    const login = { login: 'mira-lol', password: 'a game password', in_game_name: 'Mira#EUW' }
    const url = `/v1/orders/${orderId}/credentials`
    expect((await send(url, login, { token, method: 'PUT' })).statusCode).toBe(200)
    const open = (by: string) => send(`${url}/view`, {}, { token: by })
    const refused = { message: 'fresh_proof_needed', errors: [{ field: 'mailedLink' }] }
    expect((await open(token)).json()).toMatchObject(refused)
    const prove = (by: string) => send('/v1/auth/prove', { mailedLink: true }, { token: by })
    expect((await prove(token)).json().message).toBe('link_not_opened')
    const mailed = await send('/v1/users/@me/way-in', { order_id: orderId }, { token })
    expect(mailed.json().data).toEqual({ email })
    const { data } = (await send('/v1/auth/open-order', { token: await lastToken(db, email) })).json()
    const second = data.tokens.accessToken
    expect((await prove(second)).json().data).toEqual({ proofs: ['mailedLink'] })
    expect((await open(second)).json().data).toMatchObject({ login: 'mira-lol' })
    // The first device stays signed in and still can't open it; after a while neither can the second.
    expect((await open(token)).json()).toMatchObject(refused)
    await db
      .updateTable('sessions')
      .set({ proved_at: new Date(services.now().getTime() - freshMailboxMs - 1) })
      .where('access_hash', '=', tokenHash(second))
      .execute()
    expect((await open(second)).json()).toMatchObject(refused)
  })

  test('a guest’s money goes back the way it came, whatever session asks for another target', async () => {
    const { email, token, orderId } = await guest()
    await ask('find-order', email)
    const { data } = (await send('/v1/auth/open-order', { token: await lastToken(db, email) })).json()
    for (const by of [token, data.tokens.accessToken]) {
      const answer = await send(`/v1/orders/${orderId}/cancel`, { refund_to: 'balance' }, { token: by })
      expect(answer.json()).toMatchObject({ message: 'bad_params', errors: [{ field: 'refund_to' }] })
    }
  })

  test('trust A2: the link opens what this guest ordered, not what another guest ordered with the address', async () => {
    const first = await guest()
    const second = await guest(first.email)
    await ask('find-order', first.email)
    const mails = await mailsTo(db, first.email)
    expect(mails).toHaveLength(2)
    const opened: string[][] = []
    for (const { body } of mails) {
      const token = /\/([\w-]{43})/.exec(body)?.[1]
      const { data } = (await send('/v1/auth/open-order', { token })).json()
      const list = await ordersOf(data.tokens.accessToken)
      expect(list).toEqual([data.order_id])
      opened.push(list)
    }
    expect(opened.flat().sort()).toEqual([first.orderId, second.orderId].sort())
  })

  test('an address with an account is asked to sign in, and one without anything gets no mail', async () => {
    const { email } = await account()
    const nobody = freshAddress()
    expect((await ask('find-order', email)).body).toBe((await ask('find-order', nobody)).body)
    expect((await mailsTo(db, email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your orders are in'),
    ])
    expect(await mailsTo(db, nobody)).toEqual([])
    expect((await ask('find-order', email)).json().message).toBe('link_sent_already')
  })

  test('a guest who forgot that there is no password gets the links to their orders', async () => {
    const { email } = await guest()
    await ask('forgot-password', email)
    expect((await mailsTo(db, email))[0]?.subject).toContain('Get back to your order')
  })
})

describe('a guest becomes a customer', () => {
  const aName = () => `p-${randomUUID().slice(0, 12)}`

  test('by a name and a password, and keeps session, orders and balance', async () => {
    const { id, email, token, orderId } = await guest()
    const username = aName()
    const answer = await send('/v1/users/@me/password', { username, password }, { token })
    expect(answer.statusCode).toBe(200)
    const me = await send('/v1/users/@me', undefined, { token, method: 'GET' })
    expect(me.json().data.user).toMatchObject({ _id: id, kind: 'customer', username, email })
    expect(await ordersOf(token)).toEqual([orderId])
    expect((await login(email, password)).statusCode).toBe(200)
    expect((await mailsTo(db, email))[0]?.subject).toContain('Welcome')
    const again = await send('/v1/users/@me/password', { username: aName(), password }, { token })
    expect(again.json().message).toBe('already_customer')
  })

  test('with an address that a link has proven, at once with guest orders that a link has opened too', async () => {
    const first = await guest()
    const second = await guest(first.email)
    await ask('find-order', first.email)
    const token = await lastToken(db, first.email)
    await db.updateTable('users').set({ verified_at: services.now() }).where('id', '=', second.id).execute()
    const { data } = (await send('/v1/auth/open-order', { token })).json()
    const session = data.tokens.accessToken
    await send('/v1/users/@me/password', { username: aName(), password }, { token: session })
    expect((await ordersOf(session)).sort()).toEqual([first.orderId, second.orderId].sort())
  })

  test('trust S8: once the mailbox is proven, not from a browser that never opened a mailed link', async () => {
    const { email, token: typed, orderId } = await guest()
    await ask('find-order', email)
    const { data } = (await send('/v1/auth/open-order', { token: await lastToken(db, email) })).json()
    const owner = data.tokens.accessToken
    const become = (by: string) =>
      send('/v1/users/@me/password', { username: aName(), password }, { token: by })
    expect((await become(typed)).json().message).toBe('fresh_proof_needed')
    expect((await become(owner)).statusCode).toBe(200)
    // Who had only typed the address is not in the account that it became.
    expect(await isAlive(typed)).toBe(false)
    expect(await ordersOf(owner)).toEqual([orderId])
  })

  test('not with an address or a name that an account has', async () => {
    const { email, token } = await guest()
    const taken = await account({ username: aName() })
    const { username } = await db
      .selectFrom('users')
      .select('username')
      .where('id', '=', taken.id)
      .executeTakeFirstOrThrow()
    const sameName = await send('/v1/users/@me/password', { username, password }, { token })
    expect(sameName.json()).toMatchObject({ message: 'username_already_exists' })
    await account({ email })
    const sameAddress = await send('/v1/users/@me/password', { username: aName(), password }, { token })
    expect(sameAddress.json()).toMatchObject({ message: 'email_already_exists' })
  })
})

describe('changing what one gets in with', () => {
  test('a link that the daily limit withholds is refused, changes nothing, and can be had the next day', async () => {
    const { id, email } = await account({ verified_at: null })
    const links = async () =>
      (await db.selectFrom('mailed_links').select('purpose').where('user_id', '=', id).execute()).length
    const asks = async (path: string, body = {}) =>
      send(`/v1/users/@me/${path}`, body, { token: await signIn(services, id) })
    for (let n = 0; n < mostTypedLetters; n++) {
      expect((await asks('proof')).statusCode).toBe(200)
      services.advance(linkPauseMs)
    }
    for (const asked of [
      await asks('proof'),
      await asks('password/link'),
      await asks('email', { email: email.replace('@', '+new@') }),
    ])
      expect([asked.statusCode, asked.json().message]).toEqual([429, 'mails_used_up'])
    expect([await links(), (await mailsTo(db, email)).length]).toEqual([mostTypedLetters, mostTypedLetters])
    services.advance(dayMs)
    expect((await asks('proof')).statusCode).toBe(200)
    services.advance(-dayMs - mostTypedLetters * linkPauseMs)
  })

  const change = (token: string, oldPassword: string, word = other) =>
    send('/v1/users/@me/password', { oldPassword, password: word }, { token, method: 'PUT' })

  test('a new password ends every other session, and a letter says so', async () => {
    const { id, email, token } = await account()
    const elsewhere = await signIn(services, id)
    expect((await change(token, password)).json()).toEqual({ data: {}, message: 'password_updated' })
    expect([await isAlive(token), await isAlive(elsewhere)]).toEqual([true, false])
    expect((await login(email, other)).statusCode).toBe(200)
    expect((await mailsTo(db, email)).at(-1)?.subject).toContain('password was changed')
  })

  test('a wrong old password is refused, and after ten a day nobody can go on guessing', async () => {
    const { token } = await account()
    const wrong = await change(token, 'not this one')
    expect(wrong.json()).toEqual({
      message: 'incorrect_old_password',
      errors: [{ field: 'oldPassword', code: 'incorrect_old_password' }],
    })
    for (let i = 1; i < 10; i++) await change(token, 'not this one')
    expect((await change(token, password)).json().message).toBe('too_many_requests')
    services.advance(dayMs + 1)
  })

  test('a new address needs both mailboxes, in any order, and the former one is informed', async () => {
    for (const newFirst of [true, false]) {
      const { id, email } = await account()
      const token = await signIn(services, id)
      const next = freshAddress()
      expect((await send('/v1/users/@me/email', { email: next }, { token })).statusCode).toBe(200)
      const settings = await send('/v1/users/@me/settings', undefined, { token, method: 'GET' })
      expect(settings.json().data.settings.email.next).toMatchObject({
        address: next,
        old_agreed: false,
        new_agreed: false,
      })
      const links = [await lastToken(db, email), await lastToken(db, next)]
      const [first, second] = newFirst ? links.toReversed() : links
      const confirm = (link?: string) => send('/v1/auth/confirm-email-change', { token: link })
      expect((await confirm(first)).json().data).toEqual({ changed: false })
      expect((await login(next, password)).json().message).toBe('invalid_credentials')
      expect((await confirm(second)).json().data).toEqual({ changed: true })
      expect((await login(next, password)).statusCode).toBe(200)
      expect((await mailsTo(db, email)).at(-1)?.subject).toContain('address was changed')
    }
  })

  test('a change of address can be taken back, and its links are void', async () => {
    const { id, email } = await account()
    const token = await signIn(services, id)
    const next = freshAddress()
    await send('/v1/users/@me/email', { email: next }, { token })
    await send('/v1/users/@me/email', undefined, { token, method: 'DELETE' })
    for (const address of [email, next]) {
      const link = await lastToken(db, address)
      const late = await send('/v1/auth/confirm-email-change', { token: link })
      expect(late.json().message).toBe('link_not_valid')
    }
  })

  test('an address that was never proven is not asked: it may be a stranger’s', async () => {
    const { email, token } = await account({ verified_at: null })
    const next = freshAddress()
    await send('/v1/users/@me/email', { email: next }, { token })
    expect(await mailsTo(db, email)).toEqual([])
    const link = await lastToken(db, next)
    const answer = await send('/v1/auth/confirm-email-change', { token: link })
    expect(answer.json().data).toEqual({ changed: true })
  })
})

test('whoever registers is asked by mail to prove the address, once more when asked, not more often', async () => {
  const username = `p-${randomUUID().slice(0, 12)}`
  const email = freshAddress()
  const captchaResponse = await solvedCaptcha(app)
  const body = { email, username, password, acceptTos: true, adult: true, captchaResponse }
  const { data } = (await send('/v1/auth/register', body)).json()
  const token = data.tokens.accessToken
  const link = await lastToken(db, email)
  const again = () => send('/v1/users/@me/proof', undefined, { token })
  expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 429])
  expect(await mailsTo(db, email)).toHaveLength(2)
  const proven = await send('/v1/auth/confirm-address', { token: link }, { token })
  expect(proven.statusCode).toBe(200)
  const { verified_at } = await db
    .selectFrom('users')
    .select('verified_at')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(verified_at).not.toBeNull()
})
