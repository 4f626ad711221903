import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Operator, Payments, Support } from '#contract/site.ts'
import { isBic, isIban, plainIban } from '#core/base/iban.ts'
import { isTimeZone } from '#core/base/zones.ts'
import { type BookingAccounts, defaultBookingAccounts } from '#core/money/bookkeeping.ts'
import type { Vat } from '#core/money/receipts.ts'
import type { DisplayRates } from '#core/prices/display-currencies.ts'
import { type Locale, localeCodes } from '#i18n/locales.ts'
import { patienceMs } from '../db/lifeline.ts'
import type { ProfileLookupSettings } from '../outside/http-profile-lookup.ts'
import type { TranslationSettings } from '../outside/http-translation.ts'
import type { WebPushSettings } from '../outside/https-web-push.ts'
import { displayRatesOf } from './display-rates.ts'
import { isLoopback } from './loopback.ts'
import { profileLookupOf } from './profile-lookup-settings.ts'
import { type RaffleSettings, raffleSettingsOf } from './raffle-settings.ts'
import { signInSettingsOf } from './sign-in-settings.ts'
import { neededOfOperator, operatorOf, paymentsOf, supportHours, supportOf } from './site.ts'
import { translationOf } from './translation-settings.ts'
import { webPushOf } from './web-push-settings.ts'

const flag = z
  .enum(['0', '1', 'false', 'true'])
  .transform((value) => value === '1' || value === 'true')
  .optional()

/** Where the demo's mails come from; nobody reads what is sent there. */
const demoSender = 'Peakline <climb@peakline.example>'

/** When support answers unless the operator says otherwise. */
const usualHours = '10:00-22:00 Europe/Berlin'

const usualContactLanguages: readonly Locale[] = ['en', 'de']

/** A whole number of zero or more. */
const count = z.coerce.number('no number').int('no whole number').min(0)
const port = count.max(65_535)

/** Languages of the product, in any order: `en,de`. */
const languageList = z
  .string()
  .transform((list) => list.split(',').map((code) => code.trim()))
  .pipe(z.array(z.enum(localeCodes, `languages are ${localeCodes.join(', ')}, separated by commas`)).min(1))

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .url()
    .refine(isOrigin, 'only the origin of the site, without a path: https://shop.example')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url().optional(),
  DATABASE_OWNER_URL: z.url().optional(),
  REDIS_URL: z.url().optional(),
  DEMO_DATA: flag,
  SITE_NAME: z.string().default('Peakline'),
  LANGUAGES: languageList.optional(),
  READY_POSTS: flag,
  OFFLINE_APP: flag,
  TRUSTED_PROXIES: count.default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT: flag,
  STAFF_SECOND_FACTOR: flag,
  LEAVE_SECONDS: count.max(60).optional(),
  BUSY_AFTER_MS: count.default(1_000),
  DATABASE_PATIENCE_MS: count.min(100).max(600_000).default(patienceMs),
  METRICS_TOKEN: z.string().min(16).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SECRET_KEY_BEFORE: z.string().min(32).optional(),
  VAULT_KEYS: z
    .string()
    .regex(
      /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/,
      'no list of keys: each is a name, a colon and 32 bytes as openssl rand -base64 32 prints them',
    )
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^[sr]k_(live|test)_\w+$/,
      'no secret key of Stripe: it begins with sk_live_, rk_live_, sk_test_ or rk_test_',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'no signing secret of Stripe: it begins with whsec_')
    .optional(),
  STRIPE_HOST: z.string().optional(),
  PAYMENT_METHODS: z.string().default(''),
  SMTP_URL: z.url().or(z.literal('none')).optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'no e-mail address, such as Shop <post@shop.example>')
    .default(demoSender),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]+$/, 'no selector: letters, digits, dots and hyphens')
    .optional(),
  DKIM_PRIVATE_KEY: z.string().optional(),
  ANALYTICS_GTAG_ID: z
    .string()
    .regex(/^(G|GT)-[A-Z0-9]{4,20}$/, 'no ID of a Google tag, such as G-ABCDE12345')
    .optional(),
  ANALYTICS_GTAG_HOST: z.url().default('https://www.googletagmanager.com'),
  ANALYTICS_URL: z.url().optional(),
  ICON_PATH: z
    .string()
    .regex(/^(\/[\w-]+)+$/, 'no path, such as /icons')
    .default('/api/_nuxt_icon'),
  ICON_FALLBACK: flag,
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'no country: two capital letters, such as DE')
    .default('DE'),
  CONTACT_LANGUAGES: languageList.optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PHONE: z.string().optional(),
  OPERATOR_REPRESENTATIVE: z.string().optional(),
  OPERATOR_REGISTER: z.string().optional(),
  OPERATOR_SINCE: z
    .string()
    .regex(/^(19|20)\d{2}$/, 'no year, such as 2024')
    .optional(),
  OPERATOR_VAT_ID: z
    .string()
    .regex(
      /^[A-Z]{2,3}[ -]?(?=(?:.*\d){2})[0-9A-Z][0-9A-Z .+*-]{1,17}$/,
      'no VAT number: it begins with a country, such as DE123456789',
    )
    .optional(),
  VAT_RATE: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, 'no percentage, such as 19 or 7.7')
    .optional(),
  VAT_EXEMPTION: z.string().min(3).max(300).optional(),
  DISPLAY_RATES: z.string().optional(),
  DISPLAY_RATES_DATE: z.string().optional(),
  BOOKKEEPING_ACCOUNTS: z
    .string()
    .regex(/^[a-z_]+=\d{3,9}(,[a-z_]+=\d{3,9})*$/, 'no list of accounts, such as revenue=8400,vat=1776')
    .optional(),
  PAYOUT_IBAN: z.string().transform(plainIban).refine(isIban, 'no IBAN of a SEPA country').optional(),
  PAYOUT_BIC: z.string().transform(plainIban).refine(isBic, 'no BIC').optional(),
  SHOP_TIME_ZONE: z.string().refine(isTimeZone, 'unknown time zone').default('Europe/Berlin'),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_HOURS: z
    .string()
    .regex(supportHours)
    .refine((hours) => isTimeZone(hours.split(' ')[1] ?? ''), 'unknown time zone')
    .optional(),
})

