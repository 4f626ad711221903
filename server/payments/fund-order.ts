import { orderFunded } from '#core/ledger.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import type { Work } from '../work.ts'
import { balanceProvider, joinFunds, type SubjectRef } from './payment-store.ts'

/**
 * Makes what was paid for a subject part of its order's money: for the order itself, or later for a change of it,
 * whose money moves to the order's escrow. Returns the amount (minor units) that joined; a repeated call adds
 * nothing. The customer gets a receipt. Lock the order before.
 */
export async function fundOrder(work: Work, subject: SubjectRef & { order_id: string }): Promise<number> {
  const { tx, now } = work
  const paid = await joinFunds(tx, subject)
  for (const { id, amount } of paid) {
    const { order_id: orderId, subject_id: subjectId } = subject
    if (subjectId !== orderId)
      await postEntry(tx, orderFunded({ paymentId: id, subjectId, orderId, amount }), now)
  }
  await issueReceipt(work, {
    subject: subject.subject_id === subject.order_id ? 'order' : 'change',
    orderId: subject.order_id,
    paid: paid.map(({ id, amount, provider }) => ({
      paymentId: id,
      by: provider === balanceProvider ? 'balance' : 'card',
      amount,
    })),
  })
  return paid.reduce((sum, { amount }) => sum + amount, 0)
}
