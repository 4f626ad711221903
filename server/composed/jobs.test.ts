import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { queueLetter } from '#server/news/mail/queue-letter.ts'
import { counts } from '#server/platform/operation-marks/counts.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertOrder } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { startJobs } from './jobs.ts'

const services = await openServices()

const observer = () =>
  new PgBoss({
    connectionString: services.databaseUrl,
    schema: 'pgboss',
    supervise: false,
    schedule: false,
    migrate: false,
  })

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
  const boss = observer()
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

test('the sweeps of a job run in turn, and one that fails is logged and counted and holds up none after it', async () => {
  const { id } = await insertOrder(services, { status: 'not_paid' })
  const failed: string[] = []
  counts.failedSweeps.reset()
  const jobs = await startJobs(
    {
      ...services,
      now: () => {
        // The first one that asks for the time.
        if (failed.length === 0) throw new Error('no time')
        return new Date(services.now().getTime() + 3 * dayMs)
      },
      log: pino({ level: 'error' }, { write: (line) => failed.push(JSON.parse(line).sweep) }),
    },
    services.databaseUrl,
  )
  const boss = observer()
  await boss.start()
  await boss.send('each-minute', {})
  const status = () =>
    services.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst()
  await expect.poll(status, { interval: 200 }).toEqual({ status: 'cancelled' })
  expect(failed).toEqual(['release-due-shares'])
  expect((await counts.failedSweeps.get()).values).toEqual([
    { labels: { sweep: 'release-due-shares' }, value: 1 },
  ])
  await boss.stop({ graceful: false })
  await jobs.stop()
})

test('a job of a former version no longer runs', async () => {
  const boss = observer()
  await boss.start()
  await boss.createQueue('expire-changes')
  await boss.schedule('expire-changes', '* * * * *')
  await (await startJobs(services, services.databaseUrl)).stop()
  expect((await boss.getSchedules()).map(({ name }) => name)).not.toContain('expire-changes')
  await boss.stop({ graceful: false })
})
