import type { StaffDecision } from '#core/orders/staff-decisions.ts'
import type { TriageDeed } from '#core/site/triage.ts'
import { offered } from '#web/orders/order/parts/offered.ts'
import type { OrderView } from '#web/orders/order/parts/order-facts.ts'

/** What staff can do with an order in its sheet; whatever needs more has its own page. */
export function deedOf(order: OrderView): TriageDeed {
  if (can(order, 'complete') || can(order, 'reject')) return 'verify'
  return can(order, 'assign') ? 'assign' : 'open'
}

export function can(order: OrderView, action: StaffDecision | 'assign'): boolean {
  return offered(order, action)?.refusal === null
}
