import { z } from 'zod'

/** What an order's page says of the link to its progress. */
export const trackingSection = {
  /** For its customer; null if it can't be shared. */
  tracking: z.object({ token: z.string().nullable() }).nullable(),
}