export type Config = {
  production: boolean
  port: number
  host: string
  /** Origin without a trailing slash. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** The same database, as its owner, who migrates it; if unset, `databaseUrl` is used. */
  databaseOwnerUrl: string | undefined
  redisUrl: string | undefined
  demoData: boolean
  siteName: string
  /** The languages that the shop offers, in the order of the switch; English is one of them. */
  languages: readonly Locale[]
  /** Whether the blog has the posts that come with the product. */
  readyPosts: boolean
  /** Whether browsers keep pages for times without a connection. */
  offlineApp: boolean
  trustedProxies: number
  logLevel: string
  rateLimit: boolean
  /** Whether staff need a second factor before they can use a permission (trust S13). */
  staffSecondFactor: boolean
  /** The event-loop delay above which calls are refused as `server_busy`; 0 disables. */
  busyAfterMs: number
  /** How long calls wait for the database before it counts as down. */
  databasePatienceMs: number
  /** How long it still answers after SIGTERM while `/readyz` says that it leaves. */
  leaveSeconds: number
  metricsToken: string | undefined
  /** Signs what leaves the server and comes back; docs/security.md lists what. */
  secretKey: string
  /** The key before it: still accepted, never used to sign, so that a rotation signs nobody out. */
  earlierSecretKey: string | undefined
  /** The vault's key-encryption keys by id; the last one encrypts, all decrypt. 32 bytes each. */
  vaultKeys: Map<string, Buffer>
  stripe: { secretKey: string; webhookSecret: string; host: string | undefined } | undefined
  payments: Payments
  smtpUrl: string | undefined
  mailFrom: string
  /** Signs mails for the sender's domain, whose DNS has the public key under the selector. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined
  /** Who counts page views: Google's script from its host, or the service behind `url`. */
  analytics: { kind: 'google'; id: string; host: string } | { kind: 'server'; url: string } | undefined
  /** `fallback` asks the public icon service for icons that no installed set has. */
  icons: { path: string; fallback: boolean }
  /** The sites through which people can sign in. */
  signIns: ReturnType<typeof signInSettingsOf>
  /** Where ranks are looked up; by hand if unset. */
  profileLookup: ProfileLookupSettings | undefined
  /** The provider that translates messages; unset, the shop offers no translation. */
  translation: TranslationSettings | undefined
  /** How pushes are sent to browsers; unset, nothing offers them. */
  webPush: WebPushSettings | undefined
  raffles: RaffleSettings
  operator: Operator
  /** Whose law the legal pages name, as an ISO 3166 code. */
  operatorCountry: string
  /** In which languages the operator answers authorities and users. */
  contactLanguages: readonly Locale[]
  /** The accounts of the bookkeeping export, by the ledger's. */
  bookingAccounts: BookingAccounts
  /** How prices include value added tax; printed on receipts. */
  vat: Vat
  /** For showing prices in other currencies; nothing is charged by them. */
  displayRates: DisplayRates | null
  /** The shop's account, from which boosters are paid; the demo's is an example that no bank has. */
  payoutAccount: { iban: string; bic: string } | undefined
  support: Support
  /** Whether somebody chose its hours. */
  supportHoursSet: boolean
  /** In which the shop counts the days and months of documents and periods. */
  timeZone: string
}

