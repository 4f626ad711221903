import { type Discount, withCap, withDiscounts } from '#core/prices/discounts.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { lockUnpaid } from '#server/kernel/lock-order.ts'
import { type OrderRow, paymentSubject } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { termsColumn, termsOf } from '#server/kernel/order-terms.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AttemptOpen, endingOpenAttempt } from '#server/money/payments/open-attempt.ts'
import { findOpenPayment } from '#server/money/payments/payment-store.ts'
import { pricesOfVersion } from '#server/money/prices/price-table-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

type Decide = (work: Work, order: OrderRow) => Promise<Discount[]>

/**
 * Gives the caller's unpaid order the discounts that `decide` returns, in one transaction. An open card payment of
 * the old total is ended at its provider first, so that nobody can pay a wrong amount.
 */
export async function repriceOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  decide: Decide,
): Promise<OrderRow> {
  const table = await pricesOf(services, caller, orderId)
  return endingOpenAttempt(services, () =>
    transaction(services, (work) => reprice(work, { caller, orderId, table, decide })),
  )
}

/** Read before the transaction, which must not wait for a second connection while it uses one. */
async function pricesOf(services: Services, caller: Caller, orderId: string): Promise<PriceTable> {
  const order = await findOrder(services.db, orderId)
  if (order?.customer_id !== caller.id) throw new AppError('order_not_found')
  return pricesOfVersion(services, order.price_version)
}

async function reprice(
  work: Work,
  { caller, orderId, table, decide }: { caller: Caller; orderId: string; table: PriceTable; decide: Decide },
): Promise<OrderRow> {
  const order = await lockUnpaid(work.tx, caller.id, orderId)
  const discounts = withCap(await decide(work, order), table)
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
