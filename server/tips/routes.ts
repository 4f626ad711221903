import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { tipByCard, tipFromBalance } from './give-tip.ts'
import { refundTip } from './refund-tip.ts'

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

  route(app, services, 'refundTip', ({ caller, params: { order_id }, body, once }) =>
    once(async (work) => ({ data: await refundTip(work, caller, order_id, body) })),
  )
}
