import type { Actor } from '#core/orders/lifecycle.ts'
import type { Tx } from '../db.ts'
import type { OrderRow } from '../orders/order-row.ts'

type Event = {
  at: Date
  actor: Exclude<Actor, 'other_booster'>
  actorId: string
  action: 'decline' | 'session_proposed' | 'session_agreed' | 'session_held'
  /** Words of a person, or the instant (ISO 8601) that a session is about. */
  reason: string | null
}

/** Writes into an order's timeline what left its status as it was. */
export async function recordEvent(tx: Tx, order: OrderRow, event: Event): Promise<void> {
  const { at, actor, actorId, action, reason } = event
  await tx
    .insertInto('order_events')
    .values({
      order_id: order.id,
      at,
      actor,
      actor_id: actorId,
      action,
      from_status: order.status,
      to_status: order.status,
      reason,
    })
    .execute()
}
