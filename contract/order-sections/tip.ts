import { z } from 'zod'
import { amount, instant, person } from '../values.ts'

/** What the customer of a completed order gives its booster. */
const tip = z.object({
  /** Null until it is paid; a booster sees their own. */
  given: z
    .object({
      amount,
      words: z.string(),
      at: instant,
      booster: person,
      /** What staff refunded of it. */
      refunded: amount,
      /** For staff: what they can still refund, which is what its booster has on hold. */
      held: amount,
    })
    .nullable(),
  /** Until when its customer can tip; null for everyone else, and when they can't. */
  until: instant.nullable(),
  /** For its customer: their balance. */
  balance: amount,
})

/** What an order's page says of its tip. */
export const tipSection = {
  /** Null if the order has no tip and the reader can't give one. */
  tip: tip.nullable(),
}
