import { z } from 'zod'
import { endpoint, pdf } from './endpoint.ts'
import { localeCode, orderParams } from './values.ts'

/** What staff hand to a bank that asks about an order's payment. */
const downloadEvidence = endpoint({
  summary:
    'Get everything that proves an order whose payment a bank asks about, as PDF: what was bought and consented to, its timeline, when the login was opened, the recorded games with the facts of their pictures, the chat as both sides read it, receipts and refunds. Never a login. Each opening is recorded',
  guard: 'EditOrders',
  params: orderParams,
  query: z.strictObject({ language: localeCode.default('en') }),
  reply: pdf,
  errors: ['order_not_found', 'chargeback_not_found', 'server_busy'],
  perMinute: 10,
})

export const evidenceContract = { downloadEvidence }
