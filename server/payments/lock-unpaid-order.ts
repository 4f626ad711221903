import type { z } from 'zod'
import type { payOrder } from '#contract/payments.ts'
import { isDuo } from '#core/orders/order-config.ts'
import { staleCoupon } from '../coupons/coupon-uses.ts'
import type { Tx } from '../db.ts'
import { AppError } from '../errors.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'

/** What a customer says when they pay. */
export type PayWish = z.output<typeof payOrder.body>

/** The coupon of an order no longer counts: it is taken off outside of the transaction that found it. */
export class StaleCoupon extends AppError {}

/**
 * Locks an order that its customer wants to pay, or says why it can't be paid: also when its coupon has ended since
 * it was applied, or when the customer was shown another total.
 */
export async function lockUnpaidOrder(
  { now }: Services,
  tx: Tx,
  caller: Caller,
  orderId: string,
  wish: PayWish,
): Promise<OrderRow> {
  const order = await lockOwnUnpaid(tx, caller, orderId)
  const stale = await staleCoupon(tx, order, now())
  if (stale) throw new StaleCoupon(stale)
  if (wish.total !== undefined && wish.total !== order.total) throw new AppError('order_total_changed')
  // Whoever plays along is found by the name; nobody could start without it.
  if (isDuo(order.config) && !inGameName(order, wish))
    throw new AppError('bad_params', [{ field: 'in_game_name', code: 'bad_params' }])
  return order
}

/** Locks an unpaid order of the caller's. */
export async function lockOwnUnpaid(tx: Tx, caller: Caller, orderId: string): Promise<OrderRow> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('customer_id', '=', caller.id)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw new AppError('order_not_found')
  if (order.paid_at) throw new AppError('payment_has_already_been_processed')
  if (order.status !== 'not_paid') throw new AppError('order_state_changed')
  return order
}

/** What paying records on the order beside its status. */
export function paidColumns(order: OrderRow, wish: PayWish, now: Date) {
  return { risk_accepted_at: now, in_game_name: inGameName(order, wish) }
}

function inGameName(order: OrderRow, wish: PayWish): string | null {
  return wish.in_game_name ?? order.in_game_name
}
