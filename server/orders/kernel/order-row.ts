import type { Selectable } from 'kysely'
import type { OrderParties } from '#core/orders/visibility.ts'
import type { Schema } from '#db/schema.ts'

/** An order as its table holds it. */
export type OrderRow = Selectable<Schema['orders']>

/** What core asks of an order to decide who may see what. */
export function partiesOf(
  order: Pick<OrderRow, 'customer_id' | 'booster_id' | 'status' | 'closed_at'>,
): OrderParties {
  return {
    customerId: order.customer_id,
    boosterId: order.booster_id,
    status: order.status,
    closedAt: order.closed_at?.toISOString() ?? null,
  }
}

/** An order as what a payment pays for. */
export function paymentSubject(orderId: string) {
  return { subject_kind: 'order', subject_id: orderId } as const
}
