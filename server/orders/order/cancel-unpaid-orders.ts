import type { Services } from '#server/platform/ports/services.ts'
import { advanceDueOrders } from './advance-due-orders.ts'

/** Cancels the orders that were not paid before their deadline; returns how many. */
export function cancelUnpaidOrders(services: Services): Promise<number> {
  const due = { status: 'not_paid', since: 'created_at', deadline: 'payment' } as const
  return advanceDueOrders(services, due, { action: 'cancel', refundTo: 'balance' })
}
