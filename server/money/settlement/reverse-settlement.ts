import { orderReversed } from '#core/money/ledger.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { discountOf } from './settle-order.ts'
import { beginReversal, takeShares } from './settlement-store.ts'

/**
 * Takes an order's settlement back, so that it can be settled again: its money is in escrow as before, less what was
 * refunded. The order is locked. Throws `order_frozen` while a bank decides about its money, and `order_state_changed`
 * for an order that is not settled, or whose money a bank took back: its shares were reduced already.
 */
export async function reverseSettlement(work: Work, order: OrderRow): Promise<void> {
  if (order.frozen_at !== null) throw new AppError('order_frozen')
  if (order.charged_back_at !== null) throw new AppError('order_state_changed')
  const number = await beginReversal(work, order.id)
  if (number === null) throw new AppError('order_state_changed')
  const refunded = order.refunded ?? 0
  const entry = orderReversed({
    orderId: order.id,
    number,
    left: order.total - refunded,
    discount: discountOf(order, refunded),
    pay: await takeShares(work, order.id),
  })
  await postEntry(work.tx, entry, work.now)
}
