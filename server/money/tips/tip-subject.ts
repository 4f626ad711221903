import { orderNumber } from '#core/base/order-number.ts'
import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { canBePaid } from '#server/platform/users/user-store.ts'
import type { PaymentSubject } from '../payments/payment-subject.ts'
import { creditTip } from './credit-tip.ts'
import { findTip } from './tip-store.ts'

/**
 * A payment for a tip. It counts whenever it arrives, because the customer gave it while they could; it is refunded if
 * the order was tipped before, or its booster was banned or erased since.
 */
export const tipSubject: PaymentSubject<OrderRow | null> = {
  async lock(tx, id) {
    const tip = await findTip(tx, id)
    return tip ? lockOrder(tx, tip.order_id) : null
  },

  async whenPaid(work, payment, order) {
    // Read again: it may have been given while the lock was awaited.
    const tip = await findTip(work.tx, payment.subject_id)
    if (!tip || !order) throw new Error(`There is no tip ${payment.subject_id} to pay for`)
    if (tip.given_at !== null || !(await canBePaid(work.tx, tip.booster_id))) {
      const params = { order_id: order.id, number: order.number, amount: payment.amount }
      return { userId: order.customer_id, code: 'tip_refunded', params }
    }
    await creditTip(work, order, tip, payment)
    return null
  },

  async describe(db, id) {
    const tip = await findTip(db, id)
    const order = tip && (await findOrder(db, tip.order_id))
    if (!order) throw new Error(`There is no tip ${id} to pay for`)
    const path = href('/dashboard/order/:order_id', order.locale as Locale, { order_id: order.id })
    return { description: orderNumber(order.number), returnPath: path, cancelPath: path }
  },
}
