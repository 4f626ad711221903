import { z } from 'zod'
import type { Quote } from '#core/orders/pricing.ts'
import { endpoint } from './endpoint.ts'
import { exampleConfig, orderConfig } from './order-config.ts'
import { priceTable } from './prices.ts'
import { id, instant, success } from './values.ts'

/** A quote as core makes it; nothing outside can put one in, so its form is not parsed again. */
export const quote = z.custom<Quote>((value) => typeof value === 'object' && value !== null)

const lockedQuote = z.object({
  quote_id: id,
  config: orderConfig,
  quote,
  created_at: instant,
  /** Until then an order is made at this price; afterwards it is priced anew. */
  expires_at: instant,
})

/** How long an unpaid quote holds its price. */
export const quoteMinutes = 30

export const getPrices = endpoint({
  summary: 'The price table that holds now, as every quote is computed from it',
  guard: 'public',
  reply: success(z.object({ prices: priceTable })),
  errors: [],
})

export const createQuote = endpoint({
  summary: 'Price a configuration and lock the price for 30 minutes',
  guard: 'public',
  body: z.strictObject({ config: orderConfig }),
  reply: success(lockedQuote),
  errors: [
    'invalid_server',
    'custom_champions_option_is_not_available',
    'duo_boost_is_not_available_for_this_service',
    'coach_not_found',
    'coach_not_eligible',
  ],
  perMinute: 120,
  example: { body: { config: exampleConfig } },
})

export const getQuote = endpoint({
  summary: 'A locked quote by its link',
  guard: 'public',
  params: z.strictObject({ quote_id: id }),
  reply: success(lockedQuote),
  errors: ['quote_not_found'],
})

export const quotesContract = { getPrices, createQuote, getQuote }
