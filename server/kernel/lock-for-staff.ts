import type { Tx } from '#server/platform/db/pool.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockOrderFor } from './lock-order.ts'
import type { OrderRow } from './order-row.ts'
import { refuseParty } from './refuse-party.ts'

/** Locks an order for staff who decide about it; `own_affair` for its parties, whose money depends on it. */
export async function lockForStaff(tx: Tx, caller: Caller, orderId: string): Promise<OrderRow> {
  const { order } = await lockOrderFor(tx, caller, orderId)
  await refuseParty(tx, caller, order)
  return order
}
