import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amount, currency, id, success } from './values.ts'

export const recordView = endpoint({
  summary:
    'Count a view of a public page, if the visitor’s cookies say that they agreed; nothing personal is kept',
  guard: 'public',
  opensBefore: true,
  unkept: 'A view is sent to the counter of analytics and stored nowhere',
  body: z.strictObject({ page: z.string().regex(/^\/[^\s?#\p{Cc}\p{Cs}]{0,199}$/u) }),
  reply: success(z.object({ counted: z.boolean() })),
  errors: [],
  perMinute: 60,
  example: { body: { page: '/league-of-legends/elo-boost' }, reply: { data: { counted: true } } },
})

export const claimConversion = endpoint({
  summary:
    'Get the amount of one of the caller’s captured payments for analytics, once: every later call returns null',
  guard: 'authentication',
  unkept: 'The counter of analytics hears of a payment once; a repeat gets nothing',
  params: z.strictObject({ payment_id: id }),
  reply: success(z.object({ conversion: z.object({ transaction_id: id, amount, currency }).nullable() })),
  errors: ['payment_not_found'],
  perMinute: 30,
})

export const analyticsContract = { recordView, claimConversion }
