import { lockOrder } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { openWave } from './open-wave.ts'
import { findOpenSearches } from './search-store.ts'

const job = 'searches for a booster'
const atOnce = 500

/**
 * Opens the waves that are due, and those before which no one is left to decide. Returns how many. A wave opens under
 * the lock of its order, so two processes open it once.
 */
export async function advanceSearches(services: Services): Promise<number> {
  const ids = await findOpenSearches(services.db, { job, now: services.now(), limit: atOnce })
  return attemptEach(services, job, ids, (id) =>
    transaction(services, async (work) => {
      const order = await lockOrder(work.tx, id)
      if (order.disputed_by !== null || order.frozen_at !== null) return false
      if ((await openWave(work, order)) === null) return false
      // Open pages of the order show the new wave.
      await recordDeed(work, order, { action: 'open_wave', actor: 'time', actorId: null })
      return true
    }),
  )
}
