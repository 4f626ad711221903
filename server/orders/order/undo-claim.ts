import { endOf } from '#core/orders/deadlines.ts'
import { undoIsDrop, undosWithinMs } from '#core/orders/undone-claims.ts'
import { boosterFacts, lockBooster } from '#server/boosters/facts/booster-store.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { block } from './block-store.ts'
import { freeOrder } from './claim-order.ts'
import { countUndone, insertUndone } from './undone-store.ts'

/**
 * A booster undoes the claim of a moment ago: the order returns to the board as if they had not pressed. The last undo that
 * an hour allows counts as a drop, so they can't claim this order again; returns whether it did.
 */
export async function undoClaim(work: Work, caller: Caller, orderId: string): Promise<boolean> {
  const { tx, now } = work
  const order = await lockOrder(tx, orderId)
  if (order.booster_id === caller.id) throw new AppError('claim_is_final')
  if (order.reserved_by !== caller.id || !order.reserved_at) throw new AppError('order_not_found')
  if (endOf('undoClaim', order.reserved_at) <= now) throw new AppError('claim_is_final')
  await lockBooster(tx, caller.id)
  const isDrop = await nextUndoIsDrop(work, caller.id, order)
  await insertUndone(tx, { order_id: orderId, booster_id: caller.id, at: now })
  if (isDrop) await block(tx, orderId, caller.id)
  await freeOrder(work, order)
  return isDrop
}

/** Whether a booster would drop an order by undoing its claim now. */
export async function nextUndoIsDrop(
  { tx, now }: { tx: Db; now: Date },
  boosterId: string,
  { id, coach_id }: { id: string; coach_id: string | null },
): Promise<boolean> {
  const undone = await countUndone(tx, boosterId, new Date(now.getTime() - undosWithinMs))
  const { ownOrderIds } = await boosterFacts(tx, boosterId, [id])
  return undoIsDrop(undone, coach_id !== null || ownOrderIds.includes(id))
}
