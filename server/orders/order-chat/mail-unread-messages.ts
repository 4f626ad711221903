import { dayMs } from '#core/base/durations.ts'
import { passedBefore } from '#core/orders/deadlines.ts'
import { unreadMs } from '#core/talk/order-chat.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { findLongUnread, findReads, markMailed, newestMessages } from './message-store.ts'
import { partiesIn } from './tell-message.ts'

const atOnce = 200
const quoted = 5
/** A reader who turned these mails off, or has no proven address, is not looked for forever. */
const longestMs = dayMs

/** Mails customers and boosters what they have not read in the chats of their orders, each message once. */
export async function mailUnreadMessages(services: Services): Promise<number> {
  const now = services.now()
  const due = await findLongUnread(
    services.db,
    {
      before: new Date(now.getTime() - unreadMs),
      after: new Date(now.getTime() - longestMs),
      closed: passedBefore('chat', now),
    },
    atOnce,
  )
  const names = due.map(({ order_id, user_id }) => `${order_id} ${user_id}`)
  return attemptEach(services, 'mail-unread-messages', names, (name) => {
    const [orderId = '', userId = ''] = name.split(' ')
    return transaction(services, (work) => mailReader(work, orderId, userId))
  })
}

async function mailReader(work: Work, orderId: string, userId: string): Promise<boolean> {
  const { tx } = work
  const order = await lockOrder(tx, orderId)
  // A booster who has lost the order meanwhile gets nothing of it.
  if (!partiesIn(order).includes(userId)) return false
  const read = (await findReads(tx, orderId, [userId])).get(userId)
  const after = Math.max(read?.number ?? 0, read?.mailed_number ?? 0)
  const since = userId === order.booster_id ? (order.searching_at ?? order.claimed_at) : null
  const rows = await newestMessages(tx, orderId, { after, since }, quoted)
  const quotes = rows.filter(({ author_id }) => author_id !== userId).map(({ text }) => text)
  const last = rows.at(-1)?.number
  if (last === undefined) return false
  const to = userId === order.customer_id ? 'customer' : 'booster'
  const ref = `order_chat:${order.id}:${userId}:${last}`
  const mailed =
    quotes.length > 0 && (await queueOrderMail(work, order, 'order_messages_unread', ref, { to, quotes }))
  // Also without an address: nothing is left to try.
  await markMailed(tx, orderId, userId, last)
  return mailed
}
