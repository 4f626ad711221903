import { changeOfOrder } from './changes/change-subject.ts'
import { orderSubject } from './checkout/order-subject.ts'
import type { PaymentSubjects } from './payments/payment-subject.ts'
import { tipSubject } from './tips/tip-subject.ts'
import { topUpSubject } from './top-ups/top-up-subject.ts'

/** Everything that a payment can pay for. To add something, add one row here. */
export const paymentSubjects: PaymentSubjects = {
  order: orderSubject,
  change: changeOfOrder,
  tip: tipSubject,
  top_up: topUpSubject,
}
