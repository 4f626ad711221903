import { type BoosterPay, type RefundTo, splitByProgress } from '#core/ledger.ts'
import { partOf } from '#core/money.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { type OrderShares, orderShares } from '#core/orders/shares.ts'
import { listPrice } from '#core/prices/discounts.ts'
import type { Db } from '../db/pool.ts'
import { AppError } from '../http/errors.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { OrderChange, RefundTarget } from '../orders/kernel/followers.ts'
import { type OrderRow, paymentSubject } from '../orders/kernel/order-row.ts'
import { saveOutcome } from '../orders/kernel/order-row-store.ts'
import { logOf } from '../orders/progress-store.ts'
import { returnPayment } from '../payments/payment-store.ts'
import type { Work } from '../work.ts'
import { beginSettlement, insertShares } from './settlement-store.ts'
import { tellCredit } from './tell-credit.ts'

/** The shares of an order that has ended, or would end now; only an accepted result counts as complete. */
export async function readShares(db: Db, order: OrderRow): Promise<OrderShares> {
  const log = await logOf(db, order.id)
  const ending = { holder: order.booster_id, accepted: order.status === 'completed' }
  return orderShares(order.quote, order.config, log, ending)
}

/**
 * Settles a completed order: the boosters get their shares, the rest is revenue. Once per order, for the first
 * caller; throws `order_state_changed` for any other.
 */
export async function settleOrder(work: Work, { after: order }: OrderChange): Promise<void> {
  await closeEarned(work, order, { ...(await readShares(work.tx, order)), to: 'payment_method' })
}

/**
 * Settles a cancelled order, in whatever status it was: what recorded progress has earned is paid, the rest is
 * refunded. `payment_method` is the customer's balance if that is how they paid. An unpaid order moves no money.
 */
export async function refundOrder(work: Work, { after: order, refundTo: to }: OrderChange): Promise<void> {
  if (!order.paid_at) return
  await closeEarned(work, order, { ...(await readShares(work.tx, order)), to })
}

type Closing = Pick<OrderShares, 'earned' | 'pay' | 'hold'> & { to: RefundTarget }

/** Pays the boosters of an order that ends with `earned` (minor units) and refunds the rest. */
export async function closeEarned(
  work: Work,
  order: OrderRow,
  { earned, pay, hold, to }: Closing,
): Promise<void> {
  const refund = order.total - earned
  const returned =
    to === 'payment_method' && refund > 0 && (await returnPayment(work, paymentSubject(order.id), refund))
  const refundTo: RefundTo = returned ? { kind: 'provider' } : toBalance(order)
  await close(work, order, { refund, refundTo, pay })
  const target = returned ? 'payment_method' : 'balance'
  await saveOutcome(work, order.id, {
    shares_held: hold,
    refunded: refund,
    refund_to: refund > 0 ? target : null,
  })
  if (!returned && refund > 0) await tellCredit(work, order, refund)
}

async function close(
  work: Work,
  order: OrderRow,
  parts: { refund: number; refundTo: RefundTo; pay: readonly BoosterPay[] },
) {
  const { id, total } = order
  const discount = discountOf(order, parts.refund)
  if (!(await beginSettlement(work, id))) throw new AppError('order_state_changed')
  await postEntry(work.tx, splitByProgress({ orderId: id, total, discount, ...parts }), work.now)
  await insertShares(work, sharesOf(work, id, parts.pay))
}

/** Shares in the form in which they are held from now on. */
export function sharesOf({ now }: Work, orderId: string, pay: readonly BoosterPay[]) {
  const due_at = endOf('hold', now)
  return pay.map(({ boosterId, amount }) => ({ order_id: orderId, booster_id: boosterId, amount, due_at }))
}

/** The shop's discount on the paid part: the discount on what is refunded was never given. */
export function discountOf({ quote, total }: OrderRow, refund: number): number {
  return partOf(listPrice(quote) - total, total - refund, total)
}

/** The customer's balance as the destination of a refund. */
export function toBalance(order: OrderRow): RefundTo {
  return { kind: 'balance', customerId: order.customer_id }
}
