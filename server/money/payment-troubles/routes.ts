import type { FastifyInstance } from 'fastify'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { exportBookings } from '../bookkeeping/export-bookings.ts'
import { settleEvent } from '../payments/provider-event-store.ts'
import { listTroubles } from './list-troubles.ts'

/** What staff read about payments that went wrong, and what they decided about it. */
export function paymentTroublesRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listPaymentTroubles', async () => ({ data: await listTroubles(services.db) }))

  route(app, services, 'exportBookings', async ({ caller, query }) => ({
    data: await exportBookings(services, caller, query),
  }))

  route(app, services, 'settlePaymentEvent', async ({ caller, params, body: { reason }, work }) => {
    const { tx, now } = work
    if (!(await settleEvent(work, params.event_id, reason))) throw new AppError('not_found')
    const deed = { operation: 'settle payment event' as const, subject: `event ${params.event_id}` }
    await recordAudit(tx, { actorId: caller.id, ...deed, detail: { reason } }, now)
    return { data: await listTroubles(tx) }
  })
}
