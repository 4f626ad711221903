import type { z } from 'zod'
import type { payOrder } from '#contract/payments.ts'
import { isDuo } from '#core/orders/order-config.ts'
import type { Tx } from '../db.ts'
import { AppError } from '../errors.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Caller } from '../route.ts'

/** What a customer says when they pay. */
export type PayWish = z.output<typeof payOrder.body>

/** Locks an order that its customer wants to pay, or says why it can't be paid. */
export async function lockUnpaidOrder(
  tx: Tx,
  caller: Caller,
  orderId: string,
  wish: PayWish,
): Promise<OrderRow> {
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
  // Whoever plays along is found by the name; nobody could start without it.
  if (isDuo(order.config) && !inGameName(order, wish))
    throw new AppError('bad_params', [{ field: 'in_game_name', code: 'bad_params' }])
  return order
}

/** What paying records on the order beside its status. */
export function paidColumns(order: OrderRow, wish: PayWish, now: Date) {
  return { risk_accepted_at: now, in_game_name: inGameName(order, wish) }
}

function inGameName(order: OrderRow, wish: PayWish): string | null {
  return wish.in_game_name ?? order.in_game_name
}
