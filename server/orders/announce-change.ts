import type { AfterCommit } from '../db.ts'
import type { Services } from '../services.ts'
import type { OrderRow } from './order-row.ts'

/** After commit everybody who may see the order, or could a moment ago, is told to read it again. */
export function announceChange(
  { realtime }: Services,
  afterCommit: AfterCommit,
  before: OrderRow,
  after: OrderRow = before,
): void {
  afterCommit(() => {
    const payload = { order_id: after.id }
    for (const userId of new Set([after.customer_id, before.booster_id, after.booster_id]))
      if (userId) realtime.toUser(userId, 'order_changed', payload)
    realtime.toStaff('order_changed', payload)
    if (before.status !== 'waiting_for_booster' || after.status === before.status) return
    if (after.coach_id) realtime.toUser(after.coach_id, 'order_taken', payload)
    else realtime.toFilter(after.filter, 'order_taken', payload)
  })
}
