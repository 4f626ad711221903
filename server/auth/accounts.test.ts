import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { buildApp } from '../app.ts'
import { insertCustomer, signIn, type TestServices, testServices } from '../test/factories.ts'
import { solvedCaptcha } from '../test/solve-challenge.ts'

let database: TestDatabase
let services: TestServices
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = await testServices(database.url)
  app = await buildApp({ services })
})
afterAll(async () => {
  await app.close()
  await services.close()
  await database.drop()
})

const password = 'a climb of many days'
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const me = (token: string) => app.inject({ method: 'GET', url: '/v1/users/@me', headers: bearer(token) })

async function register(
  email = `${crypto.randomUUID()}@example.com`,
  username = `u${crypto.randomUUID().slice(0, 12)}`,
) {
  const captchaResponse = await solvedCaptcha(app)
  const answer = await post('/v1/auth/register', {
    email,
    username,
    password,
    acceptTos: true,
    captchaResponse,
  })
  return { answer, email, username }
}

function cookie(answer: { cookies: { name: string; value: string }[] }, name: string) {
  const found = answer.cookies.find((each) => each.name === name)
  if (!found) throw new Error(`no cookie ${name}`)
  return found as { value: string; httpOnly?: boolean; maxAge?: number; sameSite?: string; path?: string }
}

const refresh = (token: string) =>
  app.inject({ method: 'POST', url: '/v1/auth/refresh', cookies: { refresh_token: token } })

describe('register and login (spec 7)', () => {
  test('answer the tokens, the user and a message, and set cookies of 30 days (spec 9)', async () => {
    const { answer, email } = await register()
    expect(answer.statusCode).toBe(200)
    const { data, message } = answer.json()
    expect(message).toBe('register')
    expect(Object.keys(data.tokens).sort()).toEqual(['accessToken', 'refreshToken'])
    expect(data.user).toMatchObject({
      email,
      kind: 'customer',
      balance: 0,
      consent: false,
      boosterDetails: null,
    })
    expect(cookie(answer, 'access_token')).toMatchObject({ maxAge: 30 * 86_400, sameSite: 'Lax', path: '/' })
    expect(cookie(answer, 'access_token').httpOnly).toBeUndefined()
    expect(cookie(answer, 'refresh_token')).toMatchObject({ httpOnly: true, maxAge: 30 * 86_400 })

    const login = await post('/v1/auth/login', { email: email.toUpperCase(), password })
    expect(login.statusCode).toBe(200)
    expect((await me(login.json().data.tokens.accessToken)).json().data.user.email).toBe(email)
  })

  test('the sentences of spec 5 travel as they stand', async () => {
    const valid = { email: 'a@example.com', username: 'a', password, acceptTos: true, captchaResponse: 'x' }
    const cases: [object, string][] = [
      [{ ...valid, email: ' ' }, 'Email must not be empty.'],
      [{ ...valid, email: 'nobody' }, 'Email must be a valid email address.'],
      [{ ...valid, username: '' }, 'Username must not be empty.'],
      [{ ...valid, password: '' }, 'Password must not be empty.'],
      [{ ...valid, password: '12345' }, 'Password must be at least 6 characters.'],
      [{ ...valid, captchaResponse: '' }, 'Please solve the captcha.'],
      [{ ...valid, acceptTos: false }, 'You must accept the terms of service.'],
    ]
    for (const [body, sentence] of cases) {
      const answer = await post('/v1/auth/register', body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toBe(sentence)
      expect(answer.json().errors).toHaveLength(1)
    }
  })

  test('an address or a name is taken once, also when two ask at the same moment', async () => {
    const { email, username } = await register()
    expect((await register(email)).answer.json().message).toBe('email_already_exists')
    expect((await register(undefined, username.toUpperCase())).answer.json().message).toBe(
      'username_already_exists',
    )
    const same = `${crypto.randomUUID()}@example.com`
    const both = await Promise.all([register(same), register(same)])
    expect(both.map(({ answer }) => answer.statusCode).sort()).toEqual([200, 409])
  })

  test('a password that everyone would guess is refused', async () => {
    const captchaResponse = await solvedCaptcha(app)
    const body = { email: 'weak@example.com', username: 'weak', acceptTos: true, captchaResponse }
    expect((await post('/v1/auth/register', { ...body, password: 'password1' })).json().message).toBe(
      'weak_password',
    )
  })

  test('an unknown address and a wrong password look the same (trust S10)', async () => {
    const { email } = await register()
    const wrong = await post('/v1/auth/login', { email, password: 'not the password' })
    const unknown = await post('/v1/auth/login', { email: 'nobody@example.com', password })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.body).toBe(unknown.body)
    expect(wrong.json()).toEqual({ message: 'invalid_credentials' })
  })

  test('after five failures a captcha is asked for, and the owner still gets in (trust S11)', async () => {
    const { email } = await register()
    const guess = () =>
      app.inject({
        method: 'POST',
        url: '/v1/auth/login',
        payload: { email, password: 'guess' },
        remoteAddress: '10.0.0.9',
      })
    for (let i = 0; i < 5; i++) await guess()
    expect((await guess()).json().message).toBe('captcha_failed')
    const captchaResponse = await solvedCaptcha(app)
    expect((await post('/v1/auth/login', { email, password, captchaResponse })).statusCode).toBe(200)
  })
})

