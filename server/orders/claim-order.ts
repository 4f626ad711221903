import { claimRefusal } from '#core/orders/claiming.ts'
import { type Db, transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { advanceOrder, lockOrder } from './advance-order.ts'
import { boosterFacts, claimable, lockBooster } from './booster-facts.ts'
import { notifyParties } from './notify-parties.ts'
import type { OrderRow } from './order-row.ts'

/** Gives a waiting order to the booster who claims it first; everybody else is told why not. */
export async function claimOrder(services: Services, caller: Caller, orderId: string): Promise<void> {
  // Asked without a lock first: of a crowd that comes late nobody queues for the order's row.
  await refuse(services.db, caller, await findOrder(services.db, orderId))
  await transaction(services.db, async (tx, afterCommit) => {
    const order = await lockOrder(tx, orderId)
    if (order.status !== 'waiting_for_booster') throw new AppError('order_not_available')
    await lockBooster(tx, caller.id)
    await refuse(tx, caller, order)
    const claimed = await advanceOrder(services, tx, afterCommit, {
      orderId,
      action: 'claim',
      actor: 'other_booster',
      actorId: caller.id,
      set: { booster_id: caller.id },
      locked: order,
    })
    const news = order.coach_id ? 'coach_accepted' : 'booster_found'
    await notifyParties(services, tx, afterCommit, claimed, news, caller.id)
    await queueOrderMail(services, tx, claimed, news)
  })
}

function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}

async function refuse(db: Db, caller: Caller, order: OrderRow | undefined): Promise<void> {
  const booster = await boosterFacts(db, caller.id, order ? [order.id] : [])
  // Who is no booster learns nothing of which orders exist.
  if (!order) throw new AppError(booster.isBooster ? 'order_not_found' : 'user_not_booster')
  const refusal = claimRefusal(booster, claimable(order))
  if (refusal) throw new AppError(refusal)
  if (order.customer_id === caller.id) throw new AppError('order_not_available')
}
