import type { StillAction } from '#core/orders/deeds.ts'
import type { Actor } from '#core/orders/lifecycle.ts'
import type { ReadyReason } from '#core/orders/ready-reasons.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { followUp } from './followers.ts'
import type { OrderRow } from './order-row.ts'
import { type OrderColumns, unreserved, writeChange } from './order-row-store.ts'
import { recordedActor } from './recorded-actor.ts'
import { refuseInDispute } from './refuse-in-dispute.ts'

type Deed = {
  action: StillAction
  actor: Actor
  actorId: string | null
  /** Text that a person entered, or the time (ISO 8601) that a lesson is about. */
  reason?: string | undefined
  /** A reason that staff picked; words of their own can follow it. */
  ready?: ReadyReason | undefined
  /** What it moves, if the order itself doesn't show it; minor units. */
  amount?: number
  /** Columns that change with it. */
  set?: OrderColumns
}

/**
 * Records an action on a locked order that keeps its status: in the timeline or, for actions with their own record,
 * only by the order's version. Then runs its followers.
 */
export async function recordDeed(work: Work, order: OrderRow, deed: Deed): Promise<OrderRow> {
  const { action, actorId, reason = null, ready = null, amount, set = {} } = deed
  refuseInDispute(action, deed.actor, order)
  const actor = recordedActor(deed.actor)
  // A booster who can still undo a claim has seen another order than the one that it becomes.
  const columns = set.config === undefined ? set : { ...unreserved, ...set }
  const changed = await writeChange(work, order, {
    action,
    actor,
    actorId,
    reason,
    ready,
    to: order.status,
    set: columns,
  })
  if (!changed) throw new AppError('order_state_changed')
  const { after, eventId } = changed
  await followUp(work, {
    action,
    before: order,
    after,
    actor,
    actorId,
    reason,
    ready,
    amount,
    eventId,
    refundTo: 'payment_method',
  })
  return after
}
