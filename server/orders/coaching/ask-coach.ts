import type { OrderChange } from '#server/kernel/followers.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { isBlocked } from '../order/block-store.ts'
import { findLesson } from './lesson-store.ts'

/** Offers the order to the coach whom the customer chose, unless that coach declined or dropped it. */
export async function askCoach(work: Work, { after: order, eventId }: OrderChange): Promise<void> {
  const { id, number, coach_id } = order
  if (order.status !== 'waiting_for_booster' || !coach_id) return
  if (await isBlocked(work.tx, id, coach_id)) return
  work.after(() =>
    work.services.realtime.toUser(coach_id, 'order_changed', { order_id: id, version: order.version }),
  )
  await notify(work, {
    userId: coach_id,
    code: 'coach_asked',
    params: { order_id: id, number },
    specialSound: true,
  })
  const { agreed_at: session } = await findLesson(work.tx, id)
  await queueOrderMail(work, order, 'coach_asked', `coach_asked:${eventId}`, { session })
}
