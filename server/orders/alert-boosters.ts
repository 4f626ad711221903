import { claimRefusal } from '#core/orders/claiming.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { claimable, factsOfOffering } from '../boosters/booster-store.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { Work } from '../work.ts'
import type { OrderChange } from './kernel/followers.ts'

/**
 * An order waits for a booster. After the commit, every open page of a booster who offers its filter gets an alert.
 * The boosters drawn for it who can claim it also find a notification when they come back.
 */
export async function alertBoosters(work: Work, { after: order }: OrderChange): Promise<void> {
  if (order.status !== 'waiting_for_booster' || kindOf(order.config).coachId !== null) return
  const payload = { order_id: order.id, filter: order.filter }
  work.after(() => work.services.realtime.toFilter(order.filter, 'new_boost_order', payload))
  const offering = await factsOfOffering(work.tx, order)
  const fitting = offering.filter((booster) => claimRefusal(booster, claimable(order)) === null)
  await notifyAll(
    work,
    fitting.map(({ id }) => id),
    { code: 'new_order_fits', params: { order_id: order.id, number: order.number }, specialSound: true },
  )
}
