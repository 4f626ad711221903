import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { sendReceipt } from './send-receipt.ts'

export function receiptsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'downloadReceipt', ({ caller, params, query, reply }) =>
    sendReceipt(services, caller, { receiptId: params.receipt_id, locale: query.language }, reply),
  )
}
