import { startOf } from '#core/orders/terms.ts'
import type { ListedOrder } from '#server/kernel/listed-order-store.ts'
import { termsOf } from '#server/kernel/order-terms.ts'

/**
 * The promised latest start. While an order is offered to one booster by name, the promise counts from the end of that
 * offer; if the money then goes back, the offer's end is all that was promised. A coach answers before a booked session
 * begins.
 */
export function startDue(row: ListedOrder): Date | null {
  const { status, terms, searching_at, named_until, named_outcome, named_fallback, agreed_at } = row
  const { sold } = termsOf({ terms })
  if (!searching_at || !sold) return null
  const since = named_until && named_outcome === null ? named_until : searching_at
  if (since !== searching_at && named_fallback === 'refund') return since
  const due = startOf(sold, since)
  return status === 'waiting_for_booster' && agreed_at && agreed_at < due ? agreed_at : due
}

/** When the booster can play on the customer's account. */
export function hoursView({ play_slots: slots, play_zone: time_zone }: ListedOrder) {
  return slots && time_zone ? { slots, time_zone } : null
}
