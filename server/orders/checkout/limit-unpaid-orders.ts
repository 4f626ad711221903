import { AppError } from '#server/platform/http/errors.ts'

/** Nobody compares more orders; only a stranger would, who fills someone's mailbox with reminders. */
const mostUnpaid = 5

/**
 * Refuses another order to a customer with too many that await payment. A guest is a new user at every visit, so the
 * mailbox counts as well as the user.
 */
export function limitUnpaidOrders(unpaid: readonly unknown[]): void {
  if (unpaid.length >= mostUnpaid) throw new AppError('too_many_unpaid_orders')
}
