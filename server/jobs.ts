import { PgBoss } from 'pg-boss'
import { deleteOldSessions } from './auth/session-store.ts'
import { cancelUnansweredCoaching } from './coaching/cancel-unanswered-coaching.ts'
import { checkLedger } from './ledger/check-ledger.ts'
import { remindUnpaidOrders } from './mail/remind-unpaid-orders.ts'
import { sendMails } from './mail/send-mails.ts'
import { cancelUnpaidOrders } from './orders/cancel-unpaid-orders.ts'
import { completeDueOrders } from './orders/complete-due-orders.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { releaseDueShares } from './payments/release-due-shares.ts'
import { sendRefunds } from './payments/send-refunds.ts'
import { deleteOldQuotes } from './quotes/quote-store.ts'
import type { Services } from './services.ts'

type Sweep = { name: string; cron: string; run: (services: Services) => Promise<unknown> }

const everyMinute = '* * * * *'

/**
 * What time does. The tables themselves are the queue: each sweep is a plain use case that finds what is due, may be
 * repeated, and may run on two servers at once; pg-boss only sees to it that one of them runs it each time.
 */
const sweeps: readonly Sweep[] = [
  { name: 'reconcile-payments', cron: everyMinute, run: reconcilePayments },
  { name: 'send-refunds', cron: everyMinute, run: sendRefunds },
  { name: 'release-due-shares', cron: everyMinute, run: releaseDueShares },
  { name: 'complete-due-orders', cron: everyMinute, run: completeDueOrders },
  { name: 'cancel-unpaid-orders', cron: everyMinute, run: cancelUnpaidOrders },
  { name: 'cancel-unanswered-coaching', cron: everyMinute, run: cancelUnansweredCoaching },
  { name: 'remind-unpaid-orders', cron: everyMinute, run: remindUnpaidOrders },
  { name: 'send-mails', cron: everyMinute, run: sendMails },
  { name: 'report-ledger', cron: '7 * * * *', run: reportLedger },
  { name: 'delete-expired', cron: '17 * * * *', run: deleteExpired },
  { name: 'delete-old-quotes', cron: '27 3 * * *', run: ({ db, now }) => deleteOldQuotes(db, now()) },
]

/** Starts the sweeps on a few connections of their own; `stop` waits a moment for those that run. */
export async function startJobs(services: Services, databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const { log } = services
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'pgboss', max: 3 })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue stumbled'))
  await boss.start()
  for (const { name, cron, run } of sweeps) {
    // One may wait while one runs: a sweep that a killed server left behind holds nobody up.
    await boss.createQueue(name, {
      policy: 'short',
      retryLimit: 0,
      expireInSeconds: 300,
      deleteAfterSeconds: 3_600,
    })
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await run(services)
      } catch (error) {
        log.error({ err: error, sweep: name }, 'a sweep failed')
        throw error
      }
    })
    await boss.schedule(name, cron)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5_000 }) }
}

async function reportLedger({ db, log }: Services): Promise<void> {
  const faults = await checkLedger(db)
  if (faults.length > 0)
    log.error({ faults: faults.slice(0, 100), count: faults.length }, 'the ledger does not add up')
}

const day = 86_400_000

async function deleteExpired({ db, now }: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * day)
  await deleteOldSessions(db, now())
  // Answers are kept for 72 h (trust 3).
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(3)).execute()
  await db.deleteFrom('captcha_solutions').where('expires_at', '<', now()).execute()
  await db.deleteFrom('sign_in_failures').where('last_at', '<', daysAgo(1)).execute()
}
