import { PgBoss } from 'pg-boss'
import { dayMs } from '#core/durations.ts'
import { linkSpans } from '#core/links.ts'
import { queueSchema } from '#db/app-role.ts'
import { deleteOldEmailChanges } from './accounts/email-change-store.ts'
import { eraseOldApplications } from './applications/erase-old-applications.ts'
import { deleteOldAttempts } from './attempt-store.ts'
import { reportAudit } from './audit/report-audit.ts'
import { deleteExpiredSolutions } from './auth/captcha-store.ts'
import { deleteOldFailures } from './auth/failure-store.ts'
import { expireChanges } from './changes/end-change.ts'
import { cancelUnansweredCoaching } from './coaching/cancel-unanswered-coaching.ts'
import { advanceSearches } from './dispatch/advance-searches.ts'
import { endDueOffers } from './dispatch/offer-by-name.ts'
import { remindDisputes } from './disputes/remind-disputes.ts'
import { deleteUnconfirmedApps } from './factors/app-store.ts'
import { rewrapAppSecrets } from './factors/rewrap-app-secrets.ts'
import { deleteExpiredProofs } from './factors/spent-store.ts'
import { recountFigures } from './figures/count-figures.ts'
import { deleteUnusedPictures } from './files/delete-unused-pictures.ts'
import { deleteOldReplies } from './http/idempotency-store.ts'
import { deleteExpiredInvitations } from './invitations/invitation-store.ts'
import { reportLedger } from './ledger/report-ledger.ts'
import { answerRequests } from './links/answer-requests.ts'
import { deleteExpiredLinks } from './links/link-store.ts'
import { deleteOldRequests } from './links/request-store.ts'
import { mailProgress } from './mail/mail-progress.ts'
import { remindOfLogin } from './mail/remind-of-login.ts'
import { remindOfReviews } from './mail/remind-of-reviews.ts'
import { remindUnpaidOrders } from './mail/remind-unpaid-orders.ts'
import { sendMails } from './mail/send-mails.ts'
import { mailUnreadMessages } from './order-chat/mail-unread-messages.ts'
import { cancelUnpaidOrders } from './orders/cancel-unpaid-orders.ts'
import { completeDueOrders } from './orders/complete-due-orders.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { deleteReplacedDetails } from './payouts/details-store.ts'
import { rewrapDetails } from './payouts/rewrap-details.ts'
import { forgetOldData } from './privacy/forget-old-data.ts'
import { prepareExports } from './privacy/prepare-exports.ts'
import { offerLateRefunds } from './reminders/offer-late-refunds.ts'
import { remindOfCheck } from './reminders/remind-of-check.ts'
import type { Services } from './services.ts'
import { deleteOldSessions } from './sessions/session-store.ts'
import { releaseDueShares } from './settlement/release-due-shares.ts'
import { sendRefunds } from './settlement/send-refunds.ts'
import { thawPaidOrders } from './settlement/thaw-paid-orders.ts'
import { holdSilentOrders } from './silence/hold-silent-orders.ts'
import { deleteExpiredStates } from './social/spent-state-store.ts'
import { samplePresence } from './storefront/sample-presence.ts'
import { mailUnreadAnswers } from './support/mail-unread-answers.ts'
import { releaseDueTips } from './tips/release-due-tips.ts'
import { expireLoginCodes } from './vault/expire-login-codes.ts'
import { rewrapCredentials } from './vault/rewrap-credentials.ts'
import { fetchMissedEvents } from './webhooks/fetch-missed-events.ts'

type Sweep = { name: string; cron: string; run: (services: Services) => Promise<unknown> }

const everyMinute = '* * * * *'

/**
 * What happens because time passes. The tables themselves are the queue: each sweep is a plain use case that finds
 * what is due, can be repeated, and can run on two servers at once. pg-boss only ensures that one of them runs it
 * each time.
 */
