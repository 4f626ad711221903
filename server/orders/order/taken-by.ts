import type { ClaimingBooster } from '#core/orders/claiming.ts'
import { risenBy, wholeShare, withRaise } from '#core/orders/rising-share.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { OrderColumns } from '#server/kernel/order-row-store.ts'

/** By how many points an order's share has risen. An offer by name waits for one person, so nothing rises meanwhile. */
export function risenFor(
  { id, quote, searching_at }: Pick<OrderRow, 'id' | 'quote' | 'searching_at'>,
  { ownOrderIds, othersOrderIds }: ClaimingBooster,
  now: Date,
): number {
  const named = ownOrderIds.includes(id) || othersOrderIds.includes(id)
  return named ? 0 : risenBy(quote.share, searching_at, now)
}

/** What an order stores when a booster takes it: who has it, and the share at this moment, which stays theirs. */
export function takenBy(order: OrderRow, booster: ClaimingBooster, now: Date): OrderColumns {
  const quote = withRaise(order.quote, booster.id, risenFor(order, booster, now))
  const share = wholeShare(quote, booster.id)
  return { booster_id: booster.id, quote: JSON.stringify(quote), booster_share: share }
}
