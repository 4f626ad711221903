import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/base/durations.ts'
import { gameIds } from '#core/games/game.ts'
import { type ShopCheck, shopCheckNames } from '#core/site/shop-checks.ts'
import type { OperationMark } from '#db/schema.ts'
import { buildApp } from '#server/composed/app.ts'
import { receiveWebhook } from '#server/money/webhooks/receive-webhook.ts'
import { openMailer } from '#server/news/mail/open-mailer.ts'
import { sendMails } from '#server/news/mail/send-mails.ts'
import { putCredentials } from '#server/orders/vault/credential-store.ts'
import { signInSettingsOf } from '#server/platform/config/sign-in-settings.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { clearMark, setMark } from '#server/platform/operation-marks/mark-store.ts'
import { openidSignIn } from '#server/platform/outside/openid-sign-in.ts'
import { heardEvents } from '#server/platform/outside/stripe-events.ts'
import { stripePayments } from '#server/platform/outside/stripe-payments.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { mailServer } from '#server/test/mail-server.ts'
import { outcomes } from '#server/test/payments.ts'
import { proxyTo } from '#server/test/proxy.ts'
import { openStripeShop } from '#server/test/stripe/with-stripe.ts'
import { startSignInProviders } from '../../../run/sign-in-providers.ts'
import { checkShop } from './check-shop.ts'
import { webhookUrl } from './checks.ts'
import { runDoctor } from './run-doctor.ts'
import { sendTestMail } from './send-test-mail.ts'
import { startWarnings } from './start-warnings.ts'
import { probeAccess, watchAccess } from './watch-access.ts'

const password = 'a-quiet-word'
const secrets = [password, 'sk_live_key', 'whsec_stand_in', 'metrics-token-of-the-test']
const { services, api } = await openStripeShop('sk_live_key')
const { db } = services
const post = await mailServer(password)
const smtpUrl = post.url.replace('smtp://', `smtp://shop:${password}@`)

