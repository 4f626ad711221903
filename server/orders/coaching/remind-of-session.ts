import { endOf } from '#core/orders/deadlines.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { findLesson, findMeetingLink, findSoon, saveLesson } from './lesson-store.ts'

const job = 'sessions that begin soon'
const atOnce = 100

/** Reminds customer and coach of an agreed session before it begins, once per start; returns of how many. */
export async function remindOfSession(services: Services): Promise<number> {
  const ids = await findSoon(services.db, { job, now: services.now(), limit: atOnce })
  return attemptEach(services, job, ids, (id) =>
    transaction(services, async (work) => {
      const { tx, now } = work
      const order = await lockOrder(tx, id)
      const { agreed_at: session, reminded_of } = await findLesson(tx, id)
      const { status, paused, booster_id } = order
      // Since the list was read, the session may have moved, and the order may have been paused or ended.
      if (status !== 'boosting' || paused || !booster_id) return false
      if (!session || session <= now || session > endOf('sessionReminder', now)) return false
      if (reminded_of?.getTime() === session.getTime()) return false
      await saveLesson(tx, { order_id: id, reminded_of: session })
      const params = { order_id: id, number: order.number }
      await notifyAll(work, [order.customer_id, booster_id], { code: 'session_soon', params })
      // As on the order's page, nobody meets during a dispute.
      const meeting = order.disputed_by || order.frozen_at ? null : await findMeetingLink(tx, id)
      for (const to of ['customer', 'booster'] as const) {
        const ref = `session_soon:${to}:${id}:${session.getTime()}`
        await queueOrderMail(work, order, 'session_soon', ref, { to, session, meeting })
      }
      return true
    }),
  )
}
