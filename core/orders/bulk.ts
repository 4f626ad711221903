import type { Doubt } from './doubts.ts'
import type { OrderStatus } from './lifecycle.ts'
import { decisionNeedsReason } from './staff-decisions.ts'

/** What staff can do with many orders of a list at once. */
export const bulkActions = ['verify', 'assign', 'cancel'] as const
export type BulkAction = (typeof bulkActions)[number]

/** In which lists each action is offered; what an order itself forbids is `bulkRefusal`. */
export const bulkStatuses: Readonly<Record<BulkAction, readonly OrderStatus[]>> = {
  verify: ['verification_required'],
  assign: ['waiting_for_booster'],
  cancel: ['not_paid', 'waiting_for_account', 'waiting_for_booster'],
}

/** How many orders one run can have, how many need a fresh proof of who asks, and how many of the refused ones are listed. */
export const bulkLimits = { orders: 2_000, fresh: 20, listed: 200 } as const

/** Why an order is left out of a run. The codes are those that the order's own page answers with, where it has one. */
export const bulkRefusals = [
  'order_state_changed',
  'order_not_available',
  'order_already_decided',
  'order_frozen',
  'order_disputed',
  'own_affair',
  'coach_not_eligible',
  'decision_needs_reason',
  'order_was_played',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]

/** What decides whether an order fits an action. */
export type BulkFacts = {
  status: OrderStatus
  disputed: boolean
  frozen: boolean
  shortfall: boolean
  doubts: readonly Doubt[]
  /** Somebody has decided about its result already, or has claimed it and can still undo that. */
  decided: boolean
  reserved: boolean
  coached: boolean
  /** Games were recorded or lessons held: what it is worth then is looked at one by one. */
  played: boolean
  /** Whoever asks is its customer, or has worked on it. */
  own: boolean
}

/**
 * Why an order is left as it is by an action on many, or null. An order that needs a look, such as a result with a doubt or one
 * that was played in part, isn't for many at once.
 */
export function bulkRefusal(action: BulkAction, order: BulkFacts): BulkRefusal | null {
  if (!bulkStatuses[action].includes(order.status)) return 'order_state_changed'
  if (order.own) return 'own_affair'
  if (order.frozen) return 'order_frozen'
  if (action === 'verify') {
    if (order.disputed) return 'order_disputed'
    if (order.decided) return 'order_already_decided'
    const { shortfall, doubts } = order
    return decisionNeedsReason('complete', { shortfall: shortfall || null, doubts })
      ? 'decision_needs_reason'
      : null
  }
  if (action === 'assign') {
    if (order.reserved) return 'order_not_available'
    return order.coached ? 'coach_not_eligible' : null
  }
  return order.played ? 'order_was_played' : null
}
