import { PgBoss } from 'pg-boss'
import { dayMs } from '#core/base/durations.ts'
import { linkSpans } from '#core/base/links.ts'
import { queueSchema } from '#db/app-role.ts'
import { deleteOldEmailChanges } from '#server/accounts/addresses/email-change-store.ts'
import { deleteExpiredSolutions } from '#server/accounts/auth/captcha-store.ts'
import { deleteUnconfirmedApps } from '#server/accounts/factors/app-store.ts'
import { rewrapAppSecrets } from '#server/accounts/factors/rewrap-app-secrets.ts'
import { deleteExpiredProofs } from '#server/accounts/factors/spent-store.ts'
import { deleteExpiredInvitations } from '#server/accounts/invitations/invitation-store.ts'
import { answerRequests } from '#server/accounts/links/answer-requests.ts'
import { deleteExpiredLinks } from '#server/accounts/links/link-store.ts'
import { deleteOldRequests } from '#server/accounts/links/request-store.ts'
import { deleteExpiredStates } from '#server/accounts/social/spent-state-store.ts'
import { eraseOldApplications } from '#server/boosters/applications/erase-old-applications.ts'
import { recountFigures } from '#server/boosters/figures/count-figures.ts'
import { deleteUnusedPictures } from '#server/files/delete-unused-pictures.ts'
import { reportLedger } from '#server/money/ledger/report-ledger.ts'
import { reconcilePayments } from '#server/money/payments/reconcile-payments.ts'
import { deleteReplacedDetails } from '#server/money/payouts/details-store.ts'
import { rewrapDetails } from '#server/money/payouts/rewrap-details.ts'
import { releaseDueShares } from '#server/money/settlement/release-due-shares.ts'
import { sendRefunds } from '#server/money/settlement/send-refunds.ts'
import { thawPaidOrders } from '#server/money/settlement/thaw-paid-orders.ts'
import { releaseDueTips } from '#server/money/tips/release-due-tips.ts'
import { fetchMissedEvents } from '#server/money/webhooks/fetch-missed-events.ts'
import { mailProgress } from '#server/news/mail/mail-progress.ts'
import { remindOfLogin } from '#server/news/mail/remind-of-login.ts'
import { remindOfReviews } from '#server/news/mail/remind-of-reviews.ts'
import { remindUnpaidOrders } from '#server/news/mail/remind-unpaid-orders.ts'
import { sendMails } from '#server/news/mail/send-mails.ts'
import { expireChanges } from '#server/orders/changes/end-change.ts'
import { cancelUnansweredCoaching } from '#server/orders/coaching/cancel-unanswered-coaching.ts'
import { advanceSearches } from '#server/orders/dispatch/advance-searches.ts'
import { endDueOffers } from '#server/orders/dispatch/offer-by-name.ts'
import { remindDisputes } from '#server/orders/disputes/remind-disputes.ts'
import { cancelUnpaidOrders } from '#server/orders/order/cancel-unpaid-orders.ts'
import { completeDueOrders } from '#server/orders/order/complete-due-orders.ts'
import { mailUnreadMessages } from '#server/orders/order-chat/mail-unread-messages.ts'
import { offerLateRefunds } from '#server/orders/reminders/offer-late-refunds.ts'
import { remindOfCheck } from '#server/orders/reminders/remind-of-check.ts'
import { holdSilentOrders } from '#server/orders/silence/hold-silent-orders.ts'
import { expireLoginCodes } from '#server/orders/vault/expire-login-codes.ts'
import { rewrapCredentials } from '#server/orders/vault/rewrap-credentials.ts'
import { reportAudit } from '#server/platform/audit/report-audit.ts'
import { deleteOldReplies } from '#server/platform/http/idempotency-store.ts'
import { deleteOldFailures } from '#server/platform/limits/failure-store.ts'
import { counts } from '#server/platform/operation-marks/counts.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { deleteOldAttempts } from '#server/platform/process/attempt-store.ts'
import { deleteOldSessions } from '#server/platform/sessions/session-store.ts'
import { probeAccess } from '#server/records/doctor/watch-access.ts'
import { sendOpeningMails } from '#server/records/opening/send-opening-mails.ts'
import { forgetOldData } from '#server/records/privacy/forget-old-data.ts'
import { prepareExports } from '#server/records/privacy/prepare-exports.ts'
import { samplePresence } from '#server/site/storefront/sample-presence.ts'
import { mailUnreadAnswers } from '#server/support/mail-unread-answers.ts'

