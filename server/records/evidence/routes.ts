import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { sendEvidence } from './send-evidence.ts'

export function evidenceRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'downloadEvidence', ({ caller, params, query, reply }) =>
    sendEvidence(services, caller, { orderId: params.order_id, locale: query.language }, reply),
  )
}
