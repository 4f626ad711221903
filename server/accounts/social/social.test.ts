import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { minuteMs } from '#core/base/durations.ts'
import { providerName, type SignInProvider, signInProviders } from '#core/people/sign-in-providers.ts'
import { signInSettingsOf } from '#server/platform/config/sign-in-settings.ts'
import { openidSignIn } from '#server/platform/outside/openid-sign-in.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertGuest } from '#server/platform/users/user-store.ts'
import { insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { mailsTo } from '#server/test/mailed-links.ts'
import { openApp } from '#server/test/open-app.ts'
import { callbackOf, openProviders, others, signInAt, Visitor } from '#server/test/social.ts'
import { proveAddress } from '../proofs/prove-address.ts'

const { app, services } = await openApp({
  clientDir: 'web/public',
  render: async () => ({ status: 200, html: '<p>A page</p>', cacheable: true }),
  share: async () => null,
  inlineScriptHashes: [],
  publicPages: ['/'],
  queryOf: () => [],
})
const { env, people } = await openProviders(services)

const aLogin = () => `person-${randomUUID().slice(0, 13)}`
const newPerson = (own: object = {}) => {
  const login = aLogin()
  people.set(login, { name: login, email: `${login}@example.com`, verified: true, ...own })
  return login
}
const usersWith = (email: string) =>
  services.db.selectFrom('users').selectAll().where('email', '=', email).execute()
const sessionsOf = (userId: string) =>
  services.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute()
const codeOf = (answer: URLSearchParams) => ({ code: answer.get('code') ?? '' })

describe.each(signInProviders)('%s', (provider) => {
  test('spec 7: the callback answers the tokens and the user of a new account', async () => {
    const login = newPerson()
    const visitor = new Visitor(app)
    const answer = await visitor.send(
      'POST',
      callbackOf(provider),
      codeOf(await visitor.goTo(provider, login)),
    )
    expect(answer.statusCode).toBe(200)
    const body = answer.json()
    expect(contract.login.reply.parse(body)).toEqual(body)
    expect(body.message).toBe('register')
    expect(body.data.user).toMatchObject({
      kind: 'customer',
      email: `${login}@example.com`,
      username: expect.any(String),
    })
    const [stored] = await usersWith(`${login}@example.com`)
    expect(stored?.password_hash).toBeNull()
    // Facebook never proves an address (trust S4).
    expect(stored?.verified_at !== null).toBe(provider !== 'facebook')
  })

  test('spec 2: the return lands on / and leads back to the page where it began, signed in', async () => {
    const login = newPerson()
    const visitor = new Visitor(app)
    const back = '/fr/valorant/elo-boost?start=gold-1&target=diamond-3#price'
    const answer = await visitor.land(await visitor.goTo(provider, login, back))
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(back)
    expect(visitor.news).toBe(`registered.${provider}`)
    const me = await visitor.send('GET', '/v1/users/@me')
    expect(me.json().data.user.email).toBe(`${login}@example.com`)
  })

  test('the same person comes back to the same account, whatever address the provider names by then', async () => {
    const login = newPerson()
    const first = new Visitor(app)
    await first.land(await first.goTo(provider, login))
    const { _id } = (await first.send('GET', '/v1/users/@me')).json().data.user
    people.set(login, { name: 'Somebody Else', email: 'elsewhere@example.com', verified: true })
    const again = new Visitor(app)
    await again.land(await again.goTo(provider, login))
    expect(again.news).toBe(`signed_in.${provider}`)
    const { user } = (await again.send('GET', '/v1/users/@me')).json().data
    expect(user).toMatchObject({ _id, email: `${login}@example.com` })
  })

  test('a banned person is refused', async () => {
    const login = newPerson()
    const visitor = new Visitor(app)
    await visitor.land(await visitor.goTo(provider, login))
    await services.db
      .updateTable('users')
      .set({ banned_at: services.now() })
      .where('email', '=', `${login}@example.com`)
      .execute()
    const later = new Visitor(app)
    const answer = await later.send('POST', callbackOf(provider), codeOf(await later.goTo(provider, login)))
    expect(answer.json()).toEqual({ message: 'account_banned' })
    expect(later.cookies.access_token).toBeUndefined()
  })

  test('trust S5: without the cookie of this browser, a code signs nobody in', async () => {
    const visitor = new Visitor(app)
    const answer = await visitor.goTo(provider, newPerson())
    const victim = new Visitor(app)
    expect((await victim.land(answer)).headers.location).toBe('/')
    expect(victim.news).toBe('sign_in_failed.')
    const called = await victim.send('POST', callbackOf(provider), codeOf(answer))
    expect(called.json()).toEqual({ message: 'sign_in_failed' })
    expect(victim.cookies.access_token).toBeUndefined()
  })

  test('trust S5: a foreign state, or one that was changed, is refused', async () => {
    const attacker = new Visitor(app)
    const theirs = await attacker.goTo(provider, newPerson())
    const victim = new Visitor(app)
    await victim.start(provider)
    await victim.land(theirs)
    expect(victim.news).toBe(`sign_in_failed.${provider}`)
    const other = new Visitor(app)
    const answer = await other.goTo(provider, newPerson())
    answer.set('state', answer.get('state')?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) ?? '')
    await other.land(answer)
    expect(other.news).toBe(`sign_in_failed.${provider}`)
    for (const { cookies } of [victim, other]) expect(cookies.access_token).toBeUndefined()
  })

  test("trust S5: a code of somebody else's trip is refused by the provider's PKCE, even with the state of this one", async () => {
    const attacker = new Visitor(app)
    const theirs = await attacker.goTo(provider, newPerson())
    const victim = new Visitor(app)
    await victim.start(provider)
    const called = await victim.send('POST', callbackOf(provider), codeOf(theirs))
    expect(called.json()).toEqual({ message: 'sign_in_failed' })
    expect(victim.cookies.access_token).toBeUndefined()
  })

  test('trust S5: a return counts once, and only within ten minutes', async () => {
    const visitor = new Visitor(app)
    const answer = await visitor.goTo(provider, newPerson())
    const cookies = { ...visitor.cookies }
    const returns = await Promise.all(
      Array.from({ length: 20 }, () => app.inject({ method: 'GET', url: `/?${answer}`, cookies })),
    )
    const news = returns.map(({ cookies }) => cookies.find(({ name }) => name === 'sign_in_news')?.value)
    expect(news.filter((each) => each?.startsWith('registered')).length).toBe(1)
    expect(news.filter((each) => each === `sign_in_failed.${provider}`).length).toBe(19)

    const slow = new Visitor(app)
    const late = await slow.goTo(provider, newPerson())
    services.advance(10 * minuteMs)
    await slow.land(late)
    expect(slow.news).toBe('sign_in_failed.')
    expect(slow.cookies.access_token).toBeUndefined()
  })

  test('trust S5: a code that is sent to the other two providers is refused', async () => {
    for (const other of others(provider)) {
      const visitor = new Visitor(app)
      const answer = await visitor.goTo(provider, newPerson())
      const called = await visitor.send('POST', callbackOf(other), codeOf(answer))
      expect(called.json()).toEqual({ message: 'sign_in_failed' })
      // The trip is over, so the right provider can't be tried with it either.
      const again = await visitor.send('POST', callbackOf(provider), codeOf(answer))
      expect(again.json()).toEqual({ message: 'sign_in_failed' })
      expect(visitor.cookies.access_token).toBeUndefined()
    }
  })

  test('trust S5: a cookie that we did not sign is no trip', async () => {
    const visitor = new Visitor(app)
    const answer = await visitor.goTo(provider, newPerson())
    const [content = '', seal = ''] = visitor.cookies.sign_in_trip?.split('.') ?? []
    const trip = JSON.parse(Buffer.from(content, 'base64url').toString())
    const made = Buffer.from(JSON.stringify({ ...trip, connects: randomUUID() })).toString('base64url')
    visitor.cookies.sign_in_trip = `${made}.${seal}`
    await visitor.land(answer)
    expect(visitor.news).toBe('sign_in_failed.')
  })

  test('trust S8: an account that was opened with an unproven address lets nobody else in', async () => {
    const email = `${aLogin()}@example.com`
    const attacker = newPerson({ email, verified: false })
    const first = new Visitor(app)
    await first.land(await first.goTo(provider, attacker))
    expect(first.news).toBe(`registered.${provider}`)
    // The owner comes with a provider that has proven the address: neither of the two gets into the other's account.
    const owner = newPerson({ email })
    const second = new Visitor(app)
    await second.land(await second.goTo('google', owner))
    expect(second.news).toBe('address_has_account.google')
    expect(second.cookies.access_token).toBeUndefined()
  })

  test('trust S8: what somebody set up before the owner proved the address dies', async () => {
    const email = `${aLogin()}@example.com`
    // A trojan identifier: the attacker's own identity, a session, and a password, at the owner's address.
    const attacker = newPerson()
    const intruder = new Visitor(app)
    const { id } = await insertCustomer(services, { email, password_hash: 'of the attacker' })
    intruder.cookies.access_token = await signIn(services, id)
    await connect(intruder, provider, attacker)
    expect(intruder.news).toBe(`connected.${provider}`)
    // The owner comes through the provider: they don't land in the prepared account.
    const owner = new Visitor(app)
    await owner.land(await owner.goTo(provider, newPerson({ email })))
    expect(owner.news).toBe(`address_has_account.${provider}`)
    // The owner proves the address by mail.
    await transaction(services, (work) => proveAddress(work, id))
    expect((await intruder.send('GET', '/v1/users/@me')).statusCode).toBe(401)
    const [account] = await usersWith(email)
    expect(account).toMatchObject({ id, password_hash: null })
    const again = new Visitor(app)
    await again.land(await again.goTo(provider, attacker))
    // The attacker gets an account of their own, with their own address.
    expect(again.news).toBe(`registered.${provider}`)
    expect((await again.send('GET', '/v1/users/@me')).json().data.user._id).not.toBe(id)
  })

  test('a guest who connects it becomes a customer and keeps the order', async () => {
    const guestId = await insertGuest(services.db, {
      email: `${aLogin()}@example.com`,
      locale: 'en',
      created_at: services.now(),
    })
    const order = await insertOrder(services, { customerId: guestId })
    const visitor = new Visitor(app)
    visitor.cookies.access_token = await signIn(services, guestId)
    await connect(visitor, provider, newPerson())
    expect(visitor.news).toBe(`connected.${provider}`)
    const { user } = (await visitor.send('GET', '/v1/users/@me')).json().data
    expect(user).toMatchObject({ _id: guestId, kind: 'customer' })
    expect(user.username).not.toContain(' ')
    expect((await visitor.send('GET', `/v1/orders/${order.id}`)).statusCode).toBe(200)
  })

  test('a connected account signs its owner in, and nobody else can connect it', async () => {
    const owner = await insertCustomer(services)
    const login = newPerson()
    const visitor = new Visitor(app)
    visitor.cookies.access_token = await signIn(services, owner.id)
    await connect(visitor, provider, login)
    const back = new Visitor(app)
    await back.land(await back.goTo(provider, login))
    expect((await back.send('GET', '/v1/users/@me')).json().data.user._id).toBe(owner.id)

    const stranger = await insertCustomer(services)
    const other = new Visitor(app)
    other.cookies.access_token = await signIn(services, stranger.id)
    await connect(other, provider, login)
    expect(other.news).toBe(`identity_taken.${provider}`)
  })

  test('whoever signs in here meanwhile gets nothing connected', async () => {
    const [one, other] = [await insertCustomer(services), await insertCustomer(services)]
    const visitor = new Visitor(app)
    visitor.cookies.access_token = await signIn(services, one.id)
    const url = await startConnecting(visitor, provider)
    visitor.cookies.access_token = await signIn(services, other.id)
    await visitor.land(await signInAt(url, newPerson()))
    expect(visitor.news).toBe(`unauthorized.${provider}`)
    const rows = await services.db
      .selectFrom('identities')
      .selectAll()
      .where('user_id', 'in', [one.id, other.id])
    expect(await rows.execute()).toEqual([])
  })

  test('the last way to sign in stays, also when two are removed at once', async () => {
    const owner = await insertCustomer(services)
    const visitor = new Visitor(app)
    visitor.cookies.access_token = await signIn(services, owner.id)
    await connect(visitor, provider, newPerson())
    const last = await visitor.send('DELETE', `/v1/users/@me/sign-ins/${provider}`)
    expect(last.json()).toEqual({ message: 'last_way_in' })

    const [second = provider] = others(provider)
    await connect(visitor, second, newPerson())
    const both = await Promise.all(
      [provider, second].map((each) => visitor.send('DELETE', `/v1/users/@me/sign-ins/${each}`)),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const missing = await visitor.send('DELETE', `/v1/users/@me/sign-ins/${others(provider)[1]}`)
    expect(missing.json()).toEqual({ message: 'not_connected' })
  })

  test('a letter says in the owner’s language what was connected or removed; a refused removal mails nothing', async () => {
    const owner = await insertCustomer(services, { locale: 'de' })
    const visitor = new Visitor(app)
    visitor.cookies.access_token = await signIn(services, owner.id)
    const [second = provider] = others(provider)
    await connect(visitor, provider, newPerson())
    await visitor.send('DELETE', `/v1/users/@me/sign-ins/${provider}`)
    await connect(visitor, second, newPerson())
    await visitor.send('DELETE', `/v1/users/@me/sign-ins/${provider}`)
    const { email } = await services.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    const subjects = (await mailsTo(services.db, email)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      `Du kannst dich jetzt mit ${providerName[provider]} anmelden`,
      `Du kannst dich jetzt mit ${providerName[second]} anmelden`,
      `Du kannst dich nicht mehr mit ${providerName[provider]} anmelden`,
    ])
  })
})

