import type { OrderDeed } from '#core/orders/deeds.ts'
import { isForbiddenInDispute } from '#core/orders/disputes.ts'
import type { Actor } from '#core/orders/lifecycle.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { OrderRow } from './order-row.ts'

/** Throws `order_disputed` for an action that an open dispute of the locked order forbids. */
export function refuseInDispute(action: OrderDeed, actor: Actor, { disputed_by }: OrderRow): void {
  if (isForbiddenInDispute(action, actor, disputed_by)) throw new AppError('order_disputed')
}
