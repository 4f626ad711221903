import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { openApp } from '#server/test/open-app.ts'
import { openDatabase, poolUse } from '../db/pool.ts'

const { app, services } = await openApp()
const { db } = services

async function figures(): Promise<Record<string, number>> {
  const { body } = await app.inject('/metrics')
  return Object.fromEntries(
    [...body.matchAll(/^shop_(\w+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  )
}

test('the metrics name what costs the shop money', async () => {
  expect(await figures()).toEqual({
    mails_waiting: 0,
    mails_oldest_seconds: 0,
    mails_given_up: 0,
    tasks_failing: 0,
    payment_events_set_aside: 0,
    chargebacks_open: 0,
    ledger_faults: 0,
  })
  const now = services.now()
  const mail = (ageMs: number) => ({
    recipient: 'mira@example.com',
    subject: 's',
    body: 'b',
    kind: 'welcome',
    locale: 'en' as const,
    created_at: new Date(now.getTime() - ageMs),
    next_attempt_at: now,
  })
  await db
    .insertInto('mails')
    .values([mail(0), mail(600_000), mail(4 * dayMs)])
    .execute()
  await db
    .insertInto('failed_attempts')
    .values({ job: 'send-refunds', subject: 'x', attempts: 1, next_attempt_at: now })
    .execute()
  await db.insertInto('ledger_checks').values({ at: now, faults: 2 }).execute()
  const found = await figures()
  expect(found).toMatchObject({ mails_waiting: 2, mails_given_up: 1, tasks_failing: 1, ledger_faults: 2 })
  expect(found.mails_oldest_seconds).toBeGreaterThanOrEqual(600)
  expect(found.mails_oldest_seconds).toBeLessThan(dayMs / 1000)
})

test('the metrics say how many use the pool of connections, and how many wait for one', async () => {
  const pool = openDatabase(services.databaseUrl, { connections: 1 })
  const held = await pool.startTransaction().execute()
  const next = sql`select 1`.execute(pool)
  await expect.poll(() => poolUse(pool)).toEqual({ inUse: 1, waiting: 1 })
  await held.rollback().execute()
  await next
  expect(poolUse(pool)).toEqual({ inUse: 0, waiting: 0 })
  await pool.destroy()
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/^database_connections_in_use \d+$/m)
  expect(body).toMatch(/^database_connections_awaited 0$/m)
})

test('a refused webhook is counted as an answered request', async () => {
  const refused = async () => {
    const { body } = await app.inject('/metrics')
    const line = /^http_requests_total\{route="\/v1\/payments\/webhooks\/:provider",status="400"\} (\d+)$/m
    return Number(line.exec(body)?.[1] ?? 0)
  }
  const before = await refused()
  const url = '/v1/payments/webhooks/sandbox'
  expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(400)
  expect(await refused()).toBe(before + 1)
})

test('while the database is away, the other metrics are still there', async () => {
  const broken = { ...services, db: db.withSchema('nowhere') }
  const { buildApp } = await import('#server/composed/app.ts')
  const lonely = await buildApp({ services: broken })
  const { statusCode, body } = await lonely.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(body).toContain('build_info')
  await lonely.close()
})
