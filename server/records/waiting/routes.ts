import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { getCustomerHome } from './get-customer-home.ts'
import { getStaffDay } from './get-staff-day.ts'
import { listWaiting } from './list-waiting.ts'

export function waitingRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listWaiting', async ({ caller }) => ({ data: await listWaiting(services, caller) }))

  route(app, services, 'getCustomerHome', async ({ caller, query }) => ({
    data: await getCustomerHome(services, caller, query),
  }))

  route(app, services, 'getStaffDay', async ({ caller }) => ({ data: await getStaffDay(services, caller) }))
}
