import { paidByBalance } from '#core/ledger.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { Work } from '../work.ts'
import {
  balanceProvider,
  capturePayment,
  insertPayment,
  type PaymentRow,
  type SubjectRef,
} from './payment-store.ts'

export type BalancePrice = { customerId: string; amount: number; currency: string }

/**
 * Pays for a subject from a customer's balance at once; the amount (minor units) is then in the subject's escrow.
 * @throws `balance_too_low`, which changes nothing.
 */
export async function payFromBalance(
  work: Work,
  subject: SubjectRef,
  price: BalancePrice,
): Promise<PaymentRow> {
  const part = await reserveBalance(work, subject, price)
  await capturePayment(work, part.id, null)
  return { ...part, status: 'captured' }
}

/**
 * Reserves part of a customer's balance for a subject: it is in the subject's escrow until the payment beside it
 * succeeds or ends. @throws as above.
 */
export async function reserveBalance(
  work: Work,
  subject: SubjectRef,
  { customerId, amount, currency }: BalancePrice,
): Promise<PaymentRow> {
  const payment = await insertPayment(work, { ...subject, provider: balanceProvider, amount, currency })
  const { subject_id: subjectId, order_id: orderId } = subject
  const entry = paidByBalance({ paymentId: payment.id, subjectId, orderId, customerId, amount })
  await postEntry(work.tx, entry, work.now)
  return payment
}
