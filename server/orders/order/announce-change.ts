import type { OrderChange } from '#server/kernel/followers.ts'
import type { Work } from '#server/platform/ports/work.ts'

/** After the commit, informs everyone who can see the order, or could a moment ago, that it has a new version. */
export function announceChange({ services, after: send }: Work, { before, after }: OrderChange): void {
  const { realtime } = services
  send(() => {
    const changed = { order_id: after.id, version: after.version }
    for (const userId of new Set([
      after.customer_id,
      before.booster_id,
      after.booster_id,
      before.reserved_by,
    ]))
      if (userId) realtime.toUser(userId, 'order_changed', changed)
    realtime.toStaff('order_changed', changed)
    if (before.status !== 'waiting_for_booster' || after.status === before.status) return
    // A reserved order had left the board before.
    if (before.reserved_by !== null) return
    const taken = { order_id: after.id }
    if (after.coach_id === null) realtime.toFilter(after.filter, 'order_taken', taken)
    else realtime.toUser(after.coach_id, 'order_taken', taken)
  })
}
