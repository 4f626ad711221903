import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { cancelTopUp } from './cancel-top-up.ts'
import { refundTopUp } from './refund-top-up.ts'
import { topUpBalance } from './top-up-balance.ts'

export function topUpRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'topUpBalance', async ({ caller, body, once }) => {
    // The account identifies its attempt, so the key can be written after the provider has answered.
    const { payment, url } = await topUpBalance(services, caller, body.amount)
    return once(async () => ({ data: { payment_id: payment.id, redirect: url } }))
  })

  route(app, services, 'cancelTopUp', async ({ caller, params, once }) => {
    const status = await cancelTopUp(services, caller, params.payment_id)
    return once(async () => ({ data: { status } }))
  })

  route(app, services, 'refundTopUp', async ({ caller, params, body, work }) => ({
    data: await refundTopUp(work, caller, params.payment_id, body.amount),
  }))
}
