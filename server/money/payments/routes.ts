import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { readLevel } from '../cashback/read-cashback.ts'
import { listBalance } from '../ledger/list-balance.ts'
import { listBalanceHistory } from '../ledger/list-balance-history.ts'
import { getPayment } from './get-payment.ts'
import { listMethods } from './list-methods.ts'

export function paymentsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getPayment', async ({ caller, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: { payment: await getPayment(services, caller, params.payment_id) } }
  })

  route(app, services, 'listPaymentMethods', async () => ({ data: { methods: await listMethods(services) } }))

  route(app, services, 'getBalance', async ({ caller, query }) => listBalance(services, caller, query))

  route(app, services, 'getBalanceHistory', async ({ caller, query }) => {
    const [history, level] = await Promise.all([
      listBalanceHistory(services, caller, query),
      readLevel(services, caller.id),
    ])
    return { data: { ...history, level } }
  })
}
