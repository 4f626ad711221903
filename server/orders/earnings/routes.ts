import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { getBoosterDay } from './get-booster-day.ts'
import { listCompletedOrders } from './list-completed-orders.ts'

export function earningsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getBoosterDay', async ({ caller }) => ({
    data: await getBoosterDay(services, caller),
  }))

  route(app, services, 'listCompletedOrders', async ({ caller, query }) => ({
    data: await listCompletedOrders(services, caller, query),
  }))
}
