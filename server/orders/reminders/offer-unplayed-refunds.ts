import { isOrderPlayed } from '#server/boosters/facts/playing-store.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { findUnplayed, takeReminder } from './reminder-store.ts'

const job = 'orders that nobody plays'

/**
 * Offers the refund of every waiting order whose last booster who plays it was banned, paused, ended, idle or given other
 * services, once per search; returns how many. It looks each minute at what is, so nothing that a booster can lose has to
 * know of it. The order's page offers the refund by the same rule, so nobody waits for this job.
 */
export async function offerUnplayedRefunds(services: Services): Promise<number> {
  const ids = await findUnplayed(services.db, job, services.now())
  return attemptEach(services, job, ids, (id) =>
    transaction(services, async (work) => {
      const { tx, now } = work
      const order = await lockOrder(tx, id)
      const { status, searching_at: since } = order
      // Since the list was read, it may have been claimed or cancelled, or a booster may be back.
      if (status !== 'waiting_for_booster' || !since || (await isOrderPlayed(tx, id, now))) return false
      if (!(await takeReminder(tx, { orderId: id, kind: 'unplayed', since, at: now }))) return false
      await recordDeed(work, order, { action: 'nobody_plays', actor: 'time', actorId: null })
      return true
    }),
  )
}
