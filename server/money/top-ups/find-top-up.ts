import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { findPayment, type PaymentRow } from '../payments/payment-store.ts'

/** A customer's own top-up; `payment_not_found` for anything else. */
export async function findTopUp(db: Db, customerId: string, paymentId: string): Promise<PaymentRow> {
  const payment = await findPayment(db, paymentId)
  if (payment?.subject_kind !== 'top_up' || payment.subject_id !== customerId)
    throw new AppError('payment_not_found')
  return payment
}
