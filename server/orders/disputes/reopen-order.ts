import { canReopen } from '#core/orders/disputes.ts'
import { needsAccount } from '#core/orders/kinds.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockForStaff } from '#server/kernel/lock-for-staff.ts'
import { disputable, type OrderRow } from '#server/kernel/order-row.ts'
import type { OrderColumns } from '#server/kernel/order-row-store.ts'
import { isHeldByBank } from '#server/money/settlement/chargeback-store.ts'
import { reverseSettlement } from '#server/money/settlement/reverse-settlement.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** Staff let a completed order run again: its booster continues. */
export async function reopenOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<void> {
  const order = await lockForStaff(work.tx, caller, orderId)
  if (!canReopen(disputable(order), work.now)) throw new AppError('order_state_changed')
  const set = await runningAgain(work, order)
  await advanceOrder(work, order, { action: 'reopen', actor: 'admin', actorId: caller.id, reason, set })
}

/**
 * Reverses the settlement of a completed order and returns its columns once it runs again. The login was deleted at the
 * completion, so an order on the customer's account waits, paused, until there is one again. One whose money its bank
 * returned waits for its customer to pay, like any that isn't settled.
 */
export async function runningAgain(work: Work, order: OrderRow): Promise<OrderColumns> {
  await reverseSettlement(work, order)
  const frozen_at = (await isHeldByBank(work.tx, order)) ? work.now : null
  return { paused: needsAccount(order.config), shares_held: null, disputed_by: null, frozen_at }
}
