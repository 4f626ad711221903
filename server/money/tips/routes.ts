import type { FastifyInstance } from 'fastify'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { tipByCard, tipFromBalance } from './give-tip.ts'

export function tipsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'tipOrder', async ({ caller, params: { order_id }, body, once }) => {
    if (body.method === 'balance')
      return once(async (work) => {
        const { id } = await tipFromBalance(work, caller, order_id, body)
        return { data: { payment_id: id, redirect: null } }
      })
    // The tip identifies its attempt, so the key can be written after the provider has answered.
    const { payment, url } = await tipByCard(services, caller, order_id, body)
    return once(async () => ({ data: { payment_id: payment.id, redirect: url } }))
  })

  route(app, services, 'refundTip', async ({ caller, params: { order_id }, body, work }) => {
    const { reason, amount } = body
    const waits = await propose(work, caller, { kind: 'refund_tip', wish: { order_id, amount }, reason })
    return { data: { order_id }, ...(waits && { message: waitsForColleague }) }
  })
}
