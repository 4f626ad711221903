import { type ClaimingBooster, claimRefusal } from '#core/orders/claiming.ts'
import { boosterFacts, claimable, lockBooster } from '#server/boosters/facts/booster-store.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { takenBy } from './taken-by.ts'

/** Assigns a waiting order to the booster who claims it first; the others get the reason for their refusal. */
export async function claimOrder(work: Work, caller: Caller, orderId: string): Promise<void> {
  // Checked without a lock first, so that boosters who come too late don't queue for the order's row.
  await refuse(work.tx, caller, await findOrder(work.tx, orderId))
  const order = await lockOrder(work.tx, orderId)
  if (order.status !== 'waiting_for_booster') throw new AppError('order_not_available')
  await lockBooster(work.tx, caller.id)
  const booster = await refuse(work.tx, caller, order)
  const set = takenBy(order, booster, work.now)
  await advanceOrder(work, order, { action: 'claim', actor: 'other_booster', actorId: caller.id, set })
}

async function refuse(db: Db, caller: Caller, order: OrderRow | undefined): Promise<ClaimingBooster> {
  const booster = await boosterFacts(db, caller.id, order ? [order.id] : [])
  // A person who is not a booster must not find out which orders exist.
  if (!order) throw new AppError(booster.isBooster ? 'order_not_found' : 'user_not_booster')
  const refusal = claimRefusal(booster, claimable(order))
  if (refusal) throw new AppError(refusal)
  return booster
}