// A shop in which everything is right: what a test breaks is all that the doctor may find.
const app = await buildApp({
  services: {
    ...services,
    config: { ...services.config, metricsToken: 'metrics-token-of-the-test', trustedProxies: 1 },
  },
})
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const publicUrl = await proxyTo(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
const config = {
  ...services.config,
  publicUrl,
  smtpUrl,
  trustedProxies: 1,
  metricsToken: 'metrics-token-of-the-test',
  databaseOwnerUrl: 'postgres://owner:other@db.example/shop',
  operator: { ...services.config.operator, demo: false },
  supportHoursSet: true,
  stripe: { secretKey: 'sk_live_key', webhookSecret: 'whsec_stand_in', host: undefined },
}
const mailer = await openMailer(config)
afterAll(() => mailer.close?.())
const well: Services = { ...services, config, mailer, now: () => new Date() }
for (const game of gameIds) await insertBooster(services, { filters: [`${game}:elo-boost:euw`] })
const admins = [await insertStaff(services, ['FullAccess']), await insertStaff(services, ['FullAccess'])]

beforeEach(async () => {
  const marks: OperationMark[] = ['webhook_refused', 'payment_key_refused', 'mail_login_refused']
  for (const name of marks) await clearMark(db, name)
  for (const name of ['webhook_accepted', 'test_webhook_accepted', 'backup', 'drill'] as const) {
    await clearMark(db, name)
    await setMark(db, name, new Date(Date.now() - hourMs))
  }
  api.endpoints = [{ url: webhookUrl(config), status: 'enabled', enabled_events: ['*'] }]
})

/** What the command prints, its exit code, and what isn't good. */
async function doctor(shop: Services, args: string[] = []) {
  const lines: string[] = []
  const found: string[] = []
  const code = await runDoctor(args, {
    say: (line) => lines.push(line),
    check: async () => {
      const checked = await checkShop(shop)
      for (const { findings } of checked) found.push(...findings.map((f) => `${f.check}: ${f.finding}`))
      return checked
    },
    mail: (email) => sendTestMail(shop, { email, locale: 'en' }),
  })
  const said = lines.join('\n')
  for (const secret of secrets) expect(said).not.toContain(secret)
  return { code, said, found }
}

const owner = openDatabase(services.databaseOwnerUrl, { connections: 2 })
afterAll(() => owner.destroy())

function withKey(secretKey: string): Services {
  const provider = stripePayments({ secretKey, webhookSecret: 'whsec_stand_in', host: api.host })
  return { ...well, payments: new Map([['stripe', provider]]) }
}

describe('the doctor', () => {
  test('finds nothing in a shop in which everything is right, and says so', async () => {
    const { code, said, found } = await doctor(well)
    expect(found).toEqual([])
    expect(code).toBe(0)
    expect(said.split('\n')).toHaveLength(shopCheckNames.length)
    expect(said).toMatch(/^good {5}Address and proxies +Seen from 127\.0\.0\.1, proxies: 1$/m)
  })

  test('Stripe’s events are taken at the address that the doctor, the example of the settings and the docs name', async () => {
    const { body, headers } = api.webhook(anEvent())
    const at = webhookUrl({ publicUrl })
    const taken = await fetch(at, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: new Uint8Array(body),
    })
    expect(taken.status).toBe(200)
    for (const file of ['.env.example', 'docs/operations.md'])
      expect(readFileSync(file, 'utf8'), file).toContain(`PUBLIC_URL${new URL(at).pathname}`)
    for (const type of heardEvents)
      expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\`${type}\``)
  })

  type Broken = [what: string, shop: () => Promise<Services> | Services, found: string[], code: number]
  const broken: Broken[] = [
    [
      'no mail',
      () => ({ ...well, config: { ...config, smtpUrl: undefined }, mailer: { send: async () => {} } }),
      ['mail: off'],
      1,
    ],
    [
      'a wrong password of the mail server',
      async () => ({
        ...well,
        mailer: await openMailer({ ...config, smtpUrl: post.url.replace('smtp://', 'smtp://shop:wrong@') }),
      }),
      ['mail: password'],
      2,
    ],
    ['a wrong key of the payment provider', () => withKey('sk_live_other'), ['payments: key'], 2],
    [
      'a webhook that is not signed',
      async () => {
        const { body, headers } = api.webhook(anEvent())
        const altered = Buffer.concat([body, Buffer.from(' ')])
        await expect(receiveWebhook(well, 'stripe', altered, headers)).rejects.toThrow('invalid_signature')
        return well
      },
      ['payments: unsigned'],
      2,
    ],
    ['a database account that is too strong', () => ({ ...well, db: owner }), ['database: strong'], 2],
    [
      'Redis away',
      () => ({ ...well, config: { ...config, redisUrl: 'redis://127.0.0.1:1' } }),
      ['redis: away'],
      2,
    ],
    [
      'a clock that is an hour off',
      () => ({ ...well, now: () => new Date(Date.now() + hourMs) }),
      ['clock: off'],
      2,
    ],
    [
      'no backup',
      async () => {
        await clearMark(db, 'backup')
        return well
      },
      ['backups: none'],
      1,
    ],
    [
      'a count of proxies that is too small',
      () => ({ ...well, config: { ...config, trustedProxies: 0 } }),
      ['proxies: too_few'],
      2,
    ],
    [
      'a count of proxies that is too large',
      () => ({ ...well, config: { ...config, trustedProxies: 2 } }),
      ['proxies: too_many'],
      2,
    ],
    [
      'a backup that is three days old, and no drill',
      async () => {
        for (const name of ['backup', 'drill'] as const) await clearMark(db, name)
        await setMark(db, 'backup', new Date(Date.now() - 3 * dayMs))
        return well
      },
      ['backups: old', 'backups: no_drill'],
      2,
    ],
    [
      'a webhook that was never set up',
      () => {
        api.endpoints = []
        return well
      },
      ['payments: no_webhook'],
      2,
    ],
    [
      'a webhook without disputes',
      () => {
        api.endpoints = [
          {
            url: webhookUrl(config),
            status: 'enabled',
            enabled_events: ['checkout.session.completed'],
          },
        ]
        return well
      },
      ['payments: webhook_events'],
      2,
    ],
    [
      'a test key',
      () => ({ ...well, config: { ...config, stripe: { ...config.stripe, secretKey: 'sk_test_1' } } }),
      ['payments: test_key'],
      1,
    ],
    [
      'a live key whose webhook only the test mode has sent',
      async () => {
        await clearMark(db, 'webhook_accepted')
        return well
      },
      ['payments: unseen'],
      1,
    ],
    [
      'nothing at the public address',
      () => ({ ...well, config: { ...config, publicUrl: 'http://127.0.0.1:1' } }),
      ['payments: no_webhook', 'proxies: away'],
      2,
    ],
    [
      'another token at the public address',
      () => ({ ...well, config: { ...config, metricsToken: 'another-token-00' } }),
      ['proxies: other_site'],
      2,
    ],
    [
      'files that can’t be written',
      () => ({
        ...well,
        files: {
          ...well.files,
          save: async () => {
            throw new Error('read-only')
          },
        },
      }),
      ['files: unwritable'],
      2,
    ],
    [
      'staff without a second factor',
      () => ({ ...well, config: { ...config, staffSecondFactor: true } }),
      ['staff: second_factor'],
      1,
    ],
    [
      'settings that only an operator can know',
      () => ({
        ...well,
        config: {
          ...config,
          vat: null,
          supportHoursSet: false,
          payoutAccount: undefined,
          databaseOwnerUrl: undefined,
        },
      }),
      ['settings: payout_account', 'database: one_account', 'legal: no_vat', 'support_hours: unset'],
      1,
    ],
  ]
  test.for(broken)('names %s, and nothing else', async ([, shop, expected, exit]) => {
    const { code, said, found } = await doctor(await shop())
    expect(found).toEqual(expected)
    expect(code).toBe(exit)
    const bad = said.split('\n').filter((line) => /^(WRONG|missing)/.test(line))
    expect(bad).toHaveLength(new Set(expected.map((each) => each.split(':')[0])).size)
  })

  test('names a sign-in provider that refuses the secret, and one that doesn’t answer', async () => {
    const { env, close } = await startSignInProviders({
      returnTo: 'http://localhost:3000/',
      personOf: (name) => ({ name }),
    })
    const findings = async (settings: Record<string, string>) => {
      const social = openidSignIn(signInSettingsOf({ ...env, ...settings }, false), 'http://localhost:3000/')
      const checked = await checkShop({ ...well, social })
      return checked.find(({ check }) => check === 'sign_ins')?.findings
    }
    expect(await findings({})).toEqual([])
    expect(
      await findings({ GOOGLE_CLIENT_SECRET: 'wrong', DISCORD_TOKEN_URL: 'http://127.0.0.1:1/token' }),
    ).toMatchObject([
      { finding: 'away', facts: { provider: 'Discord' } },
      { finding: 'secret', facts: { provider: 'Google' } },
    ])
    await close()
  })

  test('names a stored login whose key is gone, though the ring has another of its name', async () => {
    const order = await insertOrder(services)
    const right = new Map([['first', randomBytes(32)]])
    const wrong = new Map([['first', randomBytes(32)]])
    await transaction(services, ({ tx, now }) =>
      putCredentials(tx, order.id, seal(right, order.id, '{}'), now),
    )
    const withRing = (vaultKeys: typeof right) => doctor({ ...well, config: { ...config, vaultKeys } })
    expect((await withRing(wrong)).found).toEqual(['settings: vault_keys'])
    expect((await withRing(right)).found).toEqual([])
    await db.deleteFrom('order_credentials').where('order_id', '=', order.id).execute()
  })

  test('tells a proxy without a server from another site', async () => {
    const proxy = createServer((_request, reply) => reply.writeHead(502).end('<html>Bad Gateway</html>'))
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', () => listening()))
    const { port } = proxy.address() as AddressInfo
    const { found } = await doctor({ ...well, config: { ...config, publicUrl: `http://127.0.0.1:${port}` } })
    await new Promise<void>((closed) => proxy.close(() => closed()))
    expect(found).toContain('proxies: no_server')
  })

  test('names a certificate that nobody trusts', async () => {
    // The library brings a certificate of its own, which it signed itself.
    const server = new SMTPServer({ secure: true, logger: false })
    server.on('error', () => {})
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
    const { port } = server.server.address() as AddressInfo
    const mailer = await openMailer({ ...config, smtpUrl: `smtps://localhost:${port}` })
    const { found } = await doctor({
      ...well,
      mailer,
      config: { ...config, publicUrl: `https://127.0.0.1:${port}` },
    })
    mailer.close?.()
    await new Promise<void>((closed) => server.close(() => closed()))
    expect(found).toContain('proxies: certificate')
    expect(found).toContain('mail: certificate')
  })

  test('says what Stripe’s endpoint doesn’t send', async () => {
    api.endpoints = [{ url: webhookUrl(config), status: 'enabled', enabled_events: heardEvents.slice(1) }]
    const { said } = await doctor(well)
    expect(said).toContain(`Add these events: ${heardEvents[0]}.`)
  })

  test('tells an account that the database refuses from a database that is away', async () => {
    const url = new URL(services.databaseOwnerUrl)
    Object.assign(url, { username: 'nobody_here', password: 'nothing' })
    const refusing = openDatabase(url.href, { connections: 1 })
    const { code, found } = await doctor({ ...well, db: refusing })
    await refusing.destroy()
    expect(code).toBe(2)
    expect(found).toContain('database: account')
    // What needs no database is still checked.
    expect(found.filter((each) => /^(mail|payments):/.test(each))).toEqual([])
  })

  test('names a database that is away, and what couldn’t be checked without it', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', { connections: 1 })
    const { code, found } = await doctor({ ...well, db: away })
    await away.destroy()
    expect(code).toBe(2)
    expect(found).toContain('database: away')
    const needing: ShopCheck[] = ['migrations', 'clock', 'backups', 'prices', 'boosters', 'staff']
    expect(found.filter((each) => each.endsWith(': failed')).sort()).toEqual(
      needing.map((check) => `${check}: failed`).sort(),
    )
  })

  test('names the games without a booster, and prices that are not in effect', async () => {
    const bare = await openStripeShop('sk_live_key', { priced: false })
    await bare.services.db.deleteFrom('booster_filters').execute()
    const booster = await insertBooster(bare.services, { filters: ['valorant:elo-boost:euw'] })
    const row = async (check: ShopCheck) =>
      (await checkShop(bare.services)).find((each) => each.check === check)
    const find = async (check: ShopCheck) => (await row(check))?.findings
    expect(await find('prices')).toMatchObject([{ finding: 'none' }])
    const games = gameIds.filter((game) => game !== 'valorant')
    expect(await find('boosters')).toMatchObject(games.map((game) => ({ finding: 'game', facts: { game } })))
    // A shop for one game is fine: it sells only what somebody plays.
    expect((await row('boosters'))?.state).toBe('good')
    const paused = { paused_at: new Date() }
    await bare.services.db.updateTable('boosters').set(paused).where('user_id', '=', booster.id).execute()
    expect(await find('boosters')).toMatchObject([{ finding: 'none' }])
  })

  test('sends a test mail to whoever is named, and understands nothing else', async () => {
    const before = post.arrived.length
    const { code, said } = await doctor(well, ['--mail', 'owner@shop.example'])
    expect(code).toBe(0)
    expect(said).toContain('accepted a test mail to owner@shop.example')
    expect(post.arrived[before]).toMatchObject({ to: ['owner@shop.example'] })
    expect(post.arrived[before]?.mail.subject).toBe('Test e-mail from Peakline')
    for (const args of [['--mail'], ['--mail', 'nobody'], ['mail'], ['--mail', 'a@b.example', 'x']])
      expect((await doctor(well, args)).code).toBe(64)
  })

  test('one list of what the settings show feeds the warnings at the start', () => {
    const shop = { ...config, production: true, smtpUrl: undefined, supportHoursSet: false }
    expect(startWarnings(shop)).toEqual([
      expect.stringContaining('SMTP_URL names no mail server'),
      expect.stringContaining('SUPPORT_HOURS is not set'),
    ])
  })
})

