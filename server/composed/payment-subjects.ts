import type { PaymentSubjects } from '#server/money/payments/payment-subject.ts'
import { tipSubject } from '#server/money/tips/tip-subject.ts'
import { topUpSubject } from '#server/money/top-ups/top-up-subject.ts'
import { changeOfOrder } from '#server/orders/changes/change-subject.ts'
import { orderSubject } from '#server/orders/checkout/order-subject.ts'

/** Everything that a payment can pay for. To add something, add one row here. */
export const paymentSubjects: PaymentSubjects = {
  order: orderSubject,
  change: changeOfOrder,
  tip: tipSubject,
  top_up: topUpSubject,
}
