import { AppError } from '../http/errors.ts'
import { countUnpaid } from '../orders/order-list-store.ts'
import type { Work } from '../work.ts'

/** Nobody compares more; a stranger who fills somebody's mailbox with reminders would. */
const mostUnpaid = 5

/**
 * Refuses an order to whom has too many that wait for payment. A guest is a new user at every visit, so the mailbox
 * counts as well as the user; orders of one mailbox are made one after the other.
 */
export async function limitUnpaidOrders({ tx }: Work, customerId: string): Promise<void> {
  const unpaid = await countUnpaid(tx, customerId)
  if (unpaid >= mostUnpaid) throw new AppError('too_many_unpaid_orders')
}
