import { dayMs } from '#core/base/durations.ts'
import { passedBefore } from '#core/orders/deadlines.ts'
import { unreadMs } from '#core/talk/order-chat.ts'
import { href } from '#i18n/href.ts'
import { offeredLocale } from '#i18n/locales.ts'
import { orderClimb } from '#i18n/order-climb.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { mailWords } from '#server/news/mail/mail-words.ts'
import { queueLetter } from '#server/news/mail/queue-letter.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { findReader } from '#server/platform/users/user-store.ts'
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
  const preferred = userId === order.customer_id ? order.locale : reader.locale
  const locale = offeredLocale(work.services.config.languages, preferred)
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
