import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { startJobs } from './jobs.ts'
import { queueLetter } from './mail/queue-letter.ts'
import { openServices } from './test/open-app.ts'
import { transaction } from './work.ts'

const services = await openServices()

test('the jobs start, restart, are scheduled, and run what is sent to them', async () => {
  await (await startJobs(services, services.databaseUrl)).stop()
  const jobs = await startJobs(services, services.databaseUrl)
  await transaction(services, (work) =>
    queueLetter(work, {
      kind: 'contact_receipt',
      to: { email: 'mira@example.com', locale: 'en', username: null },
      values: { thread: 1 },
      page: '/contact',
    }),
  )
  const boss = new PgBoss({
    connectionString: services.databaseUrl,
    schema: 'pgboss',
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await boss.start()
  const schedules = await boss.getSchedules()
  expect(schedules.map(({ name }) => name)).toContain('reconcile-payments')
  expect(schedules.every(({ cron }) => /^(\*|\*\/\d+|\d+) (\*|\d+) \* \* \*$/.test(cron))).toBe(true)
  await boss.send('send-mails', {})
  const sent = () => services.db.selectFrom('mails').select('id').where('sent_at', 'is not', null).execute()
  await expect.poll(sent, { interval: 200 }).toHaveLength(1)
  await boss.stop({ graceful: false })
  await jobs.stop()
})
