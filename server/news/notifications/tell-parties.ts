import { newsOf } from '#core/orders/kinds.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { notifyAll } from './notify.ts'

/**
 * Notifies an order's customer and booster of an action, except the person who did it, who already knows; a payer is
 * notified too.
 */
export function tellParties(work: Work, { action, before, after, actorId }: OrderChange): Promise<void> {
  const code = newsOf(after.config, action)
  if (!code) return Promise.resolve()
  const parties = new Set([after.customer_id, before.booster_id, after.booster_id])
  const told = [...parties].filter((id): id is string => id !== null && (id !== actorId || action === 'pay'))
  const params = { order_id: after.id, number: after.number }
  return notifyAll(work, told, { code, params })
}
