import { z } from 'zod'
import { amount } from '../values.ts'

/** What an order's page says of its coupon. */
export const couponSection = {
  /** The order's coupon; `limited` if a cap or the minimum charge reduced its discount. */
  coupon: z.object({ code: z.string(), saved: amount, limited: z.boolean() }).nullable(),
}