/** Reads the configuration once. Throws one message that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(present)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
    throw new Error(`Invalid configuration: ${wrong.join(', ')}.`)
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  if (values.ANALYTICS_GTAG_ID && values.ANALYTICS_URL)
    throw new Error('Set ANALYTICS_GTAG_ID or ANALYTICS_URL, not both.')
  const refusal = production ? productionRefusal(values, present) : developmentRefusal(values)
  if (refusal) throw new Error(refusal)
  const dataDir = resolve(values.DATA_DIR)
  const operator = operatorOf(values)
  const secrets = production ? undefined : localSecrets(dataDir)
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_URL && values.DATABASE_OWNER_URL,
    redisUrl: values.REDIS_URL,
    demoData: values.DEMO_DATA ?? !production,
    readyPosts: values.READY_POSTS ?? true,
    offlineApp: values.OFFLINE_APP ?? true,
    siteName: values.SITE_NAME,
    languages: languagesOf(values),
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT ?? true,
    staffSecondFactor: values.STAFF_SECOND_FACTOR ?? production,
    busyAfterMs: values.BUSY_AFTER_MS,
    databasePatienceMs: values.DATABASE_PATIENCE_MS,
    leaveSeconds: values.LEAVE_SECONDS ?? (production ? 5 : 0),
    metricsToken: values.METRICS_TOKEN,
    secretKey: values.SECRET_KEY ?? secrets?.secretKey ?? '',
    earlierSecretKey: values.SECRET_KEY_BEFORE,
    vaultKeys: parseVaultKeys(values.VAULT_KEYS ?? secrets?.vaultKeys ?? ''),
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            host: values.STRIPE_HOST,
          }
        : undefined,
    payments: paymentsOf(values.STRIPE_SECRET_KEY, values.PAYMENT_METHODS),
    smtpUrl: values.SMTP_URL === 'none' ? undefined : values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    dkim: dkimOf(values),
    analytics: analyticsOf(values),
    icons: { path: values.ICON_PATH, fallback: values.ICON_FALLBACK ?? false },
    signIns: signInSettingsOf(present, production),
    profileLookup: profileLookupOf(present, production),
    translation: translationOf(present, production),
    webPush: webPushOf(present, {
      madeFrom: secrets?.secretKey,
      contact: `mailto:${values.SUPPORT_EMAIL ?? operator.email}`,
    }),
    raffles: raffleSettingsOf(present, production),
    operator,
    operatorCountry: values.OPERATOR_COUNTRY,
    contactLanguages: values.CONTACT_LANGUAGES ?? usualContactLanguages,
    bookingAccounts: bookingAccountsOf(values.BOOKKEEPING_ACCOUNTS),
    vat: vatOf(values, operator.demo),
    displayRates: displayRatesOf(values.DISPLAY_RATES, values.DISPLAY_RATES_DATE),
    payoutAccount: payoutAccountOf(values, operator.demo),
    support: supportOf(values.SUPPORT_EMAIL ?? operator.email, values.SUPPORT_HOURS ?? usualHours),
    supportHoursSet: values.SUPPORT_HOURS !== undefined,
    timeZone: values.SHOP_TIME_ZONE,
  }
}

/** English has the addresses without a prefix, and is for whoever prefers a language that is off. */
function languagesOf({ LANGUAGES }: Values): readonly Locale[] {
  if (!LANGUAGES) return localeCodes
  if (!LANGUAGES.includes('en'))
    throw new Error(
      'LANGUAGES must contain en: English is for everyone whose language the shop doesn’t offer.',
    )
  return localeCodes.filter((code) => LANGUAGES.includes(code))
}

