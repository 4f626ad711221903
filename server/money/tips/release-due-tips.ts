import { tipReleased } from '#core/money/ledger.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { findDueTips, releaseTip } from './tip-store.ts'

const job = 'release-due-tips'

/** Makes the tips whose hold is over payable, each in its own transaction. */
export async function releaseDueTips(services: Services): Promise<void> {
  const due = await findDueTips(services.db, job, services.now())
  await attemptEach(services, job, due, (orderId) => release(services, orderId))
}

function release(services: Services, orderId: string): Promise<boolean> {
  return transaction(services, async (work) => {
    // Since the list was read, a dispute or a chargeback may have begun. Both take the same lock.
    const { disputed_by, frozen_at } = await lockOrder(work.tx, orderId)
    if (disputed_by !== null || frozen_at !== null) return false
    const tip = await releaseTip(work, orderId)
    if (!tip) return false
    const { id: tipId, booster_id: boosterId } = tip
    const amount = tip.amount - tip.taken_back
    if (amount > 0) await postEntry(work.tx, tipReleased({ orderId, tipId, boosterId, amount }), work.now)
    return true
  })
}
