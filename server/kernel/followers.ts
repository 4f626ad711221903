import type { OrderDeed } from '#core/orders/deeds.ts'
import type { OrderAction } from '#core/orders/lifecycle.ts'
import type { ReadyReason } from '#core/orders/ready-reasons.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { OrderRow } from './order-row.ts'
import type { OrderColumns } from './order-row-store.ts'
import type { RecordedActor } from './recorded-actor.ts'

declare module '#server/platform/ports/services.ts' {
  interface Services {
    /** What follows each action on an order. */
    followers: Followers
  }
}

/** One action on an order, as its followers see it. */
export type OrderChange = {
  action: OrderDeed
  before: OrderRow
  after: OrderRow
  actor: RecordedActor
  /** Null for the provider and for time. */
  actorId: string | null
  reason: string | null
  /** The reason that staff picked, beside their words. */
  ready: ReadyReason | null
  /** What it moves, if the order itself doesn't show it; minor units. */
  amount?: number | undefined
  /** The row of the timeline; null for an action that has its own record. */
  eventId: number | null
  /** Where a cancellation sends the money. */
  refundTo: RefundTarget
}

export type RefundTarget = 'balance' | 'payment_method'

/** A consequence of an action, in its transaction: it commits with the action or not at all. */
export type Follower = (work: Work, change: OrderChange) => Promise<void> | void

/** An action that takes an order from one status to another. */
export type Advance = Exclude<OrderAction, 'create'>

/** What a feature writes in an action's own statement, read from the locked order before it. */
export type AlongsideStep = (work: Work, before: OrderRow) => Promise<OrderColumns>

/**
 * What follows an action: first the followers of every action, then its own in this order, or those of any other.
 * `alongside` is written with the action itself. Composed in `server/composed/order-followers.ts`.
 */
export type Followers = {
  each: readonly Follower[]
  alongside: Partial<Record<Advance, AlongsideStep>>
  otherwise: readonly Follower[]
  of: Partial<Record<OrderDeed, readonly Follower[]>>
}

/** Runs the followers of an action. */
export async function followUp(work: Work, change: OrderChange): Promise<void> {
  const { each, of, otherwise } = work.services.followers
  for (const follow of [...each, ...(of[change.action] ?? otherwise)]) await follow(work, change)
}