/** The variables that are read here. */
export const ownVariables = Object.keys(schema.shape)

type Values = z.infer<typeof schema>

function dkimOf({ MAIL_FROM, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: key }: Values): Config['dkim'] {
  if (!keySelector && !key) return undefined
  const domainName = /@([^>\s]+)/.exec(MAIL_FROM)?.[1]
  if (!keySelector || !key || !domainName)
    throw new Error('DKIM needs DKIM_SELECTOR, DKIM_PRIVATE_KEY and an address in MAIL_FROM.')
  // A key in an environment variable often has its line breaks spelled out.
  return { domainName, keySelector, privateKey: key.replaceAll('\\n', '\n') }
}

function analyticsOf(values: Values): Config['analytics'] {
  const { ANALYTICS_GTAG_ID: id, ANALYTICS_GTAG_HOST: host, ANALYTICS_URL: url } = values
  if (id) return { kind: 'google', id, host: new URL(host).origin }
  return url ? { kind: 'server', url } : undefined
}

/** What a real shop can't do without, each with what to write there. */
const neededInProduction = {
  PUBLIC_URL: 'the origin of the site, https://shop.example',
  SECRET_KEY: 'the output of `openssl rand -hex 32`',
  VAULT_KEYS: 'first:, followed by the output of `openssl rand -base64 32`',
  STRIPE_SECRET_KEY: 'the secret key, from Stripe under Developers, API keys',
  STRIPE_WEBHOOK_SECRET: 'the signing secret, from Stripe under Developers, Webhooks',
  METRICS_TOKEN: 'the output of `openssl rand -hex 16`; readers of /metrics send it',
  MAIL_FROM: 'the sender of mails, as Shop <post@shop.example>',
  SMTP_URL: 'smtps://user:password@host, or none for a shop that sends no mails',
  ...neededOfOperator,
} as const

/** Why these settings can't run a real shop, as a message, or null (trust D15). */
function productionRefusal(values: Values, present: Record<string, string | undefined>): string | null {
  const missing = Object.entries(neededInProduction).filter(([name]) => !(name in present))
  const lines = missing.map(([name, how]) => `  ${name}: ${how}.`)
  if (lines.length > 0) return ['In production, these variables must be set:', ...lines].join('\n')
  if (values.DEMO_DATA)
    return 'In production DEMO_DATA must be off: it creates accounts with a published password.'
  if (values.STAFF_SECOND_FACTOR === false)
    return 'In production STAFF_SECOND_FACTOR must not be off: a stolen password would open the shop.'
  if (!values.PUBLIC_URL?.startsWith('https:'))
    return 'In production PUBLIC_URL must begin with https://, or passwords and sessions are sent unencrypted.'
  if (isGuessable(values.SECRET_KEY ?? ''))
    return 'SECRET_KEY is easy to guess: use random characters, for example from `openssl rand -hex 32`.'
  // A guessed key could sign sessions that are still accepted.
  if (values.SECRET_KEY_BEFORE !== undefined && isGuessable(values.SECRET_KEY_BEFORE))
    return 'SECRET_KEY_BEFORE is easy to guess: leave it out, which signs everyone out once.'
  if (values.SECRET_KEY_BEFORE !== undefined && values.SECRET_KEY_BEFORE === values.SECRET_KEY)
    return 'SECRET_KEY_BEFORE is the same as SECRET_KEY: it is the key that was used before.'
  for (const [id, key] of parseVaultKeys(values.VAULT_KEYS ?? ''))
    if (isGuessable(key.toString('latin1')))
      return `The key ${id} of VAULT_KEYS is easy to guess: use random bytes, for example from \`openssl rand -base64 32\`.`
  for (const name of ['ANALYTICS_GTAG_HOST', 'ANALYTICS_URL'] as const)
    if (values[name]?.startsWith('http:') && !isLoopback(new URL(values[name]).hostname))
      return `In production ${name} must begin with https://, or others can read and change what it sends.`
  if (/@peakline\.example\b/.test(values.MAIL_FROM))
    return 'In production MAIL_FROM must be an address of your own: peakline.example has no mailbox for replies.'
  if (values.SMTP_URL && values.SMTP_URL !== 'none' && !isEncryptedSmtp(new URL(values.SMTP_URL)))
    return 'In production SMTP_URL must begin with smtps://, or with smtp:// and end in ?requireTLS=true; otherwise mails are sent unencrypted.'
  return null
}

