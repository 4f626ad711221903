import type { Actor } from '#core/orders/lifecycle.ts'
import { type AfterCommit, type Tx, transaction } from '../db.ts'
import { settleOrder } from '../payments/settle-order.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { purgeCredentials } from '../vault/purge-credentials.ts'
import { advanceOrder } from './advance-order.ts'
import { lockOrderFor } from './lock-order-for.ts'
import { notifyParties } from './notify-parties.ts'
import type { OrderRow } from './order-row.ts'

/** Accepts a result, for the customer or for staff. */
export async function completeOrder(services: Services, caller: Caller, orderId: string): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    await closeCompleted(services, tx, afterCommit, order, { actor, actorId: caller.id })
  })
}

/** Ends a locked order: status first, then its money and its secrets in the same transaction. */
export async function closeCompleted(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow,
  { actor, actorId }: { actor: Actor; actorId: string | null },
): Promise<void> {
  const step = { orderId: order.id, action: 'complete', actor, actorId, locked: order } as const
  const completed = await advanceOrder(services, tx, afterCommit, step)
  await settleOrder(services, tx, afterCommit, completed)
  await purgeCredentials(tx, order.id, services.now())
  await notifyParties(services, tx, afterCommit, completed, 'order_completed', actorId)
}