async function startConnecting(visitor: Visitor, provider: SignInProvider): Promise<string> {
  const answer = await visitor.send('POST', `/v1/users/@me/sign-ins/${provider}`, { back: '/dashboard' })
  expect(answer.statusCode).toBe(200)
  return answer.json().data.url
}

async function connect(visitor: Visitor, provider: SignInProvider, login: string) {
  return visitor.land(await signInAt(await startConnecting(visitor, provider), login))
}

/** What a provider says about somebody who wants into the account of `email`. */
const claims = {
  verified: (email: string) => ({ email, verified: true }),
  unverified: (email: string) => ({ email, verified: false }),
  missing: () => ({}),
  'upper-case': (email: string) => ({ email: email.toUpperCase(), verified: true }),
  // The first letter is Cyrillic.
  'look-alike': (email: string) => ({ email: `\u0430${email.slice(1)}`, verified: true }),
}
const existing = {
  none: async () => null,
  guest: async (email: string) =>
    insertGuest(services.db, { email, locale: 'en', created_at: services.now() }),
  'unproven customer': async (email: string) => (await insertCustomer(services, { email })).id,
  'proven customer': async (email: string) =>
    (await insertCustomer(services, { email, verified_at: services.now() })).id,
  staff: async (email: string) => {
    const { id } = await insertStaff(services, ['FullAccess', 'EditUsers'])
    await services.db
      .updateTable('users')
      .set({ email, verified_at: services.now() })
      .where('id', '=', id)
      .execute()
    return id
  },
}

