import type { OrderDeed } from '#core/orders/deeds.ts'
import type { Actor } from '#core/orders/lifecycle.ts'
import type { Work } from '../../work.ts'
import type { OrderRow } from './order-row.ts'

/** One thing that was done to an order, as its followers see it. */
export type OrderChange = {
  action: OrderDeed
  before: OrderRow
  after: OrderRow
  actor: RecordedActor
  /** Null for the provider and for time. */
  actorId: string | null
  reason: string | null
  /** The row of the timeline; null for a deed that has a record of its own. */
  eventId: number | null
  /** Where a cancellation sends the money. */
  refundTo: RefundTarget
}

/** The timeline knows one kind of booster: whoever claims is the order's booster from then on. */
export type RecordedActor = Exclude<Actor, 'other_booster'>
export type RefundTarget = 'balance' | 'payment_method'

/** What follows a deed, in its transaction: it commits with the deed or not at all. */
export type Follower = (work: Work, change: OrderChange) => Promise<void> | void

/** What follows which deed, in this order, after what follows each of them. Composed in `server/order-followers.ts`. */
export type Followers = { each: readonly Follower[] } & Record<OrderDeed, readonly Follower[]>

/** Runs what follows a deed. */
export async function followUp(work: Work, change: OrderChange): Promise<void> {
  const { followers } = work.services
  for (const follow of [...followers.each, ...followers[change.action]]) await follow(work, change)
}

export function recordedActor(actor: Actor): RecordedActor {
  return actor === 'other_booster' ? 'booster' : actor
}
