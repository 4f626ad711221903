import type { OrderStatus } from './lifecycle.ts'

/** The parts of a customer's list: orders that wait for them, that go on without them, and that have ended. */
export const orderParts = ['you', 'running', 'ended'] as const
export type OrderPart = (typeof orderParts)[number]

/** Whether an order waits for its customer. */
export function needsCustomer({ status, disputed }: { status: OrderStatus; disputed: boolean }): boolean {
  if (status === 'verification_required') return !disputed
  return status === 'not_paid' || status === 'waiting_for_account'
}

/** The part of the list that an order is in. */
export function partOf(order: { status: OrderStatus; disputed: boolean }): OrderPart {
  if (order.status === 'completed' || order.status === 'cancelled') return 'ended'
  return needsCustomer(order) ? 'you' : 'running'
}

/** How many running orders a customer's home page draws. */
export const mostClimbs = 5

/** The states in which an order runs, as far as its customer sees it: someone is sought, plays, or has submitted a result. */
export const runningStatuses = [
  'waiting_for_booster',
  'boosting',
  'verification_required',
] as const satisfies readonly OrderStatus[]
