import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { readYear } from './read-year.ts'
import { sendReceipt } from './send-receipt.ts'
import { sendStatement } from './send-statement.ts'
import { sendYear } from './send-year.ts'

export function receiptsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'downloadReceipt', ({ caller, params, query, reply }) =>
    sendReceipt(services, caller, { receiptId: params.receipt_id, locale: query.language }, reply),
  )

  route(app, services, 'downloadStatement', ({ caller, params, query, reply }) =>
    sendStatement(services, caller, { month: params.month, locale: query.language }, reply),
  )

  route(app, services, 'getYearSummary', async ({ caller, params }) => {
    const { booster: _, ...summary } = await readYear(services, caller.id, params.year)
    return { data: { summary } }
  })

  route(app, services, 'downloadYearSummary', ({ caller, params, query, reply }) =>
    sendYear(services, caller, { year: params.year, locale: query.language }, reply),
  )
}
