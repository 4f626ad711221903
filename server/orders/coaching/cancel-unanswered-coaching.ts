import type { Services } from '#server/platform/ports/services.ts'
import { advanceDueOrders } from '../order/advance-due-orders.ts'

/** Refunds the orders that a coach did not answer before the deadline, declined or dropped; returns how many. */
export function cancelUnansweredCoaching(services: Services): Promise<number> {
  const due = {
    status: 'waiting_for_booster',
    since: 'searching_at',
    deadline: 'coachAnswer',
    onlyCoaching: true,
  } as const
  return advanceDueOrders(services, due, { action: 'cancel', refundTo: 'payment_method' })
}
