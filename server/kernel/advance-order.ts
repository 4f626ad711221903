import { needsAccount } from '#core/orders/kinds.ts'
import { type Actor, type OrderStatus, transitionFor } from '#core/orders/lifecycle.ts'
import type { ReadyReason } from '#core/orders/ready-reasons.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { type Advance, followUp, type RefundTarget } from './followers.ts'
import type { OrderRow } from './order-row.ts'
import { type OrderColumns, unreserved, writeChange } from './order-row-store.ts'
import { recordedActor } from './recorded-actor.ts'
import { refuseInDispute } from './refuse-in-dispute.ts'

export type Step = {
  action: Advance
  actor: Actor
  /** The person who acts; null for the provider and for time. */
  actorId: string | null
  reason?: string | undefined
  /** A reason that staff picked; words of their own can follow it. */
  ready?: ReadyReason | undefined
  /** More columns that change in the same statement. */
  set?: OrderColumns
  /** Where a cancellation sends the money: back the way it was paid, unless this says otherwise. */
  refundTo?: RefundTarget
}

/** What an action writes in addition to the status. */
const stamps: Record<Advance, (now: Date, to: OrderStatus) => OrderColumns> = {
  pay: (now, to) => ({ paid_at: now, searching_at: to === 'waiting_for_booster' ? now : null }),
  store_credentials: (now) => ({ searching_at: now }),
  revoke_credentials: () => ({ searching_at: null }),
  play_along: (now) => ({ searching_at: now }),
  claim: (now) => ({ claimed_at: now }),
  assign: (now) => ({ claimed_at: now }),
  drop: (now) => ({ searching_at: now, claimed_at: null, booster_id: null }),
  finish: (now) => ({ finished_at: now }),
  reject: () => ({ finished_at: null, shortfall: null, doubts: [] }),
  // A customer who accepts a result after all withdraws their dispute.
  complete: (now) => ({ closed_at: now, disputed_by: null }),
  cancel: (now) => ({ closed_at: now }),
  decide_complete: (now) => ({ closed_at: now }),
  decide_cancel: (now) => ({ closed_at: now, shortfall: null, doubts: [] }),
  decide_return: () => ({ finished_at: null, shortfall: null, doubts: [], closed_at: null, final_at: null }),
  reopen: () => ({ finished_at: null, shortfall: null, doubts: [], closed_at: null, final_at: null }),
}

/**
 * Takes one step in an order's life: the guarded update and its event in one statement, then all followers
 * (`server/composed/order-followers.ts`), in one transaction. `order` is its row, locked by this transaction. Throws
 * `order_state_changed` (for a claim or an assignment `order_not_available`) when the order has no such step for this
 * actor, and `bad_params` when the step needs a reason.
 */
export async function advanceOrder(work: Work, order: OrderRow, step: Step): Promise<OrderRow> {
  const { action, actor, actorId, reason = null, ready = null } = step
  const transition = transitionFor(order.status, action, actor, needsAccount(order.config))
  if (!transition) throw tooLate(action)
  refuseInDispute(action, actor, order)
  if (transition.needsReason && !reason && !ready)
    throw new AppError('bad_params', [{ field: 'reason', code: 'bad_params' }])
  const alongside = await work.services.followers.alongside[action]?.(work, order)
  const changed = await writeChange(work, order, {
    action,
    actor: recordedActor(actor),
    actorId,
    reason,
    ready,
    to: transition.to,
    set: {
      paused: false,
      ...unreserved,
      ...stamps[action](work.now, transition.to),
      ...alongside,
      ...step.set,
    },
  })
  if (!changed) throw tooLate(action)
  const { eventId, after } = changed
  await followUp(work, {
    action,
    before: order,
    after,
    actor: recordedActor(actor),
    actorId,
    reason,
    ready,
    eventId,
    refundTo: step.refundTo ?? 'payment_method',
  })
  return after
}

function tooLate(action: Advance): AppError {
  return new AppError(
    action === 'claim' || action === 'assign' ? 'order_not_available' : 'order_state_changed',
  )
}
