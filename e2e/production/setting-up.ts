import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heardEvents } from '#server/platform/outside/stripe-events.ts'
import { webhookUrl } from '#server/records/doctor/checks.ts'
import patience from '../../run/patience.json' with { type: 'json' }
import { addresses, database, firstPort, machine, operator, root, servers, shop } from './scene.ts'

const { publicUrl, stripe } = machine

export async function refuseExample(): Promise<void> {
  const { code, said } = await shop.npm('doctor')
  assert.equal(code, 2)
  for (const name of ['SECRET_KEY', 'VAULT_KEYS', 'STRIPE_SECRET_KEY', 'OPERATOR_NAME', 'METRICS_TOKEN'])
    assert.match(said, new RegExp(`${name}: `))
  await assert.rejects(shop.start(firstPort), /In production, these variables must be set:/)
}

/** Asks the doctor until it says what is expected: on a busy machine, a service can answer too late for it. */
export async function doctor(expected: number, words: RegExp, mailed = false): Promise<string> {
  if (!shop.setting('SECRET_KEY')) fillIn()
  for (let tries = 1; ; tries++) {
    const { code, said } = await shop.npm('doctor', ...(mailed ? ['--', '--mail', addresses.owner] : []))
    for (const name of ['SECRET_KEY', 'VAULT_KEYS', 'STRIPE_SECRET_KEY', 'METRICS_TOKEN'])
      assert.ok(!said.includes(shop.setting(name)), `the doctor printed ${name}`)
    if (code === expected && words.test(said)) return said
    assert.ok(tries < 4, `${code} instead of ${expected}:\n${said}`)
  }
}

function fillIn(): void {
  shop.set({
    ...machine.settings,
    PUBLIC_URL: publicUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    VAULT_KEYS: `first:${randomBytes(32).toString('base64')}`,
    METRICS_TOKEN: randomBytes(16).toString('hex'),
    MAIL_FROM: 'Gipfel <post@shop.example>',
    SITE_NAME: 'Gipfel',
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    OPERATOR_NAME: operator.name,
    OPERATOR_ADDRESS: 'Weg 1 | 10115 Berlin | Germany',
    OPERATOR_EMAIL: operator.email,
    OPERATOR_PHONE: operator.phone,
    OPERATOR_VAT_ID: 'DE123456789',
    VAT_RATE: '19',
    PAYOUT_IBAN: 'DE89370400440532013000',
    PAYOUT_BIC: 'COBADEFFXXX',
    SUPPORT_HOURS: '10:00-18:00 Europe/Berlin',
    LEAVE_SECONDS: '1',
    // The machine that rehearses can be arbitrarily busy.
    ...patience,
  })
  stripe.endpoints = [{ url: webhookUrl({ publicUrl }), status: 'enabled', enabled_events: eventsOfDocs() }]
}

/** What docs/operations.md says to tick at Stripe. */
function eventsOfDocs(): string[] {
  const docs = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const line = docs.split('\n6. **Stripe.**')[1]?.split('\n7. ')[0] ?? ''
  const named = new Set([...line.matchAll(/`([a-z_.]+)`/g)].map(([, name]) => name))
  return heardEvents.filter((type) => named.has(type))
}

export async function startFirst(): Promise<void> {
  const server = await shop.start(firstPort)
  servers.push(server)
  const started = server
    .said()
    .split('\n')
    .find((line) => line.includes('"event":"started"'))
  const { payments, mail: mails, redis, priced } = JSON.parse(started ?? '{}')
  assert.deepEqual(
    { payments, mails, redis, priced },
    { payments: ['stripe'], mails: 'smtp', redis: 'on', priced: false },
  )
  assert.doesNotMatch(server.said(), /"level":[56]0/)
}

export async function newShopIsMissing(): Promise<void> {
  const said = await doctor(1, /missing/)
  const states = said.split('\n').filter((line) => /^(good|missing|WRONG) /.test(line))
  const missing = states.filter((line) => line.startsWith('missing')).map((line) => line.slice(8).trim())
  assert.deepEqual(missing, ['Payments', 'Backups', 'Prices', 'Boosters', 'Team'])
}
