import type { z } from 'zod'
import type { cancelOrder as call } from '#contract/orders.ts'
import type { Actor } from '#core/orders/lifecycle.ts'
import { releaseUse } from '../coupons/coupon-uses.ts'
import { type AfterCommit, type Tx, transaction } from '../db.ts'
import { refundOrder } from '../payments/settle-order.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { purgeCredentials } from '../vault/purge-credentials.ts'
import { advanceOrder } from './advance-order.ts'
import { lockOrderFor } from './lock-order-for.ts'
import { notifyParties } from './notify-parties.ts'
import type { OrderRow } from './order-row.ts'

/** Cancels an order for its customer or for staff. */
export async function cancelOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  { refund_to, reason }: z.output<typeof call.body>,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    await closeCancelled(services, tx, afterCommit, order, {
      actor,
      actorId: caller.id,
      reason,
      to: refund_to,
    })
  })
}

type Cancellation = {
  actor: Actor
  actorId: string | null
  reason?: string | undefined
  to: 'balance' | 'payment_method'
}

/** Ends a locked order: status first, then its money and its secrets in the same transaction. */
export async function closeCancelled(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow,
  { actor, actorId, reason, to }: Cancellation,
): Promise<void> {
  const step = { orderId: order.id, action: 'cancel', actor, actorId, reason, locked: order } as const
  const cancelled = await advanceOrder(services, tx, afterCommit, step)
  await releaseUse(tx, order.id, services.now())
  await refundOrder(services, tx, afterCommit, cancelled, { to })
  await purgeCredentials(tx, order.id, services.now())
  await notifyParties(services, tx, afterCommit, cancelled, 'order_cancelled', actorId)
}
