import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { askProvider, reconcileAfterMs } from './ask-provider.ts'
import { lockUnpaidOrder, type PayWish, paidColumns } from './lock-unpaid-order.ts'
import { openAtProvider } from './open-at-provider.ts'
import { findOpenPayment, type PaymentRow } from './payment-store.ts'

/** Opens a payment at the provider, or finds the one that another tab opened; the customer goes to its page. */
export async function payByCard(
  services: Services,
  caller: Caller,
  orderId: string,
  wish: PayWish,
): Promise<{ payment: PaymentRow; url: string }> {
  await endOldAttempt(services, caller, orderId)
  const { order, payment } = await openAttempt(services, caller, orderId, wish)
  if (payment.url) return { payment, url: payment.url }
  try {
    const { url } = await openAtProvider(services, payment, order)
    return { payment, url }
  } catch (error) {
    // The attempt stays open where the outcome is unknown: it is asked for again under the same key.
    services.log.warn({ err: error, payment: payment.id }, 'the payment could not be opened')
    throw new AppError('payment_failed')
  }
}

/** An attempt that may have expired at the provider is asked for, so that nobody is sent to a dead page. */
async function endOldAttempt(services: Services, caller: Caller, orderId: string) {
  const { db, log, now } = services
  const attempt = await findOpenPayment(db, orderId)
  if (!attempt || attempt.created_at.getTime() > now().getTime() - reconcileAfterMs) return
  const mine = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('customer_id', '=', caller.id)
    .executeTakeFirst()
  if (!mine) return
  try {
    await askProvider(services, attempt)
  } catch (error) {
    log.warn({ err: error, payment: attempt.id }, 'the provider could not be asked')
  }
}

/** The attempt is stored before the provider is called; its id is the provider's key (trust M7). */
function openAttempt(services: Services, caller: Caller, orderId: string, wish: PayWish) {
  const { db, payments, now } = services
  return transaction(db, async (tx): Promise<{ order: OrderRow; payment: PaymentRow }> => {
    const order = await lockUnpaidOrder(services, tx, caller, orderId, wish)
    await tx
      .updateTable('orders')
      .set(paidColumns(order, wish, now()))
      .where('id', '=', orderId)
      .execute()
    const open = await findOpenPayment(tx, orderId)
    if (open) return { order, payment: open }
    const [provider] = payments.keys()
    if (!provider) throw new AppError('payment_failed')
    const payment = await tx
      .insertInto('payments')
      .values({
        order_id: orderId,
        provider,
        amount: order.total,
        currency: order.currency,
        status: 'open',
        created_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { order, payment }
  })
}
