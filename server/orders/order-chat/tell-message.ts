import { passedBefore } from '#core/orders/deadlines.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { countUnread, type MessageRow } from './message-store.ts'
import { messageView } from './message-view.ts'

/**
 * After the commit, shows a message to the order's customer and booster, and tells staff that there is one. Who gets it
 * is read under the order's lock, so that nobody who has lost the order is among them. The first message that someone
 * has not read is also a notification.
 */
export async function tellMessage(work: Work, order: OrderRow, row: MessageRow): Promise<void> {
  const { realtime } = work.services
  const unread: [string, Awaited<ReturnType<typeof unreadOf>>][] = []
  for (const id of partiesIn(order)) unread.push([id, await unreadOf(work.tx, id, order, work.now)])
  work.after(() => {
    const message = messageView(row, 'customer')
    for (const [id, of] of unread)
      realtime.toUser(id, 'order_message', { order_id: order.id, message, unread: of })
    realtime.toStaff('order_chat', { order_id: order.id, from: row.author })
  })
  const first = unread.filter(([id, { count }]) => id !== row.author_id && count === 1)
  await notifyAll(
    work,
    first.map(([id]) => id),
    { code: 'order_message', params: { order_id: order.id, number: order.number } },
  )
}

/** How many messages the customer or the booster of an order has not read, for the counts beside their lists. */
export async function unreadOf(db: Db, userId: string, order: OrderRow, now: Date) {
  const [unread] = await countUnread(db, userId, passedBefore('chat', now), order.id)
  return { as: partyOf(order, userId), count: unread?.count ?? 0 }
}

/** Which of the two parties of an order a person is. */
export function partyOf(
  { customer_id }: Pick<OrderRow, 'customer_id'>,
  userId: string,
): 'customer' | 'booster' {
  return customer_id === userId ? 'customer' : 'booster'
}

export function partiesIn({ customer_id, booster_id }: OrderRow): string[] {
  return booster_id ? [customer_id, booster_id] : [customer_id]
}