type Sweep = (services: Services) => Promise<unknown>
type Job = { cron: string; sweeps: Readonly<Record<string, Sweep>> }

const everyMinute = '* * * * *'

/** What speaks to the outside can take long, so it holds up nothing else. */
const alone = (name: string, cron: string, sweep: Sweep): Record<string, Job> => ({
  [name]: { cron, sweeps: { [name]: sweep } },
})

/**
 * What happens because time passes. The tables themselves are the queue: each sweep is a plain use case that finds
 * what is due, can be repeated, and can run on two servers at once. pg-boss only ensures that one of them runs a job each
 * time. A job's sweeps run in turn: all at once they would hold up every reader for a moment.
 */
const jobs: Readonly<Record<string, Job>> = {
  ...alone('reconcile-payments', everyMinute, reconcilePayments),
  ...alone('send-refunds', everyMinute, sendRefunds),
  ...alone('send-mails', everyMinute, sendMails),
  ...alone('prepare-exports', everyMinute, prepareExports),
  ...alone('sample-presence', '*/5 * * * *', samplePresence),
  ...alone('probe-access', '*/10 * * * *', probeAccess),
  ...alone('fetch-missed-events', '*/15 * * * *', fetchMissedEvents),
  'each-minute': {
    cron: everyMinute,
    sweeps: {
      'release-due-shares': releaseDueShares,
      'release-due-tips': releaseDueTips,
      'thaw-paid-orders': thawPaidOrders,
      'advance-searches': advanceSearches,
      'offer-late-refunds': offerLateRefunds,
      'end-due-offers': endDueOffers,
      'complete-due-orders': completeDueOrders,
      'remind-disputes': remindDisputes,
      'cancel-unpaid-orders': cancelUnpaidOrders,
      'cancel-unanswered-coaching': cancelUnansweredCoaching,
      'expire-changes': expireChanges,
      'hold-silent-orders': holdSilentOrders,
      'remind-of-check': remindOfCheck,
      'remind-unpaid-orders': remindUnpaidOrders,
      'remind-of-login': remindOfLogin,
      'mail-unread-answers': mailUnreadAnswers,
      'mail-unread-messages': mailUnreadMessages,
      'answer-link-requests': answerRequests,
      'send-opening-mails': sendOpeningMails,
      'expire-login-codes': expireLoginCodes,
    },
  },
  'each-hour': {
    cron: '17 * * * *',
    sweeps: {
      'report-ledger': reportLedger,
      'mail-progress': mailProgress,
      'remind-of-reviews': remindOfReviews,
      'recount-figures': recountFigures,
      'rewrap-credentials': rewrapCredentials,
      'rewrap-app-secrets': rewrapAppSecrets,
      'rewrap-payout-details': rewrapDetails,
      'delete-expired': deleteExpired,
      'forget-old-data': forgetOldData,
    },
  },
  'each-night': {
    cron: '37 3 * * *',
    sweeps: {
      'report-audit': reportAudit,
      'erase-old-applications': eraseOldApplications,
      'delete-unused-pictures': deleteUnusedPictures,
    },
  },
}

/** Starts the jobs on a few separate connections; `stop` waits a moment for running ones. */
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
  let stopping = false
  for (const [name, { cron, sweeps }] of Object.entries(jobs)) {
    // One can wait while one runs, so a job that a killed server left behind blocks nothing.
    await boss.createQueue(name, {
      policy: 'short',
      retryLimit: 0,
      expireInSeconds: 300,
      deleteAfterSeconds: 3_600,
    })
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      for (const [sweep, run] of Object.entries(sweeps)) {
        if (stopping) return
        try {
          await run(services)
        } catch (error) {
          counts.failedSweeps.inc({ sweep })
          log.error({ err: error, sweep }, 'a sweep failed')
        }
      }
    })
    await boss.schedule(name, cron)
  }
  // A version before this one had other jobs.
  const former = (await boss.getSchedules()).filter(({ name }) => !(name in jobs))
  for (const { name } of former) await boss.unschedule(name)
  return {
    stop: () => {
      stopping = true
      return boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
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
