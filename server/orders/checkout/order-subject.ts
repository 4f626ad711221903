import { orderNumber } from '#core/base/order-number.ts'
import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { type OrderRow, paymentSubject } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { fundOrder } from '#server/money/payments/fund-order.ts'
import { capturePayment, findReserve } from '#server/money/payments/payment-store.ts'
import type { PaymentSubject } from '#server/money/payments/payment-subject.ts'
import { releaseReserve } from '#server/money/payments/release-reserve.ts'

/** A payment for an order: it takes the step `pay`, unless the order no longer awaits a payment of that amount. */
export const orderSubject: PaymentSubject<OrderRow> = {
  lock: lockOrder,

  async whenPaid(work, { amount }, order) {
    const subject = paymentSubject(order.id)
    const reserve = await findReserve(work.tx, subject)
    const together = amount + (reserve?.amount ?? 0)
    // The customer may have paid an attempt that was ended because the total changed; the old price buys nothing.
    if (order.status !== 'not_paid' || (amount !== order.total && together !== order.total)) {
      const params = { order_id: order.id, number: order.number, amount }
      return { userId: order.customer_id, code: whyReturned(order), params }
    }
    if (reserve && together === order.total) await capturePayment(work, reserve.id, null)
    else await releaseReserve(work, subject)
    await fundOrder(work, order, subject)
    await advanceOrder(work, order, { action: 'pay', actor: 'provider', actorId: null })
    return null
  },

  async describe(db, id) {
    const order = await findOrder(db, id)
    if (!order) throw new Error(`There is no order ${id} to pay for`)
    const locale = order.locale as Locale
    return {
      description: orderNumber(order.number),
      returnPath: href('/dashboard/order/:order_id', locale, { order_id: id }),
      cancelPath: href('/checkout/:order_id', locale, { order_id: id }),
    }
  },
}

/** What the customer reads: they had already paid or cancelled, or the total had changed by then. */
function whyReturned({ status }: OrderRow) {
  if (status === 'cancelled') return 'payment_refunded_cancelled'
  return status === 'not_paid' ? 'payment_refunded_changed' : 'payment_refunded_twice'
}
