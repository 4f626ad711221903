import { paidByBalance } from '#core/money/ledger.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { postEntry } from '../ledger/post-entry.ts'
import {
  balanceProvider,
  type Paid,
  type PaymentState,
  type SubjectRef,
  writePayment,
} from './payment-store.ts'

export type BalancePrice = { customerId: string; amount: number; currency: string }

/**
 * Pays for a subject from a customer's balance at once; the amount (minor units) is then in the subject's escrow.
 * @throws `balance_too_low`, which changes nothing.
 */
export function payFromBalance(work: Work, subject: SubjectRef, price: BalancePrice): Promise<Paid> {
  return takeFromBalance(work, subject, price, 'captured')
}

/**
 * Reserves part of a customer's balance for a subject: it is in the subject's escrow until the payment beside it
 * succeeds or ends. @throws as above.
 */
export function reserveBalance(work: Work, subject: SubjectRef, price: BalancePrice): Promise<Paid> {
  return takeFromBalance(work, subject, price, 'open')
}

/** Takes an amount out of a customer's balance, into the subject's escrow. @throws as above. */
export async function takeFromBalance(
  work: Work,
  subject: SubjectRef,
  { customerId, amount, currency }: BalancePrice,
  state: PaymentState,
): Promise<Paid> {
  const attempt = { ...subject, provider: balanceProvider, amount, currency }
  const paid = await writePayment(work, attempt, state)
  const { subject_id: subjectId, order_id: orderId } = subject
  const entry = paidByBalance({ paymentId: paid.id, subjectId, orderId, customerId, amount })
  await postEntry(work.tx, entry, work.now)
  return paid
}
