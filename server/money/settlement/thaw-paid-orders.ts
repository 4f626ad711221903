import { lockOrder } from '#server/kernel/lock-order.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { thaw } from './bought-with.ts'
import { findThawed } from './chargeback-store.ts'

const job = 'thaw-paid-orders'

/** Lets orders go on that were bought with money that its bank returned, once their customers owe nothing any more. */
export async function thawPaidOrders(services: Services): Promise<void> {
  const ids = await findThawed(services.db, job, services.now())
  await attemptEach(services, job, ids, (id) =>
    transaction(services, async (work) => thaw(work, await lockOrder(work.tx, id))),
  )
}
