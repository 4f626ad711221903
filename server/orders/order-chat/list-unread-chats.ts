import { passedBefore } from '#core/orders/deadlines.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countUnread } from './message-store.ts'
import { partyOf } from './tell-message.ts'

/** The caller's orders with unread messages, and what the caller is on each. */
export async function listUnreadChats({ db, now }: Services, caller: Caller) {
  const rows = await countUnread(db, caller.id, passedBefore('chat', now()))
  const items = rows.map(({ order_id, customer_id, count }) => ({
    order_id,
    as: partyOf({ customer_id }, caller.id),
    count,
  }))
  return { items }
}
