import { boosterFacts, lockBooster } from '../boosters/booster-store.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { advanceOrder } from './kernel/advance-order.ts'
import { lockOrderFor } from './kernel/lock-order.ts'
import { takenBy } from './taken-by.ts'

/**
 * Staff assign a waiting order to a booster. They can override filters, rank limits and order limits, but not a ban
 * or the customer's choice of a coach.
 */
export async function assignOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  boosterId: string,
): Promise<void> {
  await transaction(services, async (work) => {
    // Staff who are boosters too take orders as boosters do: in their wave and within their limits.
    if (boosterId === caller.id) throw new AppError('own_affair')
    const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
    const found = await lockBooster(work.tx, boosterId)
    const booster = found ? await boosterFacts(work.tx, boosterId, [orderId]) : null
    if (!booster?.isBooster || booster.banned || boosterId === order.customer_id)
      throw new AppError('booster_not_found')
    if (order.coach_id && order.coach_id !== boosterId) throw new AppError('coach_not_eligible')
    const set = takenBy(order, booster, work.now)
    await advanceOrder(work, order, { action: 'assign', actor, actorId: caller.id, set })
  })
}
