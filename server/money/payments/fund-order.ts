import { orderFunded } from '#core/money/ledger.ts'
import { type OrderRow, paymentSubject } from '#server/kernel/order-row.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import { takeFromBalance } from './pay-from-balance.ts'
import { balanceProvider, joinFunds, type SubjectRef } from './payment-store.ts'

/**
 * Makes what was paid for a subject part of its order's money: for the order itself, or later for a change of it,
 * whose money moves to the order's escrow. Returns the amount (minor units) that joined; a repeated call adds
 * nothing. The customer gets a receipt. Lock the order before.
 */
export async function fundOrder(work: Work, order: OrderRow, subject: SubjectRef): Promise<number> {
  const { tx, now } = work
  const paid = await joinFunds(tx, subject)
  const { subject_id: subjectId } = subject
  for (const { id, amount } of paid)
    if (subjectId !== order.id)
      await postEntry(tx, orderFunded({ paymentId: id, subjectId, orderId: order.id, amount }), now)
  await issueReceipt(work, {
    subject: subjectId === order.id ? 'order' : 'change',
    order,
    paid: paid.map(({ id, amount, provider }) => ({
      paymentId: id,
      by: provider === balanceProvider ? 'balance' : 'card',
      amount,
    })),
  })
  return paid.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Pays for a whole order from its customer's balance: the money is the order's at once, and the customer gets a receipt.
 * Lock the order before. @throws `balance_too_low`, which changes nothing.
 */
export async function fundFromBalance(work: Work, order: OrderRow): Promise<void> {
  const { customer_id: customerId, total: amount, currency } = order
  const price = { customerId, amount, currency }
  const { id: paymentId } = await takeFromBalance(work, paymentSubject(order.id), price, 'joined')
  await issueReceipt(work, { subject: 'order', order, paid: [{ paymentId, by: 'balance', amount }] })
}
