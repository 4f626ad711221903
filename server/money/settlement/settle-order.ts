import { partOf, sumOf } from '#core/base/money.ts'
import { type BoosterPay, splitByProgress } from '#core/money/ledger.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { type OrderShares, orderShares } from '#core/orders/shares.ts'
import { listPrice } from '#core/prices/discounts.ts'
import type { OrderChange, RefundTarget } from '#server/kernel/followers.ts'
import { type OrderRow, paymentSubject } from '#server/kernel/order-row.ts'
import { saveOutcome } from '#server/kernel/order-row-store.ts'
import { logOf } from '#server/kernel/progress-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { settleCashback } from '../cashback/settle-cashback.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { releaseReserve } from '../payments/release-reserve.ts'
import { hasOpenChargeback, takenFromEscrow } from './chargeback-store.ts'
import { returnMoney, targetOf } from './return-money.ts'
import { beginSettlement, insertShares } from './settlement-store.ts'
import { tellRefunds } from './tell-refunds.ts'

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
 * refunded. `payment_method` is the customer's balance if that is how they paid. An unpaid order only returns a reserved part of
 * the balance.
 */
export async function refundOrder(work: Work, { after: order, refundTo: to }: OrderChange): Promise<void> {
  if (!order.paid_at) return releaseReserve(work, paymentSubject(order.id))
  await closeEarned(work, order, { ...(await readShares(work.tx, order)), to })
}

type Closing = Pick<OrderShares, 'earned' | 'pay' | 'hold'> & { to: RefundTarget; appeal?: boolean }

/** Pays the boosters of an order that ends with `earned` (minor units) and refunds the rest. */
export async function closeEarned(
  work: Work,
  order: OrderRow,
  { earned, pay, hold, to, appeal = false }: Closing,
): Promise<void> {
  const { id: orderId } = order
  const number = await beginSettlement(work, orderId)
  if (number === null) throw new AppError('order_state_changed')
  await refuseFrozen(work, order)
  // An order that was settled and reversed may have returned a part already; that part stays with its customer.
  const before = order.refunded ?? 0
  const chargedBack = await takenFromEscrow(work.tx, orderId)
  const unearned = order.total - earned
  // What a bank returned can't be refunded a second time.
  const refunded = Math.max(before, Math.min(unearned, order.total - chargedBack))
  const refunds = await returnMoney(work, order, refunded - before, to)
  const discount = discountOf(order, unearned)
  const unrefunded = unearned - refunded
  const total = order.total - before
  // More than escrow holds is paid only by an appeal, which takes no refund back.
  const loss = appeal ? Math.max(0, sumOf(pay) + sumOf(refunds) + unrefunded - total) : 0
  const parts = { total, discount, refunds, pay, chargedBack, unrefunded, loss }
  const entry = splitByProgress({ orderId, number, ...parts })
  await postEntry(work.tx, entry, work.now)
  await insertShares(work, sharesOf(work, orderId, pay, number))
  const refund_to = targetOf(refunds) ?? order.refund_to
  await saveOutcome(work, orderId, {
    shares_held: hold,
    refunded,
    unrefunded: Math.max(0, unrefunded),
    refund_to,
    frozen_at: null,
  })
  await tellRefunds(work, order, refunds)
  await settleCashback(work, order)
}

/** A frozen order can't be completed; cancelled only once its chargeback is decided. */
async function refuseFrozen({ tx }: Work, { id, status, frozen_at }: OrderRow): Promise<void> {
  if (frozen_at && (status === 'completed' || (await hasOpenChargeback(tx, id))))
    throw new AppError('order_frozen')
}

/** Shares in the form in which they are held from now on. */
export function sharesOf({ now }: Work, orderId: string, pay: readonly BoosterPay[], settlement = 1) {
  const due_at = endOf('hold', now)
  return pay.map(({ boosterId, amount }) => ({
    order_id: orderId,
    booster_id: boosterId,
    amount,
    due_at,
    settlement,
  }))
}

/** The shop's discount on the paid part: the discount on what is refunded was never given. */
export function discountOf({ quote, total }: OrderRow, refund: number): number {
  return partOf(listPrice(quote) - total, total - refund, total)
}
