import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { insertCustomer, insertOrder } from '../test/factories.ts'
import { openApp } from '../test/open-app.ts'
import { solvedCaptcha } from '../test/solve-challenge.ts'
import { hashPassword } from './passwords.ts'

const { app, services } = await openApp()

const password = 'a quiet ridge at dawn'
const post = (path: string, payload: object, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: `/v1/auth/${path}`, payload, remoteAddress })
const aName = () => `person-${randomUUID().slice(0, 13)}`
const form = async (own: object = {}) => {
  const username = aName()
  return {
    email: `${username}@example.com`,
    username,
    password,
    acceptTos: true,
    captchaResponse: await solvedCaptcha(app),
    ...own,
  }
}
const account = async (columns: object = {}) => {
  const username = aName()
  const email = `${username}@example.com`
  const { id } = await insertCustomer(services, {
    email,
    username,
    password_hash: await hashPassword(password),
    ...columns,
  })
  return { id, email }
}
/** An address of its own, so that the failures of one test don't count in another. */
const aPlace = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`
const userOf = (userId: string) =>
  services.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

test('spec 7: registering answers the tokens, the user and a message, and signs in for 30 days', async () => {
  const asked = await form({ locale: 'fr' })
  const answer = await post('register', { ...asked, email: ` ${asked.email.toUpperCase()} ` })
  expect(answer.statusCode).toBe(200)
  const body = answer.json()
  expect(contract.register.reply.parse(body)).toEqual(body)
  expect(body.message).toBe('register')
  expect(Object.keys(body.data).sort()).toEqual(['tokens', 'user'])
  expect(Object.keys(body.data.tokens).sort()).toEqual(['accessToken', 'refreshToken'])
  expect(body.data.user).toMatchObject({
    kind: 'customer',
    email: asked.email,
    username: asked.username,
    consent: false,
    balance: 0,
    locale: 'fr',
    permissions: [],
    boosterDetails: null,
  })
  const [access, refresh] = ['access_token', 'refresh_token'].map((name) =>
    answer.cookies.find((each) => each.name === name),
  )
  const month = 30 * 86_400
  expect(access).toMatchObject({ name: 'access_token', path: '/', sameSite: 'Lax', maxAge: month })
  expect(access).not.toHaveProperty('httpOnly')
  expect(refresh).toMatchObject({ name: 'refresh_token', path: '/', sameSite: 'Lax', maxAge: month })
  expect(refresh).toHaveProperty('httpOnly', true)
  const stored = await userOf(body.data.user._id)
  expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const sessions = await services.db.selectFrom('sessions').selectAll().execute()
  const kept = JSON.stringify(sessions) + services.logged.join('')
  for (const token of Object.values<string>(body.data.tokens)) expect(kept).not.toContain(token)
})

test('spec 7: logging in and entering as a guest answer in the same form', async () => {
  const known = await account()
  const login = await post('login', { email: known.email.toUpperCase(), password }, aPlace())
  expect(login.json()).toMatchObject({ message: 'login', data: { user: { _id: known.id } } })
  const guest = await post('guest', {
    email: 'new@example.com',
    acceptTos: true,
    captchaResponse: await solvedCaptcha(app),
  })
  expect(guest.statusCode).toBe(200)
  expect(guest.json().data.user).toMatchObject({ kind: 'guest', email: 'new@example.com' })
  for (const answer of [login, guest]) {
    expect(contract.login.reply.safeParse(answer.json()).success).toBe(true)
    const names = answer.cookies.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['access_token', 'refresh_token']))
  }
})

const sentences: [call: string, change: object, sentence: string, field: string, code: string][] = [
  ['register', { email: '' }, 'Email must not be empty.', 'email', 'email_empty'],
  ['register', { email: '  ' }, 'Email must not be empty.', 'email', 'email_empty'],
  ['register', { email: 'mira' }, 'Email must be a valid email address.', 'email', 'email_invalid'],
  ['register', { username: '' }, 'Username must not be empty.', 'username', 'username_empty'],
  ['register', { password: '' }, 'Password must not be empty.', 'password', 'password_empty'],
  [
    'register',
    { password: '12345' },
    'Password must be at least 6 characters.',
    'password',
    'password_too_short',
  ],
  ['register', { captchaResponse: '' }, 'Please solve the captcha.', 'captchaResponse', 'captcha_required'],
  [
    'register',
    { acceptTos: false },
    'You must accept the terms of service.',
    'acceptTos',
    'terms_not_accepted',
  ],
  ['login', { email: '' }, 'Email must not be empty.', 'email', 'email_empty'],
  ['login', { email: 'a@b' }, 'Email must be a valid email address.', 'email', 'email_invalid'],
  ['login', { password: '' }, 'Password must not be empty.', 'password', 'password_empty'],
  ['guest', { email: '' }, 'Email must not be empty.', 'email', 'email_empty'],
  ['guest', { email: '@example.com' }, 'Email must be a valid email address.', 'email', 'email_invalid'],
  ['guest', { captchaResponse: '' }, 'Please solve the captcha.', 'captchaResponse', 'captcha_required'],
  ['guest', { acceptTos: false }, 'You must accept the terms of service.', 'acceptTos', 'terms_not_accepted'],
]
const validForms: Record<string, object> = {
  register: { email: 'a@example.com', username: 'a', password, acceptTos: true, captchaResponse: 'x' },
  login: { email: 'a@example.com', password },
  guest: { email: 'a@example.com', acceptTos: true, captchaResponse: 'x' },
}

test.each(sentences)('spec 5: %s with %j says "%s"', async (call, change, sentence, field, code) => {
  const answer = await post(call, { ...validForms[call], ...change })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message: sentence, errors: [{ field, code }] })
})

test('spec 5: a field that is missing altogether is named', async () => {
  for (const [call, valid] of Object.entries(validForms))
    for (const field of Object.keys(valid)) {
      const answer = await post(call, { ...valid, [field]: undefined })
      expect(answer.statusCode, `${call} without ${field}`).toBe(400)
      expect(answer.json().errors).toEqual([expect.objectContaining({ field })])
    }
})

test('six characters are a password, but not one that everybody would guess', async () => {
  expect((await post('register', await form({ password: 'xq7!rz' }))).statusCode).toBe(200)
  const weak = await post('register', await form({ password: 'Password1' }))
  expect(weak.statusCode).toBe(400)
  expect(weak.json()).toEqual({
    message: 'weak_password',
    errors: [{ field: 'password', code: 'weak_password' }],
  })
})

test('trust W11: of one solution sent 100 times at once one is accepted, and an altered one never', async () => {
  const captchaResponse = await solvedCaptcha(app)
  const enter = (response: string, n: number) =>
    post('guest', { email: `guest${n}@example.com`, acceptTos: true, captchaResponse: response })
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => enter(captchaResponse, n)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const refused = answers
    .filter(({ statusCode }) => statusCode !== 200)
    .map((answer) => answer.json().message)
  expect(new Set(refused)).toEqual(new Set(['captcha_failed']))

  const payload = JSON.parse(Buffer.from(await solvedCaptcha(app), 'base64').toString())
  payload.challenge.parameters.expiresAt += 3_600
  const later = Buffer.from(JSON.stringify(payload)).toString('base64')
  expect((await enter(later, 0)).json().message).toBe('captcha_failed')
})

test('a solution of an hour ago is too old', async () => {
  const captchaResponse = await solvedCaptcha(app)
  services.advance(3_600_000)
  const answer = await post('guest', { email: 'late@example.com', acceptTos: true, captchaResponse })
  services.advance(-3_600_000)
  expect(answer.json().message).toBe('captcha_failed')
})

test('of two who register the same name or address at once, one gets it and the other is told which', async () => {
  for (const [field, code] of [
    ['username', 'username_already_exists'],
    ['email', 'email_already_exists'],
  ] as const) {
    const first = await form()
    const forms = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        form({ [field]: n % 2 ? first[field].toUpperCase() : first[field] }),
      ),
    )
    const answers = await Promise.all(forms.map((each) => post('register', each)))
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    const lost = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(won).toHaveLength(1)
    expect(lost.map((answer) => answer.statusCode)).toEqual(Array(3).fill(409))
    expect(lost[0]?.json()).toEqual({ message: code, errors: [{ field, code }] })
  }
})

test('trust S7: a guest is a new identity: known addresses must sign in, and nobody’s orders come along', async () => {
  const known = await account()
  const knocking = await post('guest', {
    email: known.email.toUpperCase(),
    acceptTos: true,
    captchaResponse: await solvedCaptcha(app),
  })
  expect(knocking.statusCode).toBe(409)
  expect(knocking.json().message).toBe('email_already_exists')

  const enter = async () =>
    (
      await post('guest', {
        email: 'same@example.com',
        acceptTos: true,
        captchaResponse: await solvedCaptcha(app),
      })
    ).json().data
  const first = await enter()
  await insertOrder(services, { customerId: first.user._id })
  const second = await enter()
  expect(second.user._id).not.toBe(first.user._id)
  const listed = await app.inject({
    url: '/v1/orders',
    headers: { authorization: `Bearer ${second.tokens.accessToken}` },
  })
  expect(listed.json().data.total).toBe(0)
})

test('trust S10: an unknown address and a wrong password look the same and take the same time', async () => {
  const known = await account()
  const times: Record<string, number[]> = { known: [], unknown: [] }
  const seen = new Set<string>()
  for (let round = 0; round < 8; round++)
    for (const kind of ['known', 'unknown'] as const) {
      await services.db.deleteFrom('sign_in_failures').execute()
      const email = kind === 'known' ? known.email : `${aName()}@example.com`
      const started = performance.now()
      const answer = await post('login', { email, password: 'not this one' }, aPlace())
      times[kind]?.push(performance.now() - started)
      seen.add(`${answer.statusCode} ${answer.body}`)
    }
  expect([...seen]).toEqual(['401 {"message":"invalid_credentials"}'])
  const median = (kind: string) => times[kind]?.sort((a, b) => a - b)[4] ?? 0
  // Without the hash for nobody an unknown address would take a tenth of the time.
  expect(median('unknown') / median('known')).toBeGreaterThan(0.6)
  expect(median('unknown') / median('known')).toBeLessThan(1.7)
})

test('trust S11: after five failures a captcha is asked for, after a success everything is forgotten', async () => {
  const { email } = await account()
  const place = aPlace()
  const attempt = (own: object) => post('login', { email, password: 'wrong', ...own }, place)
  for (let n = 0; n < 5; n++) expect((await attempt({})).json().message).toBe('invalid_credentials')
  expect((await attempt({ password })).json()).toEqual({
    message: 'captcha_failed',
    errors: [{ field: 'captchaResponse', code: 'captcha_required' }],
  })
  expect((await attempt({ captchaResponse: 'nonsense' })).json().message).toBe('captcha_failed')
  expect((await attempt({ captchaResponse: await solvedCaptcha(app) })).json().message).toBe(
    'invalid_credentials',
  )
  // The captcha follows the account to other addresses, and the address to other accounts.
  expect((await post('login', { email, password }, aPlace())).json().message).toBe('captcha_failed')
  const other = await post('login', { email: 'other@example.com', password }, place)
  expect(other.json().message).toBe('captcha_failed')
  const right = await attempt({ password, captchaResponse: await solvedCaptcha(app) })
  expect(right.statusCode).toBe(200)
  expect((await attempt({})).json().message).toBe('invalid_credentials')
})

test('trust S11: a rush of 150 guesses at one account reaches the hash at most 100 times', async () => {
  const { email } = await account()
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, n) => post('login', { email, password: `guess ${n}` }, aPlace())),
  )
  const hashed = answers.filter((answer) => answer.json().message === 'invalid_credentials')
  expect(hashed.length).toBeGreaterThan(0)
  expect(hashed.length).toBeLessThanOrEqual(100)
  const refusals = ['invalid_credentials', 'captcha_failed', 'server_busy']
  expect(answers.filter((answer) => !refusals.includes(answer.json().message))).toEqual([])
})

test('trust S11: guesses from everywhere lock nobody out of a device that signed in before', async () => {
  const [{ email }, other] = [await account(), await account()]
  const login = (own: object, known?: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email, password, ...own },
      remoteAddress: aPlace(),
      cookies: known ? { known_device: known } : {},
    })
  const markOf = (answer: Awaited<ReturnType<typeof login>>) => {
    const mark = answer.cookies.find(({ name }) => name === 'known_device')
    expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/v1/auth/login' })
    return mark?.value ?? ''
  }
  const known = markOf(await login({}))
  const ofAnother = markOf(await login({ email: other.email }))
  await services.db
    .insertInto('sign_in_failures')
    .values({ subject: `account:${email}`, failures: 100, last_at: services.now() })
    .execute()

  const captcha = { captchaResponse: await solvedCaptcha(app) }
  expect((await login(captcha)).json().message).toBe('too_many_requests')
  for (const odd of [ofAnother, `${known}x`, known.replace(/^./, '!'), 'x.y', '.'])
    expect((await login({}, odd)).json().message, odd).toBe('captcha_failed')
  expect((await login({}, known)).statusCode).toBe(200)
  // What it says of itself goes no further: the device has tries of its own, and no more than those.
  for (let n = 0; n < 5; n++)
    expect((await login({ password: 'wrong' }, known)).json().message).toBe('invalid_credentials')
  expect((await login({}, known)).json().message).toBe('captcha_failed')
  // A new password ends it.
  const password_hash = await hashPassword('another ridge at dusk')
  await services.db.updateTable('users').set({ password_hash }).where('email', '=', email).execute()
  await services.db.deleteFrom('sign_in_failures').where('subject', 'like', 'device:%').execute()
  expect((await login({ password: 'another ridge at dusk' }, known)).json().message).toBe('captcha_failed')
})

test('a banned account is told so, but only with its right password', async () => {
  const { email } = await account({ banned_at: services.now() })
  expect((await post('login', { email, password }, aPlace())).json()).toEqual({ message: 'account_banned' })
  expect((await post('login', { email, password: 'wrong' }, aPlace())).json()).toEqual({
    message: 'invalid_credentials',
  })
})