const sweeps: readonly Sweep[] = [
  { name: 'reconcile-payments', cron: everyMinute, run: reconcilePayments },
  { name: 'send-refunds', cron: everyMinute, run: sendRefunds },
  { name: 'fetch-missed-events', cron: '*/15 * * * *', run: fetchMissedEvents },
  { name: 'release-due-shares', cron: everyMinute, run: releaseDueShares },
  { name: 'release-due-tips', cron: everyMinute, run: releaseDueTips },
  { name: 'thaw-paid-orders', cron: everyMinute, run: thawPaidOrders },
  { name: 'advance-searches', cron: everyMinute, run: advanceSearches },
  { name: 'offer-late-refunds', cron: everyMinute, run: offerLateRefunds },
  { name: 'end-due-offers', cron: everyMinute, run: endDueOffers },
  { name: 'complete-due-orders', cron: everyMinute, run: completeDueOrders },
  { name: 'remind-disputes', cron: everyMinute, run: remindDisputes },
  { name: 'cancel-unpaid-orders', cron: everyMinute, run: cancelUnpaidOrders },
  { name: 'cancel-unanswered-coaching', cron: everyMinute, run: cancelUnansweredCoaching },
  { name: 'expire-changes', cron: everyMinute, run: expireChanges },
  { name: 'hold-silent-orders', cron: everyMinute, run: holdSilentOrders },
  { name: 'remind-of-check', cron: everyMinute, run: remindOfCheck },
  { name: 'remind-unpaid-orders', cron: everyMinute, run: remindUnpaidOrders },
  { name: 'remind-of-login', cron: everyMinute, run: remindOfLogin },
  { name: 'remind-of-reviews', cron: '41 * * * *', run: remindOfReviews },
  { name: 'mail-progress', cron: '11 * * * *', run: mailProgress },
  { name: 'mail-unread-answers', cron: everyMinute, run: mailUnreadAnswers },
  { name: 'mail-unread-messages', cron: everyMinute, run: mailUnreadMessages },
  { name: 'answer-link-requests', cron: everyMinute, run: answerRequests },
  { name: 'send-mails', cron: everyMinute, run: sendMails },
  { name: 'prepare-exports', cron: everyMinute, run: prepareExports },
  { name: 'sample-presence', cron: '*/5 * * * *', run: samplePresence },
  { name: 'recount-figures', cron: '27 * * * *', run: recountFigures },
  { name: 'report-ledger', cron: '7 * * * *', run: reportLedger },
  { name: 'report-audit', cron: '37 4 * * *', run: reportAudit },
  { name: 'expire-login-codes', cron: everyMinute, run: expireLoginCodes },
  { name: 'rewrap-credentials', cron: '47 * * * *', run: rewrapCredentials },
  { name: 'rewrap-app-secrets', cron: '52 * * * *', run: rewrapAppSecrets },
  { name: 'rewrap-payout-details', cron: '54 * * * *', run: rewrapDetails },
  { name: 'delete-expired', cron: '17 * * * *', run: deleteExpired },
  { name: 'forget-old-data', cron: '57 * * * *', run: forgetOldData },
  { name: 'erase-old-applications', cron: '17 3 * * *', run: eraseOldApplications },
  { name: 'delete-unused-pictures', cron: '37 3 * * *', run: deleteUnusedPictures },
]

/** Starts the sweeps on a few separate connections; `stop` waits a moment for running ones. */
export async function startJobs(services: Services, databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const { log } = services
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: queueSchema,
    // It belongs to the migration: only an owner can create one.
    createSchema: false,
    max: 3,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'))
  await boss.start()
  for (const { name, cron, run } of sweeps) {
    // One can wait while one runs, so a sweep that a killed server left behind blocks nothing.
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

async function deleteExpired({ db, now }: Services): Promise<void> {
  await deleteOldSessions(db, now())
  await deleteOldReplies(db, now())
  await deleteExpiredSolutions(db, now())
  await deleteExpiredStates(db, now())
  await deleteOldAttempts(db, now())
  await deleteOldFailures(db, now())
  await deleteExpiredProofs(db, now())
  await deleteReplacedDetails(db)
  await deleteUnconfirmedApps(db, new Date(now().getTime() - dayMs))
  await deleteExpiredLinks(db, now())
  await deleteExpiredInvitations(db, now())
  await deleteOldRequests(db, now())
  await deleteOldEmailChanges(db, new Date(now().getTime() - linkSpans.change_email_new))
}