describe('guests (spec 5, trust S7)', () => {
  test('need an e-mail, a captcha and the terms; each is a new identity', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const enter = async () =>
      post('/v1/auth/guest', { email, acceptTos: true, captchaResponse: await solvedCaptcha(app) })
    const [first, second] = [await enter(), await enter()]
    expect(first.statusCode).toBe(200)
    expect(first.json().data.user).toMatchObject({ kind: 'guest', email })
    expect(first.json().data.user._id).not.toBe(second.json().data.user._id)
  })

  test('can’t enter with a registered address', async () => {
    const { email } = await register()
    const captchaResponse = await solvedCaptcha(app)
    const answer = await post('/v1/auth/guest', { email, acceptTos: true, captchaResponse })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('email_already_exists')
  })

  test('one solution sent 100 times is accepted once (trust W11)', async () => {
    const captchaResponse = await solvedCaptcha(app)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        post('/v1/auth/guest', { email: `bot${n}@example.com`, acceptTos: true, captchaResponse }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(
      new Set(answers.filter(({ statusCode }) => statusCode !== 200).map((a) => a.json().message)),
    ).toEqual(new Set(['captcha_failed']))
  })
})

describe('sessions (spec 4, trust S1, S2, S12)', () => {
  test('twenty tabs that refresh at once get one new pair, and nobody is logged out', async () => {
    const { answer } = await register()
    const old = cookie(answer, 'refresh_token').value
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(old)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    const pairs = new Set(answers.map((each) => each.json().data.tokens.accessToken))
    expect(pairs.size).toBe(1)
    expect((await me([...pairs][0] ?? '')).statusCode).toBe(200)
  })

  test('an old refresh token that comes back later ends its whole family, and no other', async () => {
    const { answer, email } = await register()
    const other = (await post('/v1/auth/login', { email, password })).json().data.tokens.accessToken
    const old = cookie(answer, 'refresh_token').value
    const next = (await refresh(old)).json().data.tokens
    services.advance(11_000)
    expect((await refresh(old)).json().message).toBe('bad_token')
    expect((await refresh(next.refreshToken)).json().message).toBe('bad_token')
    expect((await me(next.accessToken)).json().message).toBe('bad_token')
    expect((await me(other)).statusCode).toBe(200)
  })

  test('an access token runs out after ten minutes, the refresh token after thirty days', async () => {
    const { answer } = await register()
    const { accessToken, refreshToken } = answer.json().data.tokens
    services.advance(10 * 60_000 + 1)
    expect((await me(accessToken)).json().message).toBe('token_expired')
    services.advance(31 * 86_400_000)
    expect((await refresh(refreshToken)).json().message).toBe('token_expired')
  })

  test('logging out ends the session at once and clears the cookies', async () => {
    const { answer } = await register()
    const { accessToken, refreshToken } = answer.json().data.tokens
    const out = await app.inject({ method: 'DELETE', url: '/v1/auth/logout', headers: bearer(accessToken) })
    expect(out.statusCode).toBe(200)
    expect(cookie(out, 'refresh_token').value).toBe('')
    expect((await me(accessToken)).json().message).toBe('bad_token')
    expect((await refresh(refreshToken)).json().message).toBe('bad_token')
  })

  test('a ban works within a second', async () => {
    const { id } = await insertCustomer(services)
    const token = await signIn(services, id)
    expect((await me(token)).statusCode).toBe(200)
    await services.db.updateTable('users').set({ banned_at: services.now() }).where('id', '=', id).execute()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect((await me(token)).json().message).toBe('account_banned')
  })

  test('tokens are stored as hashes only', async () => {
    const { answer } = await register()
    const { accessToken, refreshToken } = answer.json().data.tokens
    const rows = JSON.stringify(await services.db.selectFrom('sessions').selectAll().execute())
    expect(rows.includes(accessToken) || rows.includes(refreshToken)).toBe(false)
    expect(services.logged.join('').includes(accessToken)).toBe(false)
  })
})

describe('consent and gclid name nobody else (trust A4)', () => {
  test('the subject is the session’s; another user in the body is forbidden', async () => {
    const mine = await insertCustomer(services)
    const other = await insertCustomer(services)
    const headers = bearer(await signIn(services, mine.id))
    expect((await post('/v1/users/consent', { consent: true, user: other.id }, headers)).json().message).toBe(
      'forbidden',
    )
    expect((await post('/v1/users/gclidCookie', { gclid: 'abc', user: other.id }, headers)).statusCode).toBe(
      403,
    )
    const before = await services.db
      .selectFrom('users')
      .select('consent')
      .where('id', '=', other.id)
      .executeTakeFirst()
    expect(before?.consent).toBe(false)
    expect((await post('/v1/users/consent', { consent: true, user: mine.id }, headers)).statusCode).toBe(200)
    expect((await post('/v1/users/gclidCookie', { gclid: 'abc' }, headers)).statusCode).toBe(200)
  })
})
