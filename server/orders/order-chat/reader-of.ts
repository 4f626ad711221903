import type { Actor } from '#core/orders/lifecycle.ts'
import { actorOn, canSeeChat, canSeeOrder, canWriteInChat } from '#core/orders/visibility.ts'
import type { OrderAuthor } from '#core/talk/order-chat.ts'
import { type OrderRow, partiesOf } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

export type ChatReader = {
  order: OrderRow
  as: OrderAuthor
  /** A booster reads what was written since the order last went on the board, so nothing of an earlier booster. */
  since: Date | null
}

/** The chat of an order for a person who can read it now; a stranger's order is not found (trust A2, A8). */
export async function readerOf(db: Db, caller: Caller, orderId: string, now: Date): Promise<ChatReader> {
  const order = await findOrder(db, orderId)
  if (!order || !canSeeOrder(caller, partiesOf(order))) throw new AppError('order_not_found')
  return readerOn(order, caller, now)
}

/** The same for an order that was read or locked already. */
export function readerOn(order: OrderRow, caller: Caller, now: Date): ChatReader {
  const parties = partiesOf(order)
  if (!canSeeChat(caller, parties, now.toISOString())) throw new AppError('chat_closed')
  const as = authorOf(actorOn(caller, parties))
  return { order, as, since: as === 'booster' ? (order.searching_at ?? order.claimed_at) : null }
}

function authorOf(actor: Actor | null): OrderAuthor {
  return actor === 'customer' || actor === 'booster' ? actor : 'staff'
}

/** Whether messages can be written: from the payment until a day after the order's end. */
export function isOpenFor(caller: Caller, order: OrderRow, now: Date): boolean {
  return order.paid_at !== null && canWriteInChat(caller, partiesOf(order), now.toISOString())
}
