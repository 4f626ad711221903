import { z } from 'zod'
import { staffLimits } from '#core/money/staff-limits.ts'
import { mostRaised, raiseOf, risenBy, tenths } from '#core/orders/rising-share.ts'
import { cashbackOf } from '#core/prices/cashback.ts'
import type { Quote } from '#core/prices/quote.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { termsOf } from '#server/kernel/order-terms.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { staffWith } from '#server/platform/users/user-store.ts'

const wished = z.strictObject({ order_id: z.string(), percent: z.number() })

/**
 * Staff raise the share of an order that nobody takes. Who boosts neither proposes nor confirms it: they could claim the order
 * themselves.
 */
export const shareRaise: ProposalType = {
  async weigh({ tx, now }, wish) {
    const { order_id, percent } = wished.parse(wish)
    const order = await lockOrder(tx, order_id)
    const { amount, byHand } = raiseTo(order, percent, now)
    return {
      personId: null,
      parties: [order.customer_id, ...(await staffWith(tx, 'Booster'))],
      orderId: order.id,
      subject: `order ${order.id}`,
      amount,
      needsSecond: byHand > staffLimits.share.amount,
    }
  },

  async carryOut(work, caller, { wish, reason }) {
    const { order_id, percent } = wished.parse(wish)
    const order = await lockOrder(work.tx, order_id)
    const { quote, amount } = raiseTo(order, percent, work.now)
    const by = { action: 'raise_share', actor: 'admin', actorId: caller.id } as const
    await recordDeed(work, order, { ...by, reason, amount, set: { quote: JSON.stringify(quote) } })
  },
}

/** The cashback that an order promises its customer; minor units. */
export function promisedCashback(order: Pick<OrderRow, 'terms' | 'total' | 'booster_share'>): number {
  const rate = termsOf(order).sold?.cashback
  const { total, booster_share: boosterShare } = order
  return rate ? cashbackOf(total, rate, { total, boosterShare }) : 0
}

/** An order's quote with its share raised to a percentage, by how much that is more than now, and than without staff. */
function raiseTo(order: OrderRow, percent: number, now: Date) {
  const { quote, searching_at } = order
  if (order.status !== 'waiting_for_booster') throw new AppError('order_state_changed')
  if (order.reserved_by) throw new AppError('order_not_available')
  if (order.frozen_at) throw new AppError('order_frozen')
  const rule = quote.share
  if (!rule) throw new AppError('share_cannot_rise')
  const points = tenths(percent - rule.percent)
  const current = risenBy(rule, searching_at, now)
  if (points <= current) throw new AppError('share_not_higher')
  if (points > mostRaised(quote, promisedCashback(order))) throw new AppError('share_too_high')
  const raised: Quote = { ...quote, share: { ...rule, raised: points } }
  const byClock = risenBy({ ...rule, raised: 0 }, searching_at, now)
  const more = (than: number) => raiseOf(quote, points) - raiseOf(quote, than)
  return { quote: raised, amount: more(current), byHand: more(byClock) }
}
