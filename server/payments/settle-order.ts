import { type BoosterPay, type RefundTo, splitByProgress } from '#core/ledger.ts'
import { partOf } from '#core/money.ts'
import { listPrice } from '#core/orders/discounts.ts'
import type { AfterCommit, Tx } from '../db.ts'
import { AppError } from '../errors.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Services } from '../services.ts'
import { boosterPay, readStretches } from './booster-pay.ts'
import { tellCredit } from './tell-credit.ts'

/** How long a share stays pending before it can be paid out (domain 3). */
export const holdDays = 7
const day = 86_400_000

/**
 * Closes a completed order's money: the boosters' shares, the rest is revenue. Once per order, whoever comes first;
 * throws `order_state_changed` for the other. Call it in the transaction that completed the order.
 */
export async function settleOrder(
  services: Services,
  tx: Tx,
  _afterCommit: AfterCommit,
  order: OrderRow,
): Promise<void> {
  const stretches = await readStretches(tx, order)
  const last = stretches.pop()
  // The accepted result is the whole climb, whatever the recorded games add up to.
  if (last) stretches.push({ ...last, earned: order.total })
  const pay = boosterPay(order.quote, stretches, order.total)
  await close(services, tx, order, { refund: 0, refundTo: { kind: 'provider' }, pay })
}

/**
 * Closes a cancelled order's money: in a booster's hands by recorded progress, otherwise all of it goes back;
 * `amount` (minor units) decides otherwise. `payment_method` is the customer's balance when that is how they paid.
 * Returns what went back. Call it in the transaction that cancelled the order; nothing happens to an unpaid one.
 */
export async function refundOrder(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow,
  { to, amount }: { to: 'balance' | 'payment_method'; amount?: number | undefined },
): Promise<number> {
  if (!order.paid_at) return 0
  const stretches = await readStretches(tx, order)
  const earnedNow = order.booster_id ? (stretches.at(-1)?.earned ?? 0) : 0
  const earned = amount === undefined ? earnedNow : order.total - amount
  const refund = order.total - earned
  const pay = boosterPay(order.quote, stretches, earned)
  const returned = to === 'payment_method' && refund > 0 && (await returnPayment(services, tx, order, refund))
  const refundTo: RefundTo = returned
    ? { kind: 'provider' }
    : { kind: 'balance', customerId: order.customer_id }
  await close(services, tx, order, { refund, refundTo, pay })
  if (!returned && refund > 0) await tellCredit(services, tx, afterCommit, order, refund)
  return refund
}

async function close(
  { now }: Services,
  tx: Tx,
  { id, total, quote }: OrderRow,
  parts: { refund: number; refundTo: RefundTo; pay: BoosterPay[] },
) {
  // What goes back to the customer was never given as a discount either.
  const discount = partOf(listPrice(quote) - total, total - parts.refund, total)
  const posted = await postEntry(tx, splitByProgress({ orderId: id, total, discount, ...parts }), now())
  if (!posted) throw new AppError('order_state_changed')
  const due_at = new Date(now().getTime() + holdDays * day)
  const shares = parts.pay.map(({ boosterId, amount }) => ({
    order_id: id,
    booster_id: boosterId,
    amount,
    due_at,
  }))
  if (shares.length) await tx.insertInto('held_shares').values(shares).execute()
}

/** Sets part of the order's card payment aside to be sent back by the job; false when no card paid it. */
async function returnPayment({ now }: Services, tx: Tx, order: OrderRow, amount: number): Promise<boolean> {
  const payment = await tx
    .updateTable('payments')
    .set((eb) => ({
      refunded: eb('refunded', '+', amount),
      status: eb
        .case()
        .when(eb(eb('refunded', '+', amount), '=', eb.ref('amount')))
        .then('refunded' as const)
        .else('captured' as const)
        .end(),
    }))
    .where('order_id', '=', order.id)
    .where('status', '=', 'captured')
    .where((eb) => eb(eb('refunded', '+', amount), '<=', eb.ref('amount')))
    .returning('id')
    .executeTakeFirst()
  if (!payment) return false
  await tx.insertInto('refunds').values({ payment_id: payment.id, amount, created_at: now() }).execute()
  return true
}
