import { reserveReturned } from '#core/money/ledger.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { endPayment, findReserve, type PaymentRow, type SubjectRef } from './payment-store.ts'

/**
 * Returns the part of the balance that is reserved for a subject, if any, to its customer: the payment beside it
 * ended, or the subject no longer needs it. Lock the subject before.
 */
export async function releaseReserve({ tx, now }: Work, subject: SubjectRef): Promise<void> {
  const part = await findReserve(tx, subject)
  if (!part) return
  await endPayment(tx, part.id, 'expired')
  const { id: paymentId, subject_id: subjectId, order_id: orderId, customer_id: customerId, amount } = part
  await postEntry(tx, reserveReturned({ paymentId, subjectId, orderId, customerId, amount }), now)
}

/** Ends an open attempt without money, and with it the part of the balance beside it. Lock the subject before. */
export async function failAttempt(
  work: Work,
  payment: PaymentRow,
  status: 'failed' | 'expired',
): Promise<void> {
  if (await endPayment(work.tx, payment.id, status)) await releaseReserve(work, payment)
}
