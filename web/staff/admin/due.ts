import { dayMs } from '#core/base/durations.ts'
import { endOf } from '#core/orders/deadlines.ts'
import type { OrderRow } from '#web/orders/order/lists/order-list.tsx'

export type Due = {
  /** What happens at `at`; for `since` and `closed`, what has already happened. */
  what: 'payment' | 'since' | 'start' | 'promised' | 'check' | 'closed' | 'disputed' | 'shortfall' | 'decide'
  /** Null if the order only waits for staff. */
  at: Date | null
}

/** What an order waits for next and until when; for a closed order, since when it has been closed. */
export function dueOf(order: OrderRow): Due {
  const { status, created_at, paid_at, claimed_at, start_due_at, check_until, closed_at } = order
  const at = (instant: string | null) => new Date(instant ?? created_at)
  switch (status) {
    case 'not_paid':
      return { what: 'payment', at: endOf('payment', at(created_at)) }
    case 'waiting_for_account':
      return { what: 'since', at: at(paid_at) }
    case 'waiting_for_booster':
      return { what: 'start', at: at(start_due_at) }
    case 'boosting':
      return { what: 'promised', at: new Date(at(claimed_at).getTime() + order.days.to * dayMs) }
    case 'verification_required':
      if (order.disputed) return { what: 'disputed', at: null }
      if (order.decide_by) return { what: 'decide', at: at(order.decide_by) }
      return check_until ? { what: 'check', at: at(check_until) } : { what: 'shortfall', at: null }
    case 'completed':
    case 'cancelled':
      return { what: 'closed', at: at(closed_at) }
  }
}

/** Whether a promise is broken; until the clock is known, none is. */
export function isLate({ what, at }: Due, now: number | null): boolean {
  return (what === 'start' || what === 'promised') && at !== null && now !== null && at.getTime() < now
}
