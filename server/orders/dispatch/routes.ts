import type { FastifyInstance } from 'fastify'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { getOrder } from '../order/get-order.ts'
import { hideOrder, showOrder } from './hide-order.ts'
import { checkBooster, nameBooster, unnameBooster } from './name-booster.ts'
import { comeBack, goAway } from './set-away.ts'

export function dispatchRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'nameBooster', async ({ caller, params, body, work }) => {
    await nameBooster(work, caller, params.order_id, body)
    return page(servicesOf(work), caller, params.order_id)
  })

  route(app, services, 'checkBooster', async ({ params, body }) => ({
    data: await checkBooster(services, params.username, body.config),
  }))

  route(app, services, 'goAway', async ({ caller, body, work }) => ({
    data: { away: await goAway(work, caller, body.hours) },
  }))

  route(app, services, 'comeBack', async ({ caller, work }) => ({
    data: { away: await comeBack(work, caller) },
  }))

  route(app, services, 'hideOrder', async ({ caller, params, body, work }) => {
    await hideOrder(work, caller, params.order_id, body.reason ?? null)
    return { data: { order_id: params.order_id } }
  })

  route(app, services, 'showOrder', async ({ caller, params, work }) => {
    await showOrder(work, caller, params.order_id)
    return { data: { order_id: params.order_id } }
  })

  route(app, services, 'raiseShare', async ({ caller, params: { order_id }, body, work }) => {
    const { percent, reason } = body
    const waits = await propose(work, caller, { kind: 'raise_share', wish: { order_id, percent }, reason })
    return { data: { order_id }, ...(waits && { message: waitsForColleague }) }
  })

  route(app, services, 'unnameBooster', async ({ caller, params, work }) => {
    await unnameBooster(work, caller, params.order_id)
    return page(servicesOf(work), caller, params.order_id)
  })
}

async function page(services: Services, caller: Caller, orderId: string) {
  return { data: { order: await getOrder(services, caller, orderId) }, message: 'orderUpdated' as const }
}
