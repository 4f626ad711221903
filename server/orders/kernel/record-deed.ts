import type { StillAction } from '#core/orders/deeds.ts'
import type { Actor } from '#core/orders/lifecycle.ts'
import { AppError } from '../../http/errors.ts'
import type { Work } from '../../work.ts'
import { followUp, recordedActor } from './followers.ts'
import type { OrderRow } from './order-row.ts'
import { type OrderColumns, writeChange } from './order-row-store.ts'

type Deed = {
  action: StillAction
  actor: Actor
  actorId: string | null
  /** Words of a person, or the instant (ISO 8601) that a session is about. */
  reason?: string | undefined
  /** Columns that change with it. */
  set?: OrderColumns
}

/**
 * Records on a locked order what leaves its status as it was: in the timeline, or, for deeds that have a record of
 * their own, by the order's version alone; then everything that follows it.
 */
export async function recordDeed(work: Work, order: OrderRow, deed: Deed): Promise<OrderRow> {
  const { action, actorId, reason = null, set = {} } = deed
  const actor = recordedActor(deed.actor)
  const changed = await writeChange(work, order, { action, actor, actorId, reason, to: order.status, set })
  if (!changed) throw new AppError('order_state_changed')
  const { after, eventId } = changed
  await followUp(work, {
    action,
    before: order,
    after,
    actor,
    actorId,
    reason,
    eventId,
    refundTo: 'payment_method',
  })
  return after
}
