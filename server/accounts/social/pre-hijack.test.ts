import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type SignInProvider, signInProviders } from '#core/people/sign-in-providers.ts'
import { lastToken } from '#server/test/mailed-links.ts'
import { openApp } from '#server/test/open-app.ts'
import { openProviders, signInAt, Visitor } from '#server/test/social.ts'
import { solvedCaptcha } from '#server/test/solve-challenge.ts'
import { answerRequests } from '../links/answer-requests.ts'

const { app, services } = await openApp({
  clientDir: 'web/public',
  render: async () => ({ status: 200, html: '<p>A page</p>', cacheable: true }),
  share: async () => null,
  inlineScriptHashes: [],
  publicPages: ['/'],
  queryOf: () => [],
})
const { people } = await openProviders(services)

const attackersPassword = 'a quiet ridge at dawn'
const ownersPassword = 'two lanterns and a rope'
const newAddress = () => `person-${randomUUID().slice(0, 13)}@example.com`

/** Somebody at a provider, which says this about their address. */
function personAt(email: string, verified: boolean): string {
  const login = `person-${randomUUID().slice(0, 13)}`
  people.set(login, { name: login, email, verified })
  return login
}

const idOf = async (visitor: Visitor) =>
  (await visitor.send('GET', '/v1/users/@me')).json().data?.user._id as string | undefined

/** Registers with a victim's address, before the victim does. */
async function register(email: string): Promise<Visitor> {
  const attacker = new Visitor(app)
  const captchaResponse = await solvedCaptcha(app)
  const username = `p-${randomUUID().slice(0, 12)}`
  const body = { email, username, password: attackersPassword, acceptTos: true, adult: true, captchaResponse }
  expect((await attacker.send('POST', '/v1/auth/register', body)).statusCode).toBe(200)
  return attacker
}

async function connect(visitor: Visitor, provider: SignInProvider, login: string): Promise<void> {
  const begun = await visitor.send('POST', `/v1/users/@me/sign-ins/${provider}`, { back: '/dashboard' })
  await visitor.land(await signInAt(begun.json().data.url, login))
  expect(visitor.news).toBe(`connected.${provider}`)
}

/** What an attacker prepares; `strikes` tries to use it, and returns whose account that opens. */
type Attack = (
  victim: string,
  provider: SignInProvider,
) => Promise<{ attacker: Visitor; strikes: () => Promise<string | undefined> }>

const attacks: Record<string, Attack> = {
  'a classic account that a federated sign-in would merge with': async (victim) => ({
    attacker: await register(victim),
    async strikes() {
      const later = new Visitor(app)
      await later.send('POST', '/v1/auth/login', { email: victim, password: attackersPassword })
      return idOf(later)
    },
  }),
  'a session that never expires': async (victim) => {
    const attacker = await register(victim)
    return {
      attacker,
      async strikes() {
        const before = await idOf(attacker)
        await attacker.send('POST', '/v1/auth/refresh')
        return before ?? idOf(attacker)
      },
    }
  },
  'a trojan identifier': async (victim, provider) => {
    const attacker = await register(victim)
    const login = personAt(newAddress(), true)
    await connect(attacker, provider, login)
    return {
      attacker,
      async strikes() {
        const later = new Visitor(app)
        await later.land(await later.goTo(provider, login))
        return idOf(later)
      },
    }
  },
  'a change of address that never expires': async (victim) => {
    const attacker = await register(victim)
    const own = newAddress()
    expect((await attacker.send('POST', '/v1/users/@me/email', { email: own })).statusCode).toBe(200)
    const token = await lastToken(services.db, own)
    return {
      attacker,
      async strikes() {
        const answer = await attacker.send('POST', '/v1/auth/confirm-email-change', { token })
        expect(answer.json()).toEqual({ message: 'link_not_valid' })
        await attacker.send('POST', '/v1/auth/forgot-password', {
          email: own,
          captchaResponse: await solvedCaptcha(app),
        })
        await answerRequests(services)
        return idOf(attacker)
      },
    }
  },
  'a provider that proves no address': async (victim, provider) => {
    const attacker = new Visitor(app)
    const login = personAt(victim, false)
    await attacker.land(await attacker.goTo(provider, login))
    expect(attacker.news).toBe(`registered.${provider}`)
    return {
      attacker,
      async strikes() {
        const later = new Visitor(app)
        await later.land(await later.goTo(provider, login))
        return (await idOf(later)) ?? idOf(attacker)
      },
    }
  },
}

/** The owner of the address comes through the provider; if that doesn't let them in, through the mailbox. */
async function ownerComes(email: string, provider: SignInProvider): Promise<Visitor> {
  const owner = new Visitor(app)
  const login = personAt(email, true)
  await owner.land(await owner.goTo(provider, login))
  // Not into the prepared account: what they did there would be the attacker's too.
  expect(owner.news).toBe(`address_has_account.${provider}`)
  expect(await idOf(owner)).toBeUndefined()
  const captchaResponse = await solvedCaptcha(app)
  expect((await owner.send('POST', '/v1/auth/forgot-password', { email, captchaResponse })).statusCode).toBe(
    200,
  )
  await answerRequests(services)
  const token = await expect
    .poll(async () => {
      const mailed = await lastToken(services.db, email)
      return (await owner.send('POST', '/v1/auth/link', { token: mailed })).json().data?.purpose
    })
    .toBe('reset_password')
    .then(() => lastToken(services.db, email))
  const reset = await owner.send('POST', '/v1/auth/reset-password', { token, password: ownersPassword })
  expect(reset.statusCode).toBe(200)
  await connect(owner, provider, login)
  return owner
}

describe.each(signInProviders)(
  'trust S8: before its owner signs in with %s, an attacker sets up',
  (provider) => {
    test.each(Object.entries(attacks))('%s, and gets nothing', async (_, prepare) => {
      const victim = newAddress()
      const { attacker, strikes } = await prepare(victim, provider)
      const prepared = await idOf(attacker)
      expect(prepared).toBeDefined()
      const owner = await ownerComes(victim, provider)
      const account = await idOf(owner)
      expect(account).toBe(prepared)
      expect(await strikes()).not.toBe(account)
      // Neither what they had open, and the owner keeps both ways in.
      expect(await idOf(attacker)).toBeUndefined()
      const { user } = (await owner.send('GET', '/v1/users/@me')).json().data
      expect(user).toMatchObject({ _id: account, email: victim })
      const { accounts } = (await owner.send('GET', '/v1/users/@me/settings')).json().data.settings
      const connected = (accounts as { provider: string; connected: object | null }[]).filter(
        (each) => each.connected,
      )
      expect(connected.map((each) => each.provider)).toEqual([provider])
    })
  },
)

test('trust S8: an attack that nobody answers works, so these tests can fail', async () => {
  const [, strike] = Object.entries(attacks)[0] ?? []
  const { attacker, strikes } = (await strike?.(newAddress(), 'google')) ?? {}
  expect(await strikes?.()).toBe(attacker && (await idOf(attacker)))
})