describe('trust S4: 75 ways to take over an account by an equal address', () => {
  for (const provider of signInProviders)
    for (const [claim, say] of Object.entries(claims))
      test(`${provider} with ${claim} address: no account of another person is entered`, async () => {
        for (const [kind, make] of Object.entries(existing)) {
          const email = `a${aLogin()}@example.com`
          const victim = await make(email)
          const visitor = new Visitor(app)
          await visitor.land(await visitor.goTo(provider, newPerson({ email: undefined, ...say(email) })))
          const noAddress = claim === 'missing' || claim === 'look-alike'
          const taken = kind !== 'none' && kind !== 'guest'
          const expected = noAddress
            ? 'provider_address_missing'
            : taken
              ? 'address_has_account'
              : 'registered'
          expect([kind, visitor.news]).toEqual([kind, `${expected}.${provider}`])
          if (victim) {
            expect(await sessionsOf(victim)).toEqual([])
            const identities = services.db.selectFrom('identities').selectAll().where('user_id', '=', victim)
            expect(await identities.execute()).toEqual([])
          }
          expect(visitor.cookies.access_token !== undefined).toBe(expected === 'registered')
          if (expected !== 'registered') continue
          const { user } = (await visitor.send('GET', '/v1/users/@me')).json().data
          expect(user._id).not.toBe(victim)
          // Only a provider that says so has proven the address.
          const proven = provider !== 'facebook' && claim !== 'unverified'
          const account = (await usersWith(email)).find(({ id }) => id === user._id)
          expect([claim, account?.verified_at !== null]).toEqual([claim, proven])
        }
      })
})

