import type { FastifyInstance } from 'fastify'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { getOrder } from '../order/get-order.ts'
import { answerDispute } from './answer-dispute.ts'
import { appealDecision } from './appeal-decision.ts'
import { getDispute } from './dispute-view.ts'
import { withdrawDispute } from './end-dispute.ts'
import { listDisputes } from './list-disputes.ts'
import { openDispute } from './open-dispute.ts'
import { reopenOrder } from './reopen-order.ts'

export function disputesRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'disputeOrder', async ({ caller, params, body, work }) => {
    await openDispute(work, caller, params.order_id, body)
    return {
      data: { order: await getOrder(servicesOf(work), caller, params.order_id) },
      message: 'orderUpdated',
    }
  })

  route(app, services, 'getDispute', ({ caller, params }) => disputePage(services, caller, params.order_id))

  route(app, services, 'answerDispute', async ({ caller, params, body, work }) => {
    await answerDispute(work, caller, params.order_id, body)
    return disputePage(servicesOf(work), caller, params.order_id)
  })

  route(app, services, 'withdrawDispute', async ({ caller, params, work }) => {
    await withdrawDispute(work, caller, params.order_id)
    return disputePage(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'appealDecision', async ({ caller, params, body, work }) => {
    await appealDecision(work, caller, params.order_id, body)
    return disputePage(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'decideDispute', async ({ caller, params, body, work }) => {
    const { reason, ...decision } = body
    const wish = { kind: 'decide_dispute', wish: { ...params, ...decision }, reason } as const
    const waits = await propose(work, caller, wish)
    return disputePage(servicesOf(work), caller, params.order_id, waits ? waitsForColleague : 'orderUpdated')
  })

  route(app, services, 'reopenOrder', async ({ caller, params, body, work }) => {
    await reopenOrder(work, caller, params.order_id, body.reason)
    return {
      data: { order: await getOrder(servicesOf(work), caller, params.order_id) },
      message: 'orderUpdated',
    }
  })

  route(app, services, 'listDisputes', async ({ caller, query }) => ({
    data: await listDisputes(services, caller, query),
  }))
}

async function disputePage(
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  orderId: string,
  message?: string,
) {
  return { data: { dispute: await getDispute(services, caller, orderId) }, ...(message && { message }) }
}
