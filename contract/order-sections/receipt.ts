import { z } from 'zod'
import { receiptRow } from '../receipts.ts'

/** What an order's page says of its receipts. */
export const receiptSection = {
  /** For customer and staff, oldest first. */
  receipts: z.array(receiptRow),
}
