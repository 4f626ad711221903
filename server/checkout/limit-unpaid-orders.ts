import { AppError } from '../http/errors.ts'

/** Nobody compares more; a stranger who fills somebody's mailbox with reminders would. */
const mostUnpaid = 5

/**
 * Refuses one more order to whom has too many that wait for payment. A guest is a new user at every visit, so the mailbox
 * counts as well as the user.
 */
export function limitUnpaidOrders(unpaid: readonly unknown[]): void {
  if (unpaid.length >= mostUnpaid) throw new AppError('too_many_unpaid_orders')
}
