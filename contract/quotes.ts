import { z } from 'zod'
import { countedUnits } from '#core/choices/counted-units.ts'
import { addonIds, brackets, gains } from '#core/choices/order-config.ts'
import { servers } from '#core/prices/price-values.ts'
import { discountSources, type Quote, type QuoteLine } from '#core/prices/quote.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { lasting } from './lasting.ts'
import { exampleConfig, orderConfig, queue, tier } from './order-config.ts'
import { priceTable } from './prices.ts'
import { amount, currency, instant, success } from './values.ts'

const count = z.int()
const percent = z.number()
const unit = amount

/**
 * The lines of a bill as `priceOrder` creates them. Orders keep theirs permanently, so new lines can be added but
 * none changed.
 */
export const quoteLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('climb'), tier, divisions: count, unit, amount }),
  z.object({ kind: z.literal('points'), tier, points: count, unit, step: z.int().optional(), amount }),
  z.object({ kind: z.enum(countedUnits), tier: tier.nullable().optional(), count, unit, amount }),
  z.object({ kind: z.literal('bracket'), bracket: z.enum(brackets), percent, amount }),
  z.object({ kind: z.literal('gain'), gain: z.enum(gains), percent, amount }),
  z.object({ kind: z.literal('server'), server: z.enum(servers), percent, amount }),
  z.object({ kind: z.literal('queue'), queue, percent, amount }),
  z.object({ kind: z.literal('addon'), addon: z.enum(addonIds), percent: percent.nullable(), amount }),
  z.object({
    kind: z.literal('discount'),
    source: z.enum(discountSources),
    percent: percent.nullable(),
    amount,
  }),
  z.object({ kind: z.enum(['played', 'under_way']), amount }),
]) satisfies z.ZodType<QuoteLine>

const plainQuote = z.object({
  currency,
  priceVersion: z.int(),
  lines: z.array(quoteLine),
  base: amount,
  total: amount,
  boosterShare: amount,
  estimate: z.object({ games: z.int(), daysFrom: z.int(), daysTo: z.int() }),
  distance: z.object({ divisions: z.int(), points: z.number() }),
})

/** An itemized price; its lines sum to the total. An order that was changed also has its parts. */
export const quote = plainQuote.extend({
  parts: z
    .array(
      z.object({
        config: orderConfig,
        quote: plainQuote,
        total: amount,
        boosterShare: amount,
        from: z.number(),
        earned: amount,
      }),
    )
    .optional(),
}) satisfies z.ZodType<Quote>

/** The price version, a coach's hourly rate and the time, sealed for one configuration. */
export const seal = z.string().max(100)

/** Every way a seal is refused: made elsewhere or for another configuration, or older than the deadline `seal`. */
export const sealRefusals = ['quote_not_found', 'quote_expired'] as const satisfies readonly ErrorCode[]

const exampleSeal = 'AAAAAQAAAAABmsl6mgDhF3LkY5v8T0qW1rJd2Q7u'

export const getPrices = endpoint({
  summary: 'Get the price table that is in effect now, from which every quote is calculated',
  guard: 'public',
  reply: success(z.object({ prices: priceTable })),
  errors: ['prices_not_set'],
})

export const createQuote = endpoint({
  summary: `Price a configuration and seal the price for ${lasting('seal')}; with a valid seal, return the price it seals`,
  guard: 'public',
  opensBefore: true,
  reads: true,
  body: z.strictObject({ config: orderConfig, seal: seal.optional() }),
  reply: success(
    z.object({
      /** Sent with an order of the same configuration, it locks this price. Nothing is stored. */
      seal: z.string(),
      config: orderConfig,
      quote,
      created_at: instant,
      /** Until then, an order is charged this price. */
      expires_at: instant,
    }),
  ),
  errors: [
    ...sealRefusals,
    'invalid_server',
    'custom_champions_option_is_not_available',
    'duo_boost_is_not_available_for_this_service',
    'coach_not_found',
    'coach_not_eligible',
    'prices_not_set',
  ],
  perMinute: 120,
  example: { body: { config: exampleConfig, seal: exampleSeal } },
})

export const quotesContract = { getPrices, createQuote }
