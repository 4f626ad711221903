import type { OrderDeed } from '#core/orders/deeds.ts'
import type { Actor } from '#core/orders/lifecycle.ts'
import type { Work } from '../../work.ts'
import type { OrderRow } from './order-row.ts'

/** One action on an order, as its followers see it. */
export type OrderChange = {
  action: OrderDeed
  before: OrderRow
  after: OrderRow
  actor: RecordedActor
  /** Null for the provider and for time. */
  actorId: string | null
  reason: string | null
  /** What it moves, if the order itself doesn't show it; minor units. */
  amount?: number | undefined
  /** The row of the timeline; null for an action that has its own record. */
  eventId: number | null
  /** Where a cancellation sends the money. */
  refundTo: RefundTarget
}

/** The timeline has one kind of booster: after a claim, the claimer is the order's booster. */
export type RecordedActor = Exclude<Actor, 'other_booster'>
export type RefundTarget = 'balance' | 'payment_method'

/** A consequence of an action, in its transaction: it commits with the action or not at all. */
export type Follower = (work: Work, change: OrderChange) => Promise<void> | void

/**
 * The followers of each action, in this order, after those of every action. Composed in `server/order-followers.ts`.
 */
export type Followers = { each: readonly Follower[] } & Record<OrderDeed, readonly Follower[]>

/** Runs the followers of an action. */
export async function followUp(work: Work, change: OrderChange): Promise<void> {
  const { followers } = work.services
  for (const follow of [...followers.each, ...followers[change.action]]) await follow(work, change)
}

export function recordedActor(actor: Actor): RecordedActor {
  return actor === 'other_booster' ? 'booster' : actor
}
