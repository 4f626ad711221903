import { advanceOrder } from '#server/kernel/advance-order.ts'
import { type OrderRow, paymentSubject } from '#server/kernel/order-row.ts'
import { fundFromBalance } from '#server/money/payments/fund-order.ts'
import { releaseReserve } from '#server/money/payments/release-reserve.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockUnpaidOrder, type PayWish, paidColumns, statedFor } from './lock-unpaid-order.ts'

/** Pays an order at once; `balance_too_low` changes nothing. */
export async function payByBalance(
  work: Work,
  caller: Caller,
  orderId: string,
  wish: PayWish,
): Promise<OrderRow> {
  const order = await lockUnpaidOrder(work, caller, orderId, wish)
  // An open attempt by card may hold a part of the balance; should that attempt still be paid, it is refunded.
  await releaseReserve(work, paymentSubject(orderId))
  await fundFromBalance(work, { ...order, ...statedFor(wish, work.now) })
  const set = paidColumns(order, wish, work.now)
  return advanceOrder(work, order, { action: 'pay', actor: 'customer', actorId: caller.id, set })
}