const anEvent = () =>
  ({ id: `evt_${randomUUID()}`, type: 'customer.created', data: { object: {} }, created: 1 }) as never

describe('a key or password that is refused', () => {
  const news = () =>
    db
      .selectFrom('notifications')
      .select(['user_id', 'code'])
      .where('code', 'in', ['payment_key_refused', 'mail_login_refused'])
      .execute()
  beforeEach(async () => {
    await db.deleteFrom('notifications').execute()
  })

  test('is told to everyone with full access at the first failing call, once until it is accepted again', async () => {
    const shop = watchAccess(withKey('sk_live_other'))
    const calls = Array.from({ length: 10 }, () => shop.payments.get('stripe')?.getPayment('cs_1'))
    expect((await outcomes(calls as Promise<unknown>[])).broken).toHaveLength(10)
    const told = admins.map(({ id }) => ({ user_id: id, code: 'payment_key_refused' }))
    expect(await news()).toEqual(expect.arrayContaining(told))
    expect(await news()).toHaveLength(admins.length)
    await probeAccess(shop)
    expect(await news()).toHaveLength(admins.length)
    await probeAccess(watchAccess(well))
    await probeAccess(shop)
    expect(await news()).toHaveLength(2 * admins.length)
  })

  test('is told when the mail server refuses it, and any other failure is not', async () => {
    const wrong = await openMailer({ ...config, smtpUrl: post.url.replace('smtp://', 'smtp://shop:wrong@') })
    const shop = watchAccess({ ...well, mailer: wrong })
    await db
      .insertInto('mails')
      .values({
        recipient: 'mira@example.com',
        subject: 's',
        body: 'b',
        kind: 'welcome',
        locale: 'en',
        created_at: new Date(),
        next_attempt_at: new Date(),
      })
      .execute()
    await sendMails(shop)
    wrong.close?.()
    expect((await news()).map(({ code }) => code)).toEqual(admins.map(() => 'mail_login_refused'))
    await db.deleteFrom('notifications').execute()
    api.fail('broken_before', 'GET /v1/checkout/sessions', 5)
    await watchAccess(well)
      .payments.get('stripe')
      ?.getPayment('cs_1')
      .catch(() => null)
    api.mend()
    expect(await news()).toEqual([])
  })
})

