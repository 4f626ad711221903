import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { getOrder } from '../order/get-order.ts'
import { pokeBooster } from './poke-booster.ts'
import { askOtherBooster, declineOtherBooster, keepBooster } from './replace-booster.ts'
import { setPlayHours } from './set-play-hours.ts'

export function silenceRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'pokeBooster', async ({ caller, params, work }) => {
    await pokeBooster(work, caller, params.order_id)
    return page(servicesOf(work), caller, params.order_id)
  })

  route(app, services, 'setPlayHours', async ({ caller, params, body, work }) => {
    await setPlayHours(work, caller, params.order_id, body)
    return page(servicesOf(work), caller, params.order_id)
  })

  route(app, services, 'keepBooster', async ({ caller, params, work }) => {
    await keepBooster(work, caller, params.order_id)
    return page(servicesOf(work), caller, params.order_id)
  })

  route(app, services, 'askOtherBooster', async ({ caller, params, body, work }) => {
    await askOtherBooster(work, caller, params.order_id, body)
    return page(servicesOf(work), caller, params.order_id)
  })

  route(app, services, 'declineOtherBooster', async ({ caller, params, body, work }) => {
    await declineOtherBooster(work, caller, params.order_id, body.reason)
    return page(servicesOf(work), caller, params.order_id)
  })
}

async function page(services: Services, caller: Caller, orderId: string) {
  return { data: { order: await getOrder(services, caller, orderId) }, message: 'orderUpdated' as const }
}
