import type { FastifyInstance } from 'fastify'
import { askedBy } from '#server/orders/order/order-filter-store.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { listTriage } from './list-triage.ts'

export function triageRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listTriage', async ({ caller, query }) => ({
    data: await listTriage(services, caller, askedBy(caller, query)),
  }))
}
