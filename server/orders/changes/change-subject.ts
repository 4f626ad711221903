import { orderNumber } from '#core/base/order-number.ts'
import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import type { PaymentSubject, Unwanted } from '#server/money/payments/payment-subject.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { changeBlocked, putForward } from './ask-change.ts'
import { type ChangeRow, closeChange, findChange, reserveOf } from './change-store.ts'

/** A payment for a change of an order, reserved until the booster agrees. */
export const changeOfOrder: PaymentSubject<OrderRow | null> = {
  async lock(tx, id) {
    const change = await findChange(tx, id)
    return change ? lockOrder(tx, change.order_id) : null
  },

  async whenPaid(work, { subject_id, amount }, order) {
    // Read again: it may have ended while the lock was awaited.
    const change = await findChange(work.tx, subject_id)
    if (!change || !order) throw new Error(`There is no change ${subject_id} to pay for`)
    const isWanted = await stillFits(work, order, change, amount)
    if (!isWanted) return unwanted(work, order, change)
    try {
      await putForward(work, order, change)
    } catch (error) {
      // Games of the meantime can leave nothing to change; nothing was written yet then.
      if (error instanceof AppError && !order.booster_id) return unwanted(work, order, change)
      throw error
    }
    return null
  },

  async describe(db, id) {
    const change = await findChange(db, id)
    const order = change && (await findOrder(db, change.order_id))
    if (!order) throw new Error(`There is no change ${id} to pay for`)
    const path = href('/dashboard/order/:order_id', order.locale as Locale, { order_id: order.id })
    return { description: orderNumber(order.number), returnPath: path, cancelPath: path }
  },
}

/** The order may have ended or changed while the customer paid. */
async function stillFits(work: Work, order: OrderRow, change: ChangeRow, amount: number): Promise<boolean> {
  if (change.status !== 'unpaid' || order.total !== change.total_before) return false
  if (amount !== reserveOf(change)) return false
  // The booster is gone, so the part that others should continue is never finished.
  if (change.others_only && !order.booster_id) return false
  return (await changeBlocked(work.tx, order)) === null
}

async function unwanted(work: Work, order: OrderRow, change: ChangeRow): Promise<Unwanted> {
  await closeChange(work, change.id, 'lapsed')
  const amount = reserveOf(change)
  const params = { order_id: order.id, number: order.number, amount }
  return { userId: order.customer_id, code: 'payment_refunded_changed', params }
}
