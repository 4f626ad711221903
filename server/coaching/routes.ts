import type { FastifyInstance } from 'fastify'
import { type Caller, route } from '../http/route.ts'
import { getOrder } from '../orders/get-order.ts'
import type { Services } from '../services.ts'
import { acceptSession } from './accept-session.ts'
import { declineOrder } from './decline-order.ts'
import { listCoaches } from './list-coaches.ts'
import { listMyOffers } from './list-my-offers.ts'
import { proposeSession } from './propose-session.ts'
import { recordSession } from './record-session.ts'
import { saveOffer } from './save-offer.ts'

export function coachingRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listCoaches', async ({ query }) => ({
    data: await listCoaches(services, query),
  }))

  route(app, services, 'listMyOffers', async ({ caller }) => ({
    data: await listMyOffers(services, caller),
  }))

  route(app, services, 'saveOffer', async ({ caller, params, body }) => {
    await saveOffer(services, caller, params.game, body)
    return { data: { game: params.game }, message: 'profileUpdated' }
  })

  route(app, services, 'declineOrder', async ({ caller, params, body }) => {
    await declineOrder(services, caller, params.order_id, body.reason)
    return { data: { order_id: params.order_id }, message: 'orderUpdated' }
  })

  route(app, services, 'proposeSession', async ({ caller, params, body }) => {
    await proposeSession(services, caller, params.order_id, body.starts_at)
    return page(services, caller, params.order_id)
  })

  route(app, services, 'acceptSession', async ({ caller, params, body }) => {
    await acceptSession(services, caller, params.order_id, body.starts_at)
    return page(services, caller, params.order_id)
  })

  route(app, services, 'recordSession', ({ caller, params, body, once }) =>
    once(async (work) => {
      await recordSession(work, caller, params.order_id, body)
      return page({ ...services, db: work.tx }, caller, params.order_id)
    }),
  )
}

async function page(services: Pick<Services, 'db' | 'now' | 'tags'>, caller: Caller, orderId: string) {
  return { data: { order: await getOrder(services, caller, orderId) }, message: 'orderUpdated' }
}
