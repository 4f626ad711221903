import { boosterFacts, lockBooster } from '#server/boosters/facts/booster-store.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { takenBy } from './taken-by.ts'

/**
 * Staff assign a waiting order to a booster. They can override filters, rank limits and order limits, but not a ban
 * or the customer's choice of a coach.
 */
export async function assignOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  boosterId: string,
): Promise<void> {
  // Staff who are boosters too take orders as boosters do: in their wave and within their limits.
  if (boosterId === caller.id) throw new AppError('own_affair')
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  // A booster was there first, and can undo it for a few seconds more.
  if (order.reserved_by !== null) throw new AppError('order_not_available')
  const found = await lockBooster(work.tx, boosterId)
  const booster = found ? await boosterFacts(work.tx, boosterId, [orderId]) : null
  if (!booster?.isBooster || booster.banned || boosterId === order.customer_id)
    throw new AppError('booster_not_found')
  if (order.coach_id && order.coach_id !== boosterId) throw new AppError('coach_not_eligible')
  const set = takenBy(order, booster, work.now)
  await advanceOrder(work, order, { action: 'assign', actor, actorId: caller.id, set })
}
