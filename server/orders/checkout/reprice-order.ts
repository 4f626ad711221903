import { type Discount, withCap, withDiscounts } from '#core/prices/discounts.ts'
import { lockUnpaid } from '#server/kernel/lock-order.ts'
import { type OrderRow, paymentSubject } from '#server/kernel/order-row.ts'
import { termsColumn, termsOf } from '#server/kernel/order-terms.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AttemptOpen } from '#server/money/payments/open-attempt.ts'
import { findOpenPayment } from '#server/money/payments/payment-store.ts'
import { contentOf } from '#server/money/prices/price-table-store.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

type Decide = (order: OrderRow) => Promise<Discount[]>

/**
 * Gives the caller's unpaid order the discounts that `decide` returns.
 * @throws AttemptOpen while a card payment of the old total is open; it is ended at its provider first
 * (`endingOpenAttempt`), so that nobody can pay a wrong amount.
 */
export async function repriceOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  decide: Decide,
): Promise<OrderRow> {
  const order = await lockUnpaid(work.tx, caller.id, orderId)
  const table = await contentOf(work.tx, order.price_version)
  const discounts = withCap(await decide(order), table)
  const quote = withDiscounts(order.quote, table, discounts)
  const open = await findOpenPayment(work.tx, paymentSubject(orderId))
  if (open && quote.total !== order.total) throw new AttemptOpen(open)
  const terms = termsColumn({ ...termsOf(order), discounts })
  const set = {
    quote: JSON.stringify(quote),
    total: quote.total,
    booster_share: quote.boosterShare,
    ...terms,
  }
  return recordDeed(work, order, { action: 'change_coupon', actor: 'customer', actorId: caller.id, set })
}
