import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { getOrderNotices } from './get-order-notices.ts'

export function orderNoticesRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getOrderNotices', async ({ caller, params }) => ({
    data: await getOrderNotices(services, caller, params.order_id),
  }))
}
