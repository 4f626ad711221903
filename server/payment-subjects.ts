import { orderSubject } from './checkout/order-subject.ts'
import type { PaymentSubjects } from './payments/payment-subject.ts'

/** Everything that a payment can pay for; something new is one row, and one kind in the table `payments`. */
export const paymentSubjects: PaymentSubjects = {
  order: orderSubject,
}
