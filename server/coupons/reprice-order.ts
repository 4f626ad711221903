import { type Discount, withDiscounts } from '#core/orders/discounts.ts'
import type { PriceTable } from '#core/orders/price-table.ts'
import { type AfterCommit, type Tx, transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { announceChange } from '../orders/announce-change.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { endAttempt } from '../payments/end-attempt.ts'
import { lockOwnUnpaid } from '../payments/lock-unpaid-order.ts'
import { findOpenPayment, type PaymentRow } from '../payments/payment-store.ts'
import { pricesOfVersion } from '../quotes/price-table-store.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'

/** A payment of the present total is open at the provider, so the total may not change under it. */
class AttemptOpen extends Error {
  readonly payment: PaymentRow
  constructor(payment: PaymentRow) {
    super('a payment is open')
    this.payment = payment
  }
}

type Work = (tx: Tx, order: OrderRow) => Promise<Discount[]>

/**
 * Gives an unpaid order of the caller's the discounts that `work` decides on, in one transaction with them. An open
 * card payment of the old total is ended at its provider first, so that no wrong amount can be paid.
 */
export async function repriceOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  work: Work,
): Promise<OrderRow> {
  const table = await pricesOf(services, caller, orderId)
  for (const last of [false, true])
    try {
      return await transaction(services.db, (tx, afterCommit) =>
        reprice(services, tx, afterCommit, { caller, orderId, table, work }),
      )
    } catch (error) {
      if (!(error instanceof AttemptOpen)) throw error
      if (last) break
      await endAttempt(services, error.payment)
    }
  throw new AppError('payment_under_way')
}

/** Read before the transaction, which must not wait for a second connection while it holds one. */
async function pricesOf(services: Services, caller: Caller, orderId: string): Promise<PriceTable> {
  const order = await services.db
    .selectFrom('orders')
    .select('price_version')
    .where('id', '=', orderId)
    .where('customer_id', '=', caller.id)
    .executeTakeFirst()
  if (!order) throw new AppError('order_not_found')
  return pricesOfVersion(services, order.price_version)
}

async function reprice(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  { caller, orderId, table, work }: { caller: Caller; orderId: string; table: PriceTable; work: Work },
): Promise<OrderRow> {
  const order = await lockOwnUnpaid(tx, caller, orderId)
  const quote = withDiscounts(order.quote, table, await work(tx, order))
  const open = await findOpenPayment(tx, orderId)
  if (open && open.amount !== quote.total) throw new AttemptOpen(open)
  const after = await tx
    .updateTable('orders')
    .set({ quote: JSON.stringify(quote), total: quote.total, booster_share: quote.boosterShare })
    .where('id', '=', orderId)
    .where('status', '=', 'not_paid')
    .returningAll()
    .executeTakeFirst()
  if (!after) throw new AppError('order_state_changed')
  announceChange(services, afterCommit, order, after)
  return after
}
