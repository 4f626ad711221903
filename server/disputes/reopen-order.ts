import { canReopen } from '#core/orders/disputes.ts'
import { needsAccount } from '#core/orders/kinds.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { advanceOrder } from '../orders/kernel/advance-order.ts'
import { lockForStaff } from '../orders/kernel/lock-for-staff.ts'
import { disputable, type OrderRow } from '../orders/kernel/order-row.ts'
import type { OrderColumns } from '../orders/kernel/order-row-store.ts'
import type { Services } from '../services.ts'
import { reverseSettlement } from '../settlement/reverse-settlement.ts'
import { transaction, type Work } from '../work.ts'

/** Staff let a completed order run again: its booster continues. */
export async function reopenOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  await transaction(services, async (work) => {
    const order = await lockForStaff(work.tx, caller, orderId)
    if (!canReopen(disputable(order), work.now)) throw new AppError('order_state_changed')
    const set = await runningAgain(work, order)
    await advanceOrder(work, order, { action: 'reopen', actor: 'admin', actorId: caller.id, reason, set })
  })
}

/**
 * Reverses the settlement of a completed order and returns its columns once it runs again. The login was deleted at the
 * completion, so an order on the customer's account waits, paused, until there is one again.
 */
export async function runningAgain(work: Work, order: OrderRow): Promise<OrderColumns> {
  await reverseSettlement(work, order)
  return { paused: needsAccount(order.config), shares_held: null, disputed_by: null }
}
