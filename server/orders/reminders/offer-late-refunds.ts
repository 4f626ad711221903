import { startOf } from '#core/orders/terms.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { termsOf } from '#server/kernel/order-terms.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { staffWith } from '#server/platform/users/user-store.ts'
import { findLateStarts, takeReminder } from './reminder-store.ts'

const job = 'missed starts'

/**
 * Offers the refund of every order that has no booster by its promised start, and notifies staff, once per search;
 * returns how many. The order's page offers the refund by the clock, so nobody waits for this job.
 */
export async function offerLateRefunds(services: Services): Promise<number> {
  const ids = await findLateStarts(services.db, job, services.now())
  return attemptEach(services, job, ids, (id) =>
    transaction(services, async (work) => {
      const { tx, now } = work
      const order = await lockOrder(tx, id)
      const { status, searching_at: since } = order
      // Since the list was read, it may have been claimed or cancelled, or its search may have begun again.
      const { sold } = termsOf(order)
      if (status !== 'waiting_for_booster' || !since || !sold) return false
      if (startOf(sold, since) > now) return false
      if (!(await takeReminder(tx, { orderId: id, kind: 'start', since, at: now }))) return false
      await recordDeed(work, order, { action: 'start_missed', actor: 'time', actorId: null })
      const params = { order_id: id, number: order.number }
      await notifyAll(work, await staffWith(tx, 'EditOrders'), { code: 'start_missed', params })
      return true
    }),
  )
}
