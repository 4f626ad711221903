import type { FastifyInstance } from 'fastify'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { approveBatch } from './approve-batch.ts'
import { getEarnings } from './get-earnings.ts'
import { getPayoutBatch, listPayouts } from './list-payouts.ts'
import { makeBatch } from './make-batch.ts'
import { openFile } from './open-file.ts'
import { detailsView, payoutView } from './payout-view.ts'
import { requestPayout } from './request-payout.ts'
import { saveDetails } from './save-details.ts'
import { sendBatch } from './send-batch.ts'
import { withdrawPayout } from './withdraw-payout.ts'

export function payoutsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getEarnings', async ({ caller, query }) => ({
    data: await getEarnings(services, caller, query),
  }))

  route(app, services, 'savePayoutDetails', async ({ caller, body }) => ({
    data: { details: detailsView(await saveDetails(services, caller, body)) },
    message: 'payoutDetailsSaved',
  }))

  route(app, services, 'requestPayout', async ({ caller, body, work }) => ({
    data: { payout: payoutView(await requestPayout(work, caller, body.amount)) },
    message: 'payoutRequested',
  }))

  route(app, services, 'withdrawPayout', async ({ caller, params, work }) => ({
    data: { payout: payoutView(await withdrawPayout(work, caller, params.payout_id)) },
    message: 'payoutWithdrawn',
  }))

  route(app, services, 'listPayouts', async ({ caller, query }) => ({
    data: await listPayouts(services, caller, query),
  }))

  route(app, services, 'getPayoutBatch', async ({ caller, params }) => ({
    data: await getPayoutBatch(services, caller, params.batch_id),
  }))

  route(app, services, 'makePayoutBatch', async ({ caller, body, work }) => ({
    data: { batch_id: await makeBatch(work, caller, body.payout_ids, body.under_review) },
    message: 'payoutBatchMade',
  }))

  route(app, services, 'approvePayoutBatch', async ({ caller, params, work }) => {
    await approveBatch(work, caller, params.batch_id)
    return { data: params, message: 'payoutBatchApproved' }
  })

  route(app, services, 'openPayoutFile', async ({ caller, params, body }) => ({
    data: await openFile(services, caller, params.batch_id, body.format),
  }))

  route(app, services, 'sendPayoutBatch', async ({ caller, params, work }) => {
    await sendBatch(work, caller, params.batch_id)
    return { data: params, message: 'payoutBatchSent' }
  })

  route(app, services, 'returnPayout', async ({ caller, params, body, work }) => {
    const wish = { kind: 'return_payout', wish: params, reason: body.reason } as const
    const waits = await propose(work, caller, wish)
    return { data: params, message: waits ? waitsForColleague : 'payoutReturned' }
  })
}
