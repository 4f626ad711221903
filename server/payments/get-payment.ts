import { AppError } from '../errors.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { askProvider } from './ask-provider.ts'
import { findCustomersPayment } from './payment-store.ts'

/** One of the caller's payments; an open one is asked for first, for the webhook may be late (trust M6). */
export async function getPayment(services: Services, caller: Caller, paymentId: string) {
  const { db, log } = services
  let payment = await findCustomersPayment(db, caller.id, paymentId)
  if (payment?.status === 'open') {
    try {
      await askProvider(services, payment)
    } catch (error) {
      // What we know is still an answer.
      log.warn({ err: error, payment: paymentId }, 'the provider could not be asked')
    }
    payment = await findCustomersPayment(db, caller.id, paymentId)
  }
  if (!payment) throw new AppError('payment_not_found')
  return {
    payment_id: payment.id,
    order_id: payment.order_id,
    provider: payment.provider,
    status: payment.status,
    amount: payment.amount,
    currency: payment.order_currency,
    order_status: payment.order_status,
  }
}
