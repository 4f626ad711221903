import { paymentReturned, reserveReturned } from '#core/ledger.ts'
import type { Tx } from '../db/pool.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import { balanceProvider, lockUnjoined, type PaymentRow } from '../payments/payment-store.ts'
import { insertRefund } from '../payments/refund-store.ts'
import { tellRefunds } from '../settlement/tell-refunds.ts'
import type { Work } from '../work.ts'
import { type ChangeRow, changeSubject } from './change-store.ts'

/** What was paid for a change and isn't part of an order's money yet. The order is locked. */
export function lockReserve(tx: Tx, change: ChangeRow): Promise<PaymentRow[]> {
  return lockUnjoined(tx, changeSubject(change))
}

/** What was reserved for a change that doesn't happen goes back the way it was paid, each part once. */
export async function returnReserve(work: Work, order: OrderRow, change: ChangeRow): Promise<void> {
  const customerId = order.customer_id
  for (const payment of await lockReserve(work.tx, change)) {
    const { id: paymentId } = payment
    // A bank can have taken a part of it back.
    const amount = payment.amount - payment.refunded
    if (amount === 0) continue
    const part = { paymentId, subjectId: change.id, orderId: order.id, customerId, amount }
    const isBalance = payment.provider === balanceProvider
    await postEntry(work.tx, isBalance ? reserveReturned(part) : paymentReturned(part), work.now)
    await insertRefund(work, payment, { amount, target: isBalance ? 'balance' : 'provider' })
    if (isBalance)
      await tellRefunds(work, order, [{ to: { kind: 'balance', customerId }, amount, paymentId }])
  }
}
