import type { z } from 'zod'
import type { tipOrder as call } from '#contract/tips.ts'
import { tipUntil } from '#core/orders/tips.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { canBePaid } from '#server/platform/users/user-store.ts'
import { openAtProvider } from '../payments/open-at-provider.ts'
import { endingOpenAttempt, endOldAttempt, openAttempt } from '../payments/open-attempt.ts'
import { payFromBalance } from '../payments/pay-from-balance.ts'
import type { Paid, PaymentRow } from '../payments/payment-store.ts'
import { creditTip } from './credit-tip.ts'
import { findTipOfOrder, putTip, type TipRow, tipOf } from './tip-store.ts'

type Wish = z.output<typeof call.body>

/** The customer of a completed order tips its booster from their balance, at once. */
export async function tipFromBalance(work: Work, caller: Caller, orderId: string, wish: Wish): Promise<Paid> {
  const { order, tip } = await openTip(work, caller, orderId, wish)
  const { customer_id: customerId, currency } = order
  const payment = await payFromBalance(work, tipOf(tip), { customerId, amount: tip.amount, currency })
  await creditTip(work, order, tip, payment)
  return payment
}

/**
 * Opens a payment for a tip at the provider, or finds the one of the same amount that another tab opened; one of
 * another amount ends. The booster gets it when the provider reports it paid.
 */
export async function tipByCard(
  services: Services,
  caller: Caller,
  orderId: string,
  wish: Wish,
): Promise<{ payment: PaymentRow; url: string }> {
  const [own, known] = await Promise.all([
    findOrder(services.db, orderId),
    findTipOfOrder(services.db, orderId),
  ])
  if (known && own?.customer_id === caller.id) await endOldAttempt(services, tipOf(known))
  const payment = await endingOpenAttempt(services, () =>
    transaction(services, async (work) => {
      const { order, tip } = await openTip(work, caller, orderId, wish)
      return openAttempt(work, tipOf(tip), { amount: tip.amount, currency: order.currency })
    }),
  )
  if (payment.url) return { payment, url: payment.url }
  try {
    const { url } = await openAtProvider(services, payment)
    return { payment, url }
  } catch (error) {
    // If the outcome is unknown, the attempt stays open and is requested again under the same key.
    services.log.warn({ err: error, payment: payment.id }, 'the payment of a tip could not be opened')
    throw new AppError('payment_failed')
  }
}

/** Locks the order, and notes what its customer wants to give. */
async function openTip(
  work: Work,
  caller: Caller,
  orderId: string,
  { amount, words }: Wish,
): Promise<{ order: OrderRow; tip: TipRow }> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (actor !== 'customer') throw new AppError('order_not_found')
  const { booster_id } = order
  const former = await findTipOfOrder(work.tx, orderId)
  const tipped = {
    status: order.status,
    customerId: order.customer_id,
    boosterId: booster_id,
    closedAt: order.closed_at,
    boosterGone: booster_id === null || !(await canBePaid(work.tx, booster_id)),
    contested: order.disputed_by !== null || order.frozen_at !== null,
    given: former !== undefined && former.given_at !== null,
  }
  if (!booster_id || !tipUntil(tipped, work.now)) throw new AppError('tip_closed')
  const wish = { order_id: orderId, booster_id, amount, words }
  return { order, tip: await putTip(work, wish) }
}
