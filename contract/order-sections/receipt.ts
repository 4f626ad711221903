import { z } from 'zod'
import { receiptRow } from '../receipts.ts'

/** What an order's page says of its receipts. */
export const receiptSection = {
  /** For customer and staff, oldest first. */
  receipts: z.array(receiptRow),
  /** For the same readers: whom they name; null means the customer's username. */
  billing: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
}
