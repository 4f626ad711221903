import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { findLesson, findMissed } from './lesson-store.ts'

const job = 'missed slots'
const atOnce = 100

/** Refunds the orders whose coach hadn't answered when the booked session began; returns how many. */
export async function cancelMissedSlots(services: Services): Promise<number> {
  const now = services.now()
  const ids = await findMissed(services.db, { job, now, limit: atOnce })
  return attemptEach(services, job, ids, (id) =>
    transaction(services, async (work) => {
      const order = await lockOrder(work.tx, id)
      const { agreed_at } = await findLesson(work.tx, id)
      if (order.status !== 'waiting_for_booster' || !agreed_at || agreed_at > now) return false
      if (order.frozen_at !== null || order.reserved_by !== null) return false
      const step = { action: 'cancel', refundTo: 'payment_method' } as const
      await advanceOrder(work, order, { ...step, actor: 'time', actorId: null })
      return true
    }),
  )
}
