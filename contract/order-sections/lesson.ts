import { z } from 'zod'
import { instant } from '../values.ts'

/** The agreed time, the proposed one that awaits an answer, and the completed hours. */
const lesson = z.object({
  agreed_at: instant.nullable(),
  /** Until when a picked time is held for a customer who hasn't paid yet. */
  held_until: instant.nullable(),
  /** The picked time, if someone else booked it while the payment was on its way. */
  lost_at: instant.nullable(),
  /**
   * Where the agreed session takes place; null without a time. The customer reads the link from `opens_at` until
   * `closes_at`, when the session ends; its coach always.
   */
  meeting: z
    .object({
      link: z.string().nullable(),
      is_set: z.boolean(),
      /** It differs from the coach's usual one. */
      is_own: z.boolean(),
      opens_at: instant,
      closes_at: instant,
    })
    .nullable(),
  proposal: z.object({ starts_at: instant, by: z.enum(['customer', 'booster']) }).nullable(),
  held: z.array(z.object({ number: z.int(), hours: z.int(), notes: z.string(), held_at: instant })),
})

/** What an order's page says of its lessons. */
export const lessonSection = {
  /** Null unless the order is for coaching. */
  session: lesson.nullable(),
}
