import { z } from 'zod'
import { instant } from '../values.ts'

/** What an order's page says of a chargeback. */
export const chargebackSection = {
  /** A bank asks about a payment of its customer; `returned` if the bank gave the money back. Null otherwise. */
  frozen: z
    .object({
      state: z.enum(['disputed', 'returned']),
      /** For staff: until when evidence can be submitted to the provider. */
      due_at: instant.nullable(),
      /** Whether the payment is another one, whose money was on the balance that bought or tipped this order. */
      from_balance: z.boolean(),
    })
    .nullable(),
}
