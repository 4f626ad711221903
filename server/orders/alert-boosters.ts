import { claimRefusal } from '#core/orders/claiming.ts'
import { askCoach } from '../coaching/ask-coach.ts'
import type { AfterCommit, Tx } from '../db.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { Services } from '../services.ts'
import { claimable, factsOfOffering } from './booster-facts.ts'
import type { OrderRow } from './order-row.ts'

/**
 * An order waits for a booster: every open page of somebody who offers its filter hears of it after commit, and
 * those of the drawn wave who may claim it find a notification when they come back, too. Coaching asks one by name.
 */
export async function alertBoosters(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow,
): Promise<void> {
  if (order.coach_id) return askCoach(services, tx, afterCommit, { ...order, coach_id: order.coach_id })
  const payload = { order_id: order.id, filter: order.filter }
  afterCommit(() => services.realtime.toFilter(order.filter, 'new_boost_order', payload))
  const offering = await factsOfOffering(tx, order)
  const fitting = offering
    .filter((booster) => claimRefusal(booster, claimable(order)) === null)
    .map(({ id }) => id)
    .filter((id) => id !== order.customer_id)
  await notifyAll(services, tx, afterCommit, fitting, {
    code: 'new_order_fits',
    params: { order_id: order.id, number: order.number },
    specialSound: true,
  })
}
