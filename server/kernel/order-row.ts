import type { Selectable } from 'kysely'
import type { Disputable } from '#core/orders/disputes.ts'
import type { OrderParties } from '#core/orders/visibility.ts'
import type { Schema } from '#db/schema.ts'

/** An order as its table stores it. */
export type OrderRow = Selectable<Schema['orders']>

/** What core needs to know about an order to decide who can see what. */
export function partiesOf(
  order: Pick<OrderRow, 'customer_id' | 'booster_id' | 'status' | 'closed_at' | 'disputed_by' | 'final_at'>,
): OrderParties {
  return {
    customerId: order.customer_id,
    boosterId: order.booster_id,
    status: order.status,
    closedAt: order.closed_at?.toISOString() ?? null,
    disputed: order.disputed_by !== null,
    decided: order.final_at !== null,
  }
}

/** An order as the subject of a payment. */
export function paymentSubject(orderId: string) {
  return { subject_kind: 'order', subject_id: orderId, order_id: orderId } as const
}

/** What decides whether a dispute about an order can be opened, and whether it can run again. */
export function disputable(
  order: Pick<
    OrderRow,
    'status' | 'closed_at' | 'disputed_by' | 'final_at' | 'total' | 'refunded' | 'charged_back_at'
  >,
): Disputable {
  const { status, closed_at: closedAt, disputed_by: openedBy, final_at: finalAt, total, refunded } = order
  return { status, closedAt, openedBy, finalAt, total, refunded, chargedBackAt: order.charged_back_at }
}
