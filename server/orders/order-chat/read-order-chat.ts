import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { markRead } from './message-store.ts'
import { readerOf } from './reader-of.ts'
import { partiesIn, unreadOf } from './tell-message.ts'

/** Notes how far a reader has read the chat, and shows it to customer and booster. */
export async function readOrderChat(
  { services, tx, now, after }: Work,
  caller: Caller,
  orderId: string,
  number: number,
): Promise<void> {
  const { order, as } = await readerOf(tx, caller, orderId, now)
  const read = await markRead(tx, orderId, caller.id, number)
  if (read === null || as === 'staff') return
  const unread = await unreadOf(tx, caller.id, order, now)
  after(() => {
    for (const id of partiesIn(order)) {
      // The reader's other tabs and lists count less from now on.
      const own = id === caller.id ? unread : null
      services.realtime.toUser(id, 'order_read', { order_id: orderId, by: as, number: read, unread: own })
    }
  })
}
