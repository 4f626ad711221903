import { deadlines, endOf, passedBefore } from '#core/orders/deadlines.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { settleClaim } from './claim-order.ts'
import { findReserved } from './order-list-store.ts'

const job = 'claims'
const atOnce = 100

/** Makes the claims final that can no longer be undone, whatever became of the process that took them; returns how many. */
export async function settleClaims(services: Services): Promise<number> {
  const before = passedBefore('undoClaim', services.now())
  const ids = await findReserved(services.db, { before, job, now: services.now(), limit: atOnce })
  return attemptEach(services, job, ids, (id) => settle(services, id))
}

/** The same for one order as soon as its time has passed. Should this process end before that, the job does it. */
export function settleSoon(services: Services, orderId: string): void {
  const failed = (error: unknown) => services.log.warn({ err: error }, 'a claim waits for the job')
  setTimeout(() => void settle(services, orderId).catch(failed), deadlines.undoClaim.ms).unref()
}

/** The same when its booster looks at the order before the job does; false if it isn't theirs. */
export async function settleOwn(services: Services, { id }: Caller, orderId: string): Promise<boolean> {
  return (await findOrder(services.db, orderId))?.reserved_by === id && settle(services, orderId)
}

function settle(services: Services, orderId: string): Promise<boolean> {
  return transaction(services, async (work) => {
    const order = await lockOrder(work.tx, orderId)
    if (!order.reserved_at || endOf('undoClaim', order.reserved_at) > work.now) return false
    return (await settleClaim(work, order)) === null
  })
}
