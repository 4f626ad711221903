import type { z } from 'zod'
import type { payOrder } from '#contract/payments.ts'
import { isDuo } from '#core/choices/order-config.ts'
import { staleCoupon } from '../coupons/coupon-uses.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { lockUnpaid } from '../orders/kernel/lock-order.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import type { Work } from '../work.ts'

/** What a customer says when they pay. */
export type PayWish = z.output<typeof payOrder.body>

/** The coupon of an order no longer counts: it is taken off outside of the transaction that found it. */
export class StaleCoupon extends AppError {}

/**
 * Locks an order that its customer wants to pay, or says why it can't be paid: also when its coupon has ended since
 * it was applied, or when the customer was shown another total.
 */
export async function lockUnpaidOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  wish: PayWish,
): Promise<OrderRow> {
  const order = await lockUnpaid(work.tx, caller.id, orderId)
  const stale = await staleCoupon(work.tx, order, work.now)
  if (stale) throw new StaleCoupon(stale)
  if (wish.total !== undefined && wish.total !== order.total) throw new AppError('order_total_changed')
  // Whoever plays along is found by the name; nobody could start without it.
  if (isDuo(order.config) && !inGameName(order, wish))
    throw new AppError('bad_params', [{ field: 'in_game_name', code: 'bad_params' }])
  return order
}

/** What paying records on the order beside its status. */
export function paidColumns(order: OrderRow, wish: PayWish, now: Date) {
  return { risk_accepted_at: now, in_game_name: inGameName(order, wish) }
}

/** Keeps what the customer said before they go to the provider's page. */
export async function keepWish(work: Work, order: OrderRow, wish: PayWish): Promise<void> {
  const set = paidColumns(order, wish, work.now)
  await recordDeed(work, order, {
    action: 'open_payment',
    actor: 'customer',
    actorId: order.customer_id,
    set,
  })
}

function inGameName(order: OrderRow, wish: PayWish): string | null {
  return wish.in_game_name ?? order.in_game_name
}
