import { expect, test } from 'vitest'
import { dayMs } from '#core/durations.ts'
import { openApp } from '../test/open-app.ts'

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
    ...{ recipient: 'mira@example.com', subject: 's', body: 'b', kind: 'welcome', locale: 'en' as const },
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

test('while the database is away, the other metrics are still there', async () => {
  const broken = { ...services, db: db.withSchema('nowhere') }
  const { buildApp } = await import('../app.ts')
  const lonely = await buildApp({ services: broken })
  const { statusCode, body } = await lonely.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(body).toContain('build_info')
  await lonely.close()
})
