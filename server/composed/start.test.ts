import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Insertable } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Schema } from '#db/schema.ts'
import { localeCodes } from '#i18n/locales.ts'
import { hashPassword } from '#server/accounts/auth/passwords.ts'
import { openPayments } from '#server/money/payments/open-payments.ts'
import { ensurePriceTable } from '#server/money/prices/ensure-price-table.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { startWarnings } from '#server/records/doctor/start-warnings.ts'
import { insertCustomer, insertOrder } from '#server/test/factories.ts'
import { type OpenServices, openServices } from '#server/test/open-app.ts'
import { demoRefusal } from './demo-refusal.ts'
import { testKeyRefusal } from './test-key-refusal.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'peakline-start-'))
afterAll(() => rm(dataDir, { recursive: true }))

const right = {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://shop.example',
  SECRET_KEY: '9f0c1b7e5d24a86390be47d1fc52863e',
  VAULT_KEYS: 'first:qm2UcZ0vT4yP8xw1RkJ6sHn3BdGfLaEo7iYtVu5CzXM=',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  METRICS_TOKEN: 'b81f6a0d93c7e254',
  SMTP_URL: 'smtps://user:word@mail.example',
  MAIL_FROM: 'Climb <post@shop.example>',
  OPERATOR_NAME: 'Climb GmbH',
  OPERATOR_ADDRESS: 'Weg 1 | 10115 Berlin | Germany',
  OPERATOR_EMAIL: 'post@shop.example',
  OPERATOR_PHONE: '+49 30 1',
}

const databases = (app: string, owner: string) => ({
  DATABASE_URL: `postgres://app:${app}@db.example/shop`,
  DATABASE_OWNER_URL: `postgres://owner:${owner}@db.example/shop`,
})

/** What the settings are refused with. */
function refusalOf(settings: Record<string, string>): string | undefined {
  try {
    readConfig({ ...right, ...settings })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Starts the server as an operator does; returns what it prints before it exits. */
function start(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env }, timeout: 110_000 }
    execFile(process.execPath, ['server/main.ts'], options, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stderr }),
    )
  })
}

