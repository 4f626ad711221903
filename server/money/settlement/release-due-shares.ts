import { shareReleased } from '#core/money/ledger.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { findDueShares, releaseShare } from './settlement-store.ts'

const job = 'release-due-shares'

/**
 * Makes the shares whose hold is over payable, each in its own transaction; shares that wait for staff stay pending.
 */
export async function releaseDueShares(services: Services): Promise<void> {
  const due = await findDueShares(services.db, job, services.now())
  const bySubject = new Map(due.map((share) => [share.subject, share]))
  await attemptEach(services, job, [...bySubject.keys()], async (each) => {
    const share = bySubject.get(each)
    return share ? release(services, share.order_id, share.booster_id) : false
  })
}

function release(services: Services, orderId: string, boosterId: string): Promise<boolean> {
  return transaction(services, async (work) => {
    // Since the list was read, a dispute may have frozen it. Opening one takes the same lock.
    const { disputed_by, shares_held, frozen_at } = await lockOrder(work.tx, orderId)
    if (disputed_by !== null || shares_held !== null || frozen_at !== null) return false
    const released = await releaseShare(work, orderId, boosterId)
    if (!released) return false
    await postEntry(work.tx, shareReleased({ orderId, boosterId, ...released }), work.now)
    return true
  })
}
