import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { transaction } from './db.ts'
import { startJobs } from './jobs.ts'
import { queueMail } from './mail/queue-mail.ts'
import { insertCustomer, type TestServices, testServices } from './test/factories.ts'

let database: TestDatabase
let services: TestServices

beforeAll(async () => {
  database = await createTestDatabase()
  services = await testServices(database.url)
})
afterAll(async () => {
  await services.close()
  await database.drop()
})

test('the jobs start, start again, are scheduled, and run what is sent to them', async () => {
  await (await startJobs(services, database.url)).stop()
  const jobs = await startJobs(services, database.url)
  const { id } = await insertCustomer(services)
  await transaction(services.db, (tx) =>
    queueMail(tx, id, { subject: 'Hello', body: 'Body' }, services.now()),
  )
  const boss = new PgBoss({
    connectionString: database.url,
    schema: 'pgboss',
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await boss.start()
  const schedules = await boss.getSchedules()
  expect(schedules.map(({ name }) => name)).toContain('reconcile-payments')
  expect(schedules.every(({ cron }) => /^(\*|\d+) (\*|\d+) \* \* \*$/.test(cron))).toBe(true)
  await boss.send('send-mails', {})
  const sent = () => services.db.selectFrom('mails').select('id').where('sent_at', 'is not', null).execute()
  await expect.poll(sent, { timeout: 15_000, interval: 200 }).toHaveLength(1)
  await boss.stop({ graceful: false })
  await jobs.stop()
})
