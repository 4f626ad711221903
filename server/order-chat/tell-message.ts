import { passedBefore } from '#core/orders/deadlines.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import type { Work } from '../work.ts'
import { countUnread, type MessageRow } from './message-store.ts'
import { messageView } from './message-view.ts'

/**
 * After the commit, shows a message to the order's customer and booster, and tells staff that there is one. Who gets it
 * is read under the order's lock, so that nobody who has lost the order is among them. The first message that someone
 * has not read is also a notification.
 */
export async function tellMessage(work: Work, order: OrderRow, row: MessageRow): Promise<void> {
  const { realtime } = work.services
  const parties = partiesIn(order)
  work.after(() => {
    const payload = { order_id: order.id, message: messageView(row, 'customer') }
    for (const id of parties) realtime.toUser(id, 'order_message', payload)
    realtime.toStaff('order_chat', { order_id: order.id })
  })
  const closed = passedBefore('chat', work.now)
  const first: string[] = []
  for (const id of parties) {
    if (id === row.author_id) continue
    const [unread] = await countUnread(work.tx, id, closed, order.id)
    if (unread?.count === 1) first.push(id)
  }
  await notifyAll(work, first, {
    code: 'order_message',
    params: { order_id: order.id, number: order.number },
  })
}

export function partiesIn({ customer_id, booster_id }: OrderRow): string[] {
  return booster_id ? [customer_id, booster_id] : [customer_id]
}
