import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { getTrackedOrder } from './get-tracked-order.ts'
import { closeTrackingLink, openTrackingLink } from './open-tracking-link.ts'

export function trackingRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'openTrackingLink', async ({ caller, params }) => {
    return { data: { token: await openTrackingLink(services, caller, params.order_id) } }
  })

  route(app, services, 'closeTrackingLink', async ({ caller, params, work }) => {
    await closeTrackingLink(work, caller, params.order_id)
    return { data: {} }
  })

  route(app, services, 'getTrackedOrder', async ({ params, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: { order: await getTrackedOrder(services, params.token) } }
  })
}
