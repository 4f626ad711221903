import { paymentReturned, reserveReturned } from '#core/money/ledger.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { balanceProvider, lockUnjoined, type PaymentRow } from '#server/money/payments/payment-store.ts'
import { insertRefund } from '#server/money/payments/refund-store.ts'
import { tellRefunds } from '#server/money/settlement/tell-refunds.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
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
