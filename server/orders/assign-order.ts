import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { advanceOrder } from './advance-order.ts'
import { boosterFacts, lockBooster } from './booster-facts.ts'
import { lockOrderFor } from './lock-order-for.ts'
import { notifyParties } from './notify-parties.ts'

/**
 * Staff give a waiting order to a booster. Filters, ceiling and limits are theirs to overrule, a ban is not, and
 * neither is whom a customer chose as their coach.
 */
export async function assignOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  boosterId: string,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    const found = await lockBooster(tx, boosterId)
    const booster = found ? await boosterFacts(tx, boosterId, []) : null
    if (!booster?.isBooster || booster.banned || boosterId === order.customer_id)
      throw new AppError('booster_not_found')
    if (order.coach_id && order.coach_id !== boosterId) throw new AppError('coach_not_eligible')
    const assigned = await advanceOrder(services, tx, afterCommit, {
      orderId,
      action: 'assign',
      actor,
      actorId: caller.id,
      set: { booster_id: boosterId },
      locked: order,
    })
    const news = order.coach_id ? 'coach_accepted' : 'booster_found'
    await notifyParties(services, tx, afterCommit, assigned, news, caller.id)
    await queueOrderMail(services, tx, assigned, news)
  })
}
