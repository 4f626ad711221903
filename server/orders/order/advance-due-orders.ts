import { type DeadlineId, passedBefore } from '#core/orders/deadlines.ts'
import { advanceOrder, type Step } from '#server/kernel/advance-order.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { type Due, findDue } from './order-list-store.ts'

const atOnce = 100

/** Takes the timed step of every order whose deadline has passed; returns for how many. */
export async function advanceDueOrders(
  services: Services,
  { deadline, ...due }: Due & { deadline: DeadlineId },
  step: Pick<Step, 'action' | 'refundTo'>,
): Promise<number> {
  const { status, since } = due
  const job = `orders in ${status}`
  const now = services.now()
  const before = passedBefore(deadline, now)
  const ids = await findDue(services.db, due, { before, job, now, limit: atOnce })
  return attemptEach(services, job, ids, (id) =>
    transaction(services, async (work) => {
      const order = await lockOrder(work.tx, id)
      // Since the list was read, it may have changed, started a new deadline, or been held for staff.
      const began = order[since]
      if (order.status !== status || began === null || began > before) return false
      if (order.doubts.length > 0 || order.reserved_by !== null) return false
      if (order.frozen_at !== null || order.shortfall !== null || order.disputed_by !== null) return false
      await advanceOrder(work, order, { ...step, actor: 'time', actorId: null })
      return true
    }),
  )
}
