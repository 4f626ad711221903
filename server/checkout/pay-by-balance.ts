import { paidByBalance } from '#core/ledger.ts'
import type { Caller } from '../http/route.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { advanceOrder } from '../orders/kernel/advance-order.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import type { Work } from '../work.ts'
import { lockUnpaidOrder, type PayWish, paidColumns } from './lock-unpaid-order.ts'

/** Pays an order at once; `balance_too_low` changes nothing. */
export async function payByBalance(
  work: Work,
  caller: Caller,
  orderId: string,
  wish: PayWish,
): Promise<OrderRow> {
  const order = await lockUnpaidOrder(work, caller, orderId, wish)
  const entry = paidByBalance({ orderId, customerId: caller.id, amount: order.total })
  await postEntry(work.tx, entry, work.now)
  const set = paidColumns(order, wish, work.now)
  return advanceOrder(work, order, { action: 'pay', actor: 'customer', actorId: caller.id, set })
}