/** Development settings that are reachable from outside usually mean a forgotten NODE_ENV (trust D15). */
function developmentRefusal({ NODE_ENV, PUBLIC_URL, DEMO_DATA }: Values): string | null {
  if (!PUBLIC_URL || isLoopback(new URL(PUBLIC_URL).hostname) || DEMO_DATA) return null
  return `PUBLIC_URL is reachable from outside, but NODE_ENV is ${NODE_ENV}: anyone could order without paying. Set NODE_ENV=production, or DEMO_DATA=1 to publish a demo with known passwords on purpose.`
}

/**
 * Whether a key is a few characters, a repetition or words, like a placeholder; a random key never looks like that.
 */
function isGuessable(key: string): boolean {
  return (
    new Set(key).size < 8 ||
    /^(.{1,16}?)\1+.{0,15}$/s.test(key) ||
    /secret|passw|change.?me|example|peakline/i.test(key)
  )
}

/** Whether an address is a site's and nothing more: a path would be part of no link. */
function isOrigin(address: string): boolean {
  const { protocol, pathname, search, hash, username } = new URL(address)
  return /^https?:$/.test(protocol) && pathname + search + hash + username === '/'
}

/** An address, or a name with an address in angle brackets. */
function isSender(sender: string): boolean {
  const address = /^[^<>]*<([^<>]+)>$/.exec(sender)?.[1] ?? sender
  return z.email().safeParse(address).success
}

/** Whether mails leave only over TLS with a verified certificate; a relay on this machine needs none. */
function isEncryptedSmtp({ protocol, hostname, searchParams }: URL): boolean {
  if (isLoopback(hostname)) return true
  if (searchParams.get('tls.rejectUnauthorized') === 'false') return false
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
}

/** Outside production the secrets are generated once and stored beside the data, readable by the owner only. */
function localSecrets(dataDir: string): { secretKey: string; vaultKeys: string } {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secrets.json')
  const made = {
    secretKey: randomBytes(32).toString('hex'),
    vaultKeys: `local:${randomBytes(32).toString('base64')}`,
  }
  try {
    writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return JSON.parse(readFileSync(file, 'utf8'))
  }
}

function parseVaultKeys(text: string): Map<string, Buffer> {
  return new Map(
    text.split(',').map((pair) => {
      const [keyId = '', key = ''] = pair.split(':')
      return [keyId, Buffer.from(key, 'base64')]
    }),
  )
}

/** The account that boosters are paid from. */
function payoutAccountOf({ PAYOUT_IBAN, PAYOUT_BIC }: Values, demo: boolean): Config['payoutAccount'] {
  const iban = PAYOUT_IBAN ?? (demo ? exampleIban : undefined)
  return iban ? { iban, bic: PAYOUT_BIC ?? '' } : undefined
}

function bookingAccountsOf(text: string | undefined): BookingAccounts {
  const set = Object.fromEntries(text?.split(',').map((pair) => pair.split('=')) ?? [])
  const unknown = Object.keys(set).find((name) => !(name in defaultBookingAccounts))
  if (unknown) throw new Error(`BOOKKEEPING_ACCOUNTS has no account ${unknown}.`)
  return { ...defaultBookingAccounts, ...set }
}

/** The demo's company is German. */
function vatOf({ VAT_RATE, VAT_EXEMPTION: exemption }: Values, demo: boolean): Vat {
  if (VAT_RATE && exemption) throw new Error('Set VAT_RATE or VAT_EXEMPTION, not both.')
  if (exemption) return { exemption }
  const percent = VAT_RATE ?? (demo ? '19' : undefined)
  return percent ? { rate: Math.round(Number(percent) * 100) } : null
}

/** The German example of the ISO 13616 registry. */
const exampleIban = 'DE89370400440532013000'
