import { sumOf } from '#core/base/money.ts'
import type { Refund } from '#core/money/ledger.ts'
import type { RefundTarget } from '#server/kernel/followers.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { balanceProvider, lockFunds } from '../payments/payment-store.ts'
import { insertRefund } from '../payments/refund-store.ts'
import { issueCreditNote } from '../receipts/issue-receipt.ts'

/**
 * Takes an amount (minor units) out of the payments that fund an order, for the customer: those by card first, then
 * those from the balance, each at most once. `payment_method` returns every part the way it was paid. The order is
 * locked; the caller books an entry with these parts and then calls `tellRefunds`.
 * @throws RangeError when the order's payments have less left.
 */
export async function returnMoney(
  work: Work,
  order: OrderRow,
  amount: number,
  wanted: RefundTarget,
): Promise<Refund[]> {
  const parts: Refund[] = []
  let due = amount
  for (const payment of due > 0 ? await lockFunds(work.tx, order.id) : []) {
    const part = Math.min(due, payment.amount - payment.refunded)
    if (part === 0) break
    due -= part
    const target = wanted === 'balance' || payment.provider === balanceProvider ? 'balance' : 'provider'
    const refundId = await insertRefund(work, payment, { amount: part, target })
    const by = target === 'balance' ? 'balance' : 'card'
    await issueCreditNote(work, { paymentId: payment.id, refundId, money: { by, amount: part } })
    const to = target === 'balance' ? ({ kind: 'balance', customerId: order.customer_id } as const) : provider
    parts.push({ to, amount: part, paymentId: payment.id })
  }
  if (due !== 0)
    throw new RangeError(`The payments of order ${order.id} have ${amount - due} left, not ${amount}`)
  return parts
}

const provider = { kind: 'provider' } as const

/** How much of a refund goes to the customer's balance; minor units. */
export function toBalance(parts: readonly Refund[]): number {
  return sumOf(parts.filter(({ to }) => to.kind === 'balance'))
}

/** Where a refund goes, in a word: to the payment method if any part does; null without a refund. */
export function targetOf(parts: readonly Refund[]): RefundTarget | null {
  if (parts.length === 0) return null
  return parts.some(({ to }) => to.kind === 'provider') ? 'payment_method' : 'balance'
}
