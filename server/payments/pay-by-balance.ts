import { paidByBalance } from '#core/ledger.ts'
import { transaction } from '../db.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { announcePaid } from './announce-paid.ts'
import { lockUnpaidOrder, type PayWish, paidColumns } from './lock-unpaid-order.ts'

/** Pays an order at once; `balance_too_low` leaves everything as it was. */
export function payByBalance(
  services: Services,
  caller: Caller,
  orderId: string,
  wish: PayWish,
): Promise<OrderRow> {
  return transaction(services.db, async (tx, afterCommit) => {
    const now = services.now()
    const locked = await lockUnpaidOrder(services, tx, caller, orderId, wish)
    const order = await advanceOrder(services, tx, afterCommit, {
      orderId,
      action: 'pay',
      actor: 'customer',
      actorId: caller.id,
      set: paidColumns(locked, wish, now),
      locked,
    })
    await postEntry(tx, paidByBalance({ orderId, customerId: caller.id, amount: order.total }), now)
    await announcePaid(services, tx, afterCommit, order)
    return order
  })
}
