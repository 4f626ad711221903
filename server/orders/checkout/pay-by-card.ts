import { balancePart } from '#core/money/payments.ts'
import { type OrderRow, paymentSubject } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { openAtProvider } from '#server/money/payments/open-at-provider.ts'
import { endingOpenAttempt, endOldAttempt, openAttempt } from '#server/money/payments/open-attempt.ts'
import type { PaymentRow } from '#server/money/payments/payment-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { keepWish, lockUnpaidOrder, type PayWish } from './lock-unpaid-order.ts'

/**
 * Opens a payment at the provider, or finds the one that another tab opened; the customer goes to its page. Part of
 * the balance can pay beside it.
 */
export async function payByCard(
  services: Services,
  caller: Caller,
  orderId: string,
  wish: PayWish,
): Promise<{ payment: PaymentRow; url: string }> {
  const own = await findOrder(services.db, orderId)
  if (own?.customer_id === caller.id) await endOldAttempt(services, paymentSubject(orderId))
  const payment = await endingOpenAttempt(services, () =>
    transaction(services, async (work) => {
      const order = await lockUnpaidOrder(work, caller, orderId, wish)
      await keepWish(work, order, wish)
      return openAttempt(work, paymentSubject(orderId), priceOf(order, wish))
    }),
  )
  if (payment.url) return { payment, url: payment.url }
  try {
    const { url } = await openAtProvider(services, payment)
    return { payment, url }
  } catch (error) {
    // If the outcome is unknown, the attempt stays open and is requested again under the same key.
    services.log.warn({ err: error, payment: payment.id }, 'the payment could not be opened')
    throw new AppError('payment_failed')
  }
}

/** The card pays the total, less the part that the customer wants to pay from the balance. */
function priceOf({ total, currency, customer_id: customerId }: OrderRow, wish: PayWish) {
  if (wish.method === 'card') return { amount: total, currency }
  const amount = wish.from_balance ?? 0
  // More would be too little for a card, and nothing is no part.
  if (balancePart(total, amount) !== amount)
    throw new AppError('bad_params', [{ field: 'from_balance', code: 'bad_params' }])
  return { amount: total - amount, currency, fromBalance: { customerId, amount, currency } }
}
