import { unreadMs } from '#core/chat/order-chat.ts'
import { dayMs } from '#core/durations.ts'
import { passedBefore } from '#core/orders/deadlines.ts'
import { href } from '#i18n/href.ts'
import { orderClimb } from '#i18n/order-climb.ts'
import { attemptEach } from '../attempt-store.ts'
import { mailWords } from '../mail/mail-words.ts'
import { queueLetter } from '../mail/queue-letter.ts'
import { lockOrder } from '../orders/kernel/lock-order.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import type { Services } from '../services.ts'
import { findReader } from '../users/user-store.ts'
import { transaction, type Work } from '../work.ts'
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
  const texts = rows.filter(({ author_id }) => author_id !== userId).map(({ text }) => text)
  const last = rows.at(-1)?.number
  if (last === undefined) return false
  const mailed = texts.length > 0 && (await mail(work, order, { userId, texts, last }))
  // Also without an address: nothing is left to try.
  await markMailed(tx, orderId, userId, last)
  return mailed
}

type Unread = { userId: string; texts: readonly string[]; last: number }

async function mail(work: Work, order: OrderRow, { userId, texts, last }: Unread): Promise<boolean> {
  const reader = await findReader(work.tx, userId)
  const locale = userId === order.customer_id ? order.locale : reader.locale
  const t = await mailWords(locale)
  return queueLetter(work, {
    kind: 'order_messages_unread',
    to: {
      email: reader.email,
      locale,
      username: reader.verified_at ? reader.username : null,
      userId,
    },
    order: { number: order.number, climb: orderClimb(t, order.config, locale) },
    above: texts.filter((text) => text !== '').map((text) => ({ is: 'quote', text })),
    page: `${href('/dashboard/order/:order_id', locale, { order_id: order.id })}#chat`,
    ref: `order_chat:${order.id}:${userId}:${last}`,
  })
}
