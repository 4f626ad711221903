import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { getHandling } from './get-handling.ts'
import { addOrderNote, assignColleague, pinOrderNote, tagOrder } from './handle-order.ts'

export function handlingRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getOrderHandling', async ({ caller, params, query }) => ({
    data: await getHandling(services.db, caller, params.order_id, query.page),
  }))

  route(app, services, 'assignColleague', async ({ caller, params, body, work }) => {
    await assignColleague(work, caller, params.order_id, body)
    return { data: await getHandling(work.tx, caller, params.order_id, 1) }
  })

  route(app, services, 'tagOrder', async ({ caller, params, body, work }) => {
    await tagOrder(work, caller, params.order_id, body)
    return { data: await getHandling(work.tx, caller, params.order_id, 1) }
  })

  route(app, services, 'addOrderNote', async ({ caller, params, body, work }) => {
    await addOrderNote(work, caller, params.order_id, body)
    return { data: await getHandling(work.tx, caller, params.order_id, 1) }
  })

  route(app, services, 'pinOrderNote', async ({ caller, params, body, work }) => {
    await pinOrderNote(work, caller, params, body.pinned)
    return { data: await getHandling(work.tx, caller, params.order_id, 1) }
  })
}