describe('the page', () => {
  const ask = async (who: string, method: 'GET' | 'POST', url: string) => {
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${who}` } })
    return { status: answer.statusCode, body: answer.body, ...answer.json() }
  }

  test('is for full access alone, names every check and no secret', async () => {
    const [admin] = admins
    const token = await signIn(services, admin?.id ?? '')
    const { status, data, body } = await ask(token, 'GET', '/v1/shop-checks')
    expect(status).toBe(200)
    expect(data.checks.map(({ check }: { check: string }) => check)).toEqual(shopCheckNames)
    for (const secret of secrets) expect(body).not.toContain(secret)
    for (const other of [
      await insertStaff(services, ['EditUsers', 'EditStore', 'EditOrders']),
      await insertCustomer(services),
    ])
      for (const [method, url] of [
        ['GET', '/v1/shop-checks'],
        ['POST', '/v1/shop-checks/mail'],
      ] as const)
        expect((await ask(await signIn(services, other.id), method, url)).status).toBe(403)
  })

  test('sends a test mail to its reader’s own address, in their language', async () => {
    const own = await buildApp({ services: well })
    const admin = await insertStaff(services, ['FullAccess'])
    await transaction(services, ({ tx }) =>
      tx.updateTable('users').set({ locale: 'de' }).where('id', '=', admin.id).execute(),
    )
    const headers = { authorization: `Bearer ${await signIn(services, admin.id)}` }
    const before = post.arrived.length
    const answer = await own.inject({ method: 'POST', url: '/v1/shop-checks/mail', headers })
    await own.close()
    const { email } = answer.json().data
    expect(post.arrived[before]).toMatchObject({ to: [email] })
    expect(post.arrived[before]?.mail.subject).toBe('Testmail von Peakline')
  })

  test('says that the mail server didn’t accept it', async () => {
    const token = await signIn(services, admins[0]?.id ?? '')
    expect(await ask(token, 'POST', '/v1/shop-checks/mail')).toMatchObject({
      status: 409,
      message: 'mail_not_accepted',
    })
  })
})

test('a token is needed to learn how a request is seen', async () => {
  const open = await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(open.json()).toEqual({ data: { alive: true } })
})
