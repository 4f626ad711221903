import { z } from 'zod'
import { receiptRow } from '../receipts.ts'

/** What an order's page says of its receipts. */
export const receiptSection = {
  /** For customer and staff, oldest first. */
  receipts: z.array(receiptRow),
  /** For the same: to whom they are issued; null is the customer's username. */
  billing: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
}