describe('trust D15: invalid settings abort startup with a message each', () => {
  test('the required production settings are enough', () => {
    expect(readConfig(right)).toMatchObject({ production: true, demoData: false, rateLimit: true })
    for (const SMTP_URL of ['none', 'smtp://mail.example:587?requireTLS=true', 'smtp://127.0.0.1:25'])
      expect(() => readConfig({ ...right, SMTP_URL })).not.toThrow()
  })

  test('two passwords of the database, a VAT number and the sender’s bare address are accepted', () => {
    const settings = {
      ...databases('one', 'two'),
      OPERATOR_VAT_ID: 'DE 123 456 789',
      MAIL_FROM: 'post@shop.example',
    }
    expect(readConfig({ ...right, ...settings })).toMatchObject({ mailFrom: 'post@shop.example' })
    expect(readConfig({ ...right, SMTP_URL: 'none' }).smtpUrl).toBeUndefined()
  })

  test('analytics have one way, over TLS, and are off unless set', () => {
    expect(readConfig(right).analytics).toBeUndefined()
    const url = 'https://count.example/events'
    expect(readConfig({ ...right, ANALYTICS_URL: url }).analytics).toEqual({ kind: 'server', url })
    expect(readConfig({ ...right, ANALYTICS_GTAG_ID: 'G-ABCD1234' }).analytics).toEqual({
      kind: 'google',
      id: 'G-ABCD1234',
      host: 'https://www.googletagmanager.com',
    })
    expect(() => readConfig({ ...right, ANALYTICS_GTAG_ID: 'G-ABCD1234', ANALYTICS_URL: url })).toThrow(
      'not both',
    )
    expect(() => readConfig({ ...right, ANALYTICS_URL: 'http://count.example' })).toThrow('ANALYTICS_URL')
    expect(() => readConfig({ ...right, ANALYTICS_GTAG_ID: '"><script>' })).toThrow('ANALYTICS_GTAG_ID')
  })

  test('support answers at the operator’s address unless another is set, and its hours name a time zone', () => {
    const { operator, support } = readConfig({ ...right, SUPPORT_HOURS: '09:00-17:30 Europe/Paris' })
    expect(operator).toMatchObject({ name: 'Climb GmbH', vatId: '', demo: false })
    expect(support).toEqual({
      email: 'post@shop.example',
      from: '09:00',
      to: '17:30',
      timeZone: 'Europe/Paris',
    })
    expect(readConfig({ DATA_DIR: dataDir }).operator.demo).toBe(true)
    expect(() => readConfig({ ...right, SUPPORT_HOURS: '09:00-17:30 Paris' })).toThrow('SUPPORT_HOURS')
  })

  test('the shop counts its days in Berlin unless another time zone is named', () => {
    expect(readConfig(right).timeZone).toBe('Europe/Berlin')
    expect(readConfig({ ...right, SHOP_TIME_ZONE: 'Asia/Tokyo' }).timeZone).toBe('Asia/Tokyo')
    expect(() => readConfig({ ...right, SHOP_TIME_ZONE: 'Tokyo' })).toThrow('SHOP_TIME_ZONE')
    expect(() => readConfig({ ...right, SHOP_TIME_ZONE: '+09:00' })).toThrow('SHOP_TIME_ZONE')
  })

  test('a shop speaks every language unless some are named, always English', () => {
    expect(readConfig(right).languages).toEqual(localeCodes)
    expect(readConfig({ ...right, LANGUAGES: 'de, en' }).languages).toEqual(['en', 'de'])
    expect(readConfig(right)).toMatchObject({ operatorCountry: 'DE', contactLanguages: ['en', 'de'] })
    const elsewhere = { OPERATOR_COUNTRY: 'AT', CONTACT_LANGUAGES: 'de' }
    expect(readConfig({ ...right, ...elsewhere })).toMatchObject({
      operatorCountry: 'AT',
      contactLanguages: ['de'],
    })
  })

  const easy = 'SECRET_KEY is easy to guess: use random characters, for example from `openssl rand -hex 32`.'
  const missing = (...lines: string[]) =>
    ['In production, these variables must be set:', ...lines.map((line) => `  ${line}.`)].join('\n')
  const plainMail =
    'In production SMTP_URL must begin with smtps://, or with smtp:// and end in ?requireTLS=true; otherwise mails are sent unencrypted.'
  const wrong: [what: string, settings: Record<string, string>, sentence: string][] = [
    ['no address', { PUBLIC_URL: '' }, missing('PUBLIC_URL: the origin of the site, https://shop.example')],
    [
      'no keys',
      { SECRET_KEY: '', VAULT_KEYS: '' },
      missing(
        'SECRET_KEY: the output of `openssl rand -hex 32`',
        'VAULT_KEYS: first:, followed by the output of `openssl rand -base64 32`',
      ),
    ],
    [
      'nobody who runs it',
      { OPERATOR_NAME: '', OPERATOR_PHONE: '' },
      missing(
        'OPERATOR_NAME: the name of the company or person, for the legal pages',
        'OPERATOR_PHONE: a phone number for the legal pages',
      ),
    ],
    [
      'no payment provider',
      { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
      missing(
        'STRIPE_SECRET_KEY: the secret key, from Stripe under Developers, API keys',
        'STRIPE_WEBHOOK_SECRET: the signing secret, from Stripe under Developers, Webhooks',
      ),
    ],
    [
      'no token for the metrics',
      { METRICS_TOKEN: '' },
      missing('METRICS_TOKEN: the output of `openssl rand -hex 16`; readers of /metrics send it'),
    ],
    [
      'no mail',
      { MAIL_FROM: '', SMTP_URL: '' },
      missing(
        'MAIL_FROM: the sender of mails, as Shop <post@shop.example>',
        'SMTP_URL: smtps://user:password@host, or none for a shop that sends no mails',
      ),
    ],
    [
      'the sender of the demo',
      { MAIL_FROM: 'Peakline <climb@peakline.example>' },
      'In production MAIL_FROM must be an address of your own: peakline.example has no mailbox for replies.',
    ],
    [
      'no address as the sender',
      { MAIL_FROM: 'nonsense' },
      'Invalid configuration: MAIL_FROM (no e-mail address, such as Shop <post@shop.example>).',
    ],
    [
      'a key that Stripe doesn’t issue',
      { STRIPE_SECRET_KEY: 'hello' },
      'Invalid configuration: STRIPE_SECRET_KEY (no secret key of Stripe: it begins with sk_live_, rk_live_, sk_test_ or rk_test_).',
    ],
    [
      'a webhook secret that Stripe doesn’t issue',
      { STRIPE_WEBHOOK_SECRET: 'hello' },
      'Invalid configuration: STRIPE_WEBHOOK_SECRET (no signing secret of Stripe: it begins with whsec_).',
    ],
    [
      'an address with a path',
      { PUBLIC_URL: 'https://shop.example/path' },
      'Invalid configuration: PUBLIC_URL (only the origin of the site, without a path: https://shop.example).',
    ],
    [
      'a fruit as the VAT number',
      { OPERATOR_VAT_ID: 'banana' },
      'Invalid configuration: OPERATOR_VAT_ID (no VAT number: it begins with a country, such as DE123456789).',
    ],
    [
      'languages without English',
      { LANGUAGES: 'de,fr' },
      'LANGUAGES must contain en: English is for everyone whose language the shop doesn’t offer.',
    ],
    [
      'a language that the product doesn’t speak',
      { LANGUAGES: 'en,ko' },
      `Invalid configuration: LANGUAGES.1 (languages are ${localeCodes.join(', ')}, separated by commas).`,
    ],
    [
      'a country by its name',
      { OPERATOR_COUNTRY: 'Austria' },
      'Invalid configuration: OPERATOR_COUNTRY (no country: two capital letters, such as DE).',
    ],
    [
      'demo data',
      { DEMO_DATA: '1' },
      'In production DEMO_DATA must be off: it creates accounts with a published password.',
    ],
    [
      'an address without TLS',
      { PUBLIC_URL: 'http://shop.example' },
      'In production PUBLIC_URL must begin with https://, or passwords and sessions are sent unencrypted.',
    ],
    ['one letter 32 times as the key', { SECRET_KEY: 'k'.repeat(32) }, easy],
    ['a repeated word as the key', { SECRET_KEY: 'mountaineer'.repeat(4) }, easy],
    ['a placeholder as the key', { SECRET_KEY: 'please-change-me-before-the-launch-of-it' }, easy],
    [
      'a placeholder as the earlier key',
      { SECRET_KEY_BEFORE: 'please-change-me-before-the-launch-of-it' },
      'SECRET_KEY_BEFORE is easy to guess: leave it out, which signs everyone out once.',
    ],
    [
      'a vault key of zeros',
      { VAULT_KEYS: `first:${'A'.repeat(43)}=` },
      'The key first of VAULT_KEYS is easy to guess: use random bytes, for example from `openssl rand -base64 32`.',
    ],
    ['mail that may leave without TLS', { SMTP_URL: 'smtp://user:word@mail.example:587' }, plainMail],
    ['mail to whoever answers', { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, plainMail],
    [
      'a forgotten NODE_ENV',
      { NODE_ENV: '' },
      'PUBLIC_URL is reachable from outside, but NODE_ENV is development: anyone could order without paying. Set NODE_ENV=production, or DEMO_DATA=1 to publish a demo with known passwords on purpose.',
    ],
    [
      'a public address without demo data in development',
      { NODE_ENV: 'development', DEMO_DATA: '0' },
      'PUBLIC_URL is reachable from outside, but NODE_ENV is development: anyone could order without paying. Set NODE_ENV=production, or DEMO_DATA=1 to publish a demo with known passwords on purpose.',
    ],
    [
      'an unknown NODE_ENV',
      { NODE_ENV: 'prod' },
      'Invalid configuration: NODE_ENV (Invalid option: expected one of "development"|"production"|"test").',
    ],
  ]
  test.for(wrong)('%s', ([, settings, sentence]) => {
    expect(refusalOf(settings)).toBe(sentence)
  })

  // Two starts show it for all of them: `main.ts` prints what `readConfig` throws, and ends.
  test('the message is all that a start prints before it ends', async () => {
    for (const [, settings, sentence] of [...wrong.slice(0, 1), ...wrong.slice(-1)])
      expect(await start({ ...right, ...settings })).toEqual({ code: 1, said: `${sentence}\n` })
  })

  test('what a shop can start with but its operator should know is a warning', () => {
    const of = (settings: Record<string, string>) => startWarnings(readConfig({ ...right, ...settings }))
    const well = {
      ...databases('one', 'two'),
      VAT_RATE: '19',
      OPERATOR_VAT_ID: 'DE123456789',
      PAYOUT_IBAN: 'DE89370400440532013000',
      SUPPORT_HOURS: '09:00-17:30 Europe/Paris',
    }
    expect(of(well)).toEqual([])
    const badly: [Record<string, string>, string][] = [
      [{ DATABASE_OWNER_URL: '' }, 'DATABASE_OWNER_URL is not set'],
      [databases('one', 'one'), 'have the same password'],
      [{ SMTP_URL: 'none' }, 'SMTP_URL names no mail server'],
      [{ VAT_RATE: '' }, 'Neither VAT_RATE nor VAT_EXEMPTION'],
      [{ OPERATOR_VAT_ID: '' }, 'without OPERATOR_VAT_ID'],
      [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'is a test key'],
      [{ PAYOUT_IBAN: '' }, 'PAYOUT_IBAN is not set'],
      [{ SUPPORT_HOURS: '' }, 'SUPPORT_HOURS is not set'],
    ]
    for (const [settings, sentence] of badly)
      expect(of({ ...well, ...settings })).toEqual([expect.stringContaining(sentence)])
  })

  test('a database that can’t be reached or entered is named by its variable, without its password', async () => {
    const DATABASE_URL = 'postgres://app:a-quiet-word@127.0.0.1:1/shop'
    const { code, said } = await start({
      ...right,
      SMTP_URL: 'smtps://mail.example',
      DATABASE_URL,
      LOG_LEVEL: 'error',
    })
    expect(code).toBe(1)
    expect(said).toMatch(/^The database of DATABASE_URL can’t be used: .*ECONNREFUSED.*\n$/)
    expect(said).not.toContain('a-quiet-word')
  })

  test('DEMO_DATA=1 publishes a demo on purpose, and is not needed on this machine', () => {
    const development = { NODE_ENV: '', DATA_DIR: dataDir, DEMO_DATA: '' }
    const demo = { ...right, ...development }
    expect(readConfig({ ...demo, DEMO_DATA: '1' })).toMatchObject({ production: false, demoData: true })
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.2', 'http://[::1]:3000', ''])
      expect(readConfig({ ...demo, PUBLIC_URL })).toMatchObject({ production: false, demoData: true })
  })
})

describe('a shop that is open doesn’t start with a key of Stripe’s test mode', () => {
  test('because anyone could order with a test card; a closed one starts, so that staff can try it', async () => {
    const services = await openServices({ priced: false })
    const env = {
      ...right,
      DATABASE_URL: services.databaseUrl,
      DATABASE_OWNER_URL: services.databaseOwnerUrl,
      STRIPE_SECRET_KEY: 'sk_test_1',
    }
    expect(await start(env)).toEqual({
      code: 1,
      said: 'In production: This shop is open, but STRIPE_SECRET_KEY is a key of Stripe’s test mode, with which anyone orders without paying. Set the live key.\n',
    })
    const stripe = (secretKey: string) =>
      openPayments({ config: readConfig({ ...env, STRIPE_SECRET_KEY: secretKey }), db: services.db })
    expect(await testKeyRefusal(services.db, await stripe('rk_live_1'))).toBeNull()
    await services.asOwner('update shop_opening set opened_at = null')
    expect(await testKeyRefusal(services.db, await stripe('sk_test_1'))).toBeNull()
  })
})

describe('trust D15: demo data in a database prevents a shop from starting on it', () => {
  const startOn = ({ databaseUrl, databaseOwnerUrl }: OpenServices) =>
    start({ ...right, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl })
  const elsewhere = 'Set DATABASE_URL or DATA_DIR to an empty database.'

  test('a demo account, marked or not yet, with a password or a permission', async () => {
    const services = await openServices({ priced: false })
    expect(await demoRefusal(services.db, services.now())).toBeNull()
    const password_hash = await hashPassword('peakline-demo')
    const usable: Partial<Insertable<Schema['users']>>[] = [
      { demo: true, email: 'kestrel@peakline.example', password_hash },
      { demo: true, email: 'store@peakline.example', permissions: ['EditStore'] },
      { email: 'admin@peakline.example', password_hash },
    ]
    for (const columns of usable) {
      const { id } = await insertCustomer(services, columns)
      const refusal = `This database has demo accounts (${columns.email}), whose password is published. ${elsewhere}`
      expect(await demoRefusal(services.db, services.now())).toBe(refusal)
      await services.db.deleteFrom('users').where('id', '=', id).execute()
    }
    await insertCustomer(services, { demo: true, password_hash })
    const { code, said } = await startOn(services)
    expect(code).toBe(1)
    expect(said).toMatch(/^In production: This database has demo accounts .+\.\n$/)
  })

  test('a payment that only the sandbox received', async () => {
    const services = await openServices()
    await insertOrder(services, { status: 'waiting_for_booster' })
    const { code, said } = await startOn(services)
    expect(code).toBe(1)
    expect(said).toMatch(
      /^In production: This database has payments of the sandbox \(\S+\), for which nobody paid money\. .+\n$/,
    )
  })

  test('the demo prices, while they are in effect', async () => {
    const services = await openServices({ priced: false })
    await ensurePriceTable(services.db)
    expect(await startOn(services)).toEqual({
      code: 1,
      said: `In production: The demo prices are in effect in this database. ${elsewhere}\n`,
    })
  })
})
