import { passedBefore } from '#core/orders/deadlines.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { countUnread } from './message-store.ts'

/** The caller's orders with unread messages. */
export async function listUnreadChats({ db, now }: Services, caller: Caller) {
  return { items: await countUnread(db, caller.id, passedBefore('chat', now())) }
}
