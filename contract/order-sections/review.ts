import { z } from 'zod'
import { instant } from '../values.ts'

/** The customer's word on a completed order. */
const review = z.object({
  /** Null until it is written. */
  written: z
    .object({
      author: z.string(),
      overall: z.int(),
      skill: z.int().nullable(),
      speed: z.int().nullable(),
      communication: z.int().nullable(),
      text: z.string(),
      reply: z.string().nullable(),
      at: instant,
      edited_at: instant.nullable(),
      /** Staff's reason, if they have hidden it. */
      hidden_reason: z.string().nullable(),
    })
    .nullable(),
  /** Until when its customer can write or correct it; null for everyone else, and when they can't. */
  write_until: instant.nullable(),
  /** Until when its booster can answer, or correct the answer; null for everyone else, and when they can't. */
  reply_until: instant.nullable(),
})

/** What an order's page says of its review. */
export const reviewSection = {
  /** Null until the order is completed. */
  review: review.nullable(),
}
