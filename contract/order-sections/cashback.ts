import { z } from 'zod'
import { levelIds } from '#core/prices/cashback.ts'
import { amount } from '../values.ts'

/** What comes back to the customer's balance. */
const cashback = z.object({
  level: z.enum(levelIds),
  percent: z.number(),
  amount,
  /** What couldn't be taken back when the order was refunded or reopened, because the customer had spent it. */
  unrecovered: amount,
  /** `expected`: it is given when the order completes. A guest would have to create an account before. */
  state: z.enum(['expected', 'account_needed', 'given']),
})

/** What an order's page says of its cashback. */
export const cashbackSection = {
  /** For customer and staff; null if nothing comes back. */
  cashback: cashback.nullable(),
}
