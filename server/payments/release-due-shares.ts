import { shareReleased } from '#core/ledger.ts'
import { transaction } from '../db.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { Services } from '../services.ts'

/** Makes the shares whose hold is over payable, each in a transaction of its own. */
export async function releaseDueShares(services: Services): Promise<void> {
  const { db, log, now } = services
  const due = await db
    .selectFrom('held_shares')
    .select(['order_id', 'booster_id'])
    .where('released_at', 'is', null)
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(1_000)
    .execute()
  for (const share of due)
    try {
      await release(services, share.order_id, share.booster_id)
    } catch (error) {
      log.error({ err: error, share }, 'a share could not be released')
    }
}

function release({ db, now }: Services, orderId: string, boosterId: string): Promise<void> {
  return transaction(db, async (tx) => {
    const released = await tx
      .updateTable('held_shares')
      .set({ released_at: now() })
      .where('order_id', '=', orderId)
      .where('booster_id', '=', boosterId)
      .where('released_at', 'is', null)
      .returning('amount')
      .executeTakeFirst()
    if (released) await postEntry(tx, shareReleased({ orderId, boosterId, amount: released.amount }), now())
  })
}
