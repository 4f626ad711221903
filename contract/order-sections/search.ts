import { z } from 'zod'
import { claimRefusalCodes } from '#core/orders/claiming.ts'
import { namedFallbacks, namedOutcomes } from '#core/orders/named.ts'
import { notForMeReasons } from '#core/orders/not-for-me.ts'
import { amount, instant } from '../values.ts'

/** An order is offered to the booster whom its customer named first, alone. */
const namedOffer = z.object({
  username: z.string(),
  /** What happens if they don't take it. */
  fallback: z.enum(namedFallbacks),
  /** Until when it is offered to them alone; null before the search. */
  until: instant.nullable(),
  /** How the offer ended; null before that. */
  outcome: z.enum(namedOutcomes).nullable(),
  /** Before payment: why they couldn’t claim the order now, so that it can’t be paid; null if they could. */
  refusal: z.enum(claimRefusalCodes).nullable(),
})

/** What an order's page says of the search for a booster. */
export const searchSection = {
  /** The waves of the latest search that have opened, and how many boosters each asked; for customer and staff. */
  waves: z.array(
    z.object({
      wave: z.int(),
      opened_at: instant,
      asked: z.int(),
      /** How many were present and matched when it opened; null for waves from before this was counted. */
      present: z.int().nullable(),
    }),
  ),
  /** Whether it waits and no active booster plays it: its customer can have the refund at once. For customer and staff. */
  unplayed: z.boolean(),
  /** For staff: why boosters didn't want the order in this search, and how many each; never who. */
  not_for_me: z.array(z.object({ reason: z.enum(notForMeReasons).nullable(), count: z.int() })),
  /** For staff, while it waits and its share can be raised: in percent of the price before discounts, with that price. */
  raise: z
    .object({
      /** What a booster gets now, and what the order's own share is. */
      percent: z.number(),
      base: z.number(),
      /** Up to here the shop keeps its minimum. */
      most: z.number(),
      list: amount,
    })
    .nullable(),
  /** The booster whom the customer named before paying; null if they named none. */
  named: namedOffer.nullable(),
}