test('trust S6: the return renders no page, and no log line has the code', async () => {
  const visitor = new Visitor(app)
  const back = await visitor.goTo('google', newPerson(), '/de')
  const answer = await visitor.land(back)
  expect(answer.headers).toMatchObject({
    location: '/de',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(answer.body).toBe('')
  const cookie = answer.cookies.find(({ name }) => name === 'sign_in_trip')
  expect(cookie).toMatchObject({ value: '', path: '/' })
  expect(services.logged.join('')).not.toContain(back.get('code'))
})

test('a start leads back only to pages of ours, and only our own pages can begin one', async () => {
  for (const back of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/a b',
    'x',
    '/\n/evil.example',
  ]) {
    const answer = await app.inject({ method: 'POST', url: '/v1/auth/google/start', payload: { back } })
    expect([back, answer.json().message]).toEqual([back, 'bad_params'])
  }
  const foreign = await app.inject({
    method: 'POST',
    url: '/v1/auth/google/start',
    payload: {},
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.json()).toEqual({ message: 'forbidden' })
  const visitor = new Visitor(app)
  await visitor.start('google')
  const url = new URL((await visitor.start('google')) ?? '')
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:3000/')
  const unknown = await app.inject({ method: 'POST', url: '/v1/auth/twitter/start', payload: {} })
  expect(unknown.json().message).toBe('bad_params')
})

test('a person who says no at the provider comes back to the same page', async () => {
  const visitor = new Visitor(app)
  const url = new URL(await visitor.start('discord', '/valorant'))
  const answer = new URLSearchParams({ error: 'access_denied', state: url.searchParams.get('state') ?? '' })
  expect((await visitor.land(answer)).headers.location).toBe('/valorant')
  expect(visitor.news).toBe('sign_in_canceled.discord')
})

test('two first returns of one person at once make one account', async () => {
  const login = newPerson()
  const visitors = Array.from({ length: 6 }, () => new Visitor(app))
  const answers: URLSearchParams[] = []
  for (const visitor of visitors) answers.push(await visitor.goTo('discord', login))
  await Promise.all(visitors.map((visitor, at) => visitor.land(answers[at] ?? new URLSearchParams())))
  expect(await usersWith(`${login}@example.com`)).toHaveLength(1)
  for (const { news } of visitors) expect(news).toMatch(/^(registered|signed_in)\.discord$/)
})

test('names that are taken, empty or full of signs become free ones', async () => {
  const names: string[] = []
  for (const name of ['Ana María', 'Ana María', '★★★', 'a'.repeat(90), 'ﬁn  wild']) {
    const visitor = new Visitor(app)
    await visitor.land(await visitor.goTo('discord', newPerson({ name })))
    names.push((await visitor.send('GET', '/v1/users/@me')).json().data.user.username)
  }
  expect(names[0]).toBe('Ana.María')
  expect(names[1]).toMatch(/^Ana\.María\.\d{2,5}$/)
  expect(names[2]).toMatch(/^player/)
  expect(names[3]).toMatch(/^a{18}/)
  expect(names[4]).toBe('fin.wild')
})

test('trust D13: a provider that is down is named, costs no waiting, and the shop goes on', async () => {
  let asked = 0
  const down = createServer((_, response) => {
    asked++
    response.writeHead(503).end('down')
  })
  await new Promise<void>((listening) => down.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void down.close())
  const url = `http://127.0.0.1:${(down.address() as AddressInfo).port}/token`
  const working = services.social
  services.social = openidSignIn(
    signInSettingsOf({ ...env, DISCORD_TOKEN_URL: url }, false),
    'http://localhost:3000/',
  )
  onTestFinished(() => {
    services.social = working
  })
  for (let tries = 0; tries < 6; tries++) {
    const visitor = new Visitor(app)
    await visitor.land(await visitor.goTo('discord', newPerson()))
    expect(visitor.news).toBe('provider_away.discord')
  }
  // After three failures nobody is asked for half a minute.
  expect(asked).toBe(3)
  expect((await app.inject('/v1/prices')).statusCode).toBe(200)
  const elsewhere = new Visitor(app)
  await elsewhere.land(await elsewhere.goTo('google', newPerson()))
  expect(elsewhere.news).toBe('registered.google')
})
