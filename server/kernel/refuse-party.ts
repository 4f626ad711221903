import { actorOn } from '#core/orders/visibility.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type OrderRow, partiesOf } from './order-row.ts'
import { findParties } from './party-store.ts'

/**
 * The parties of an order, who aren't staff on it, whatever permissions they hold.
 * @throws `own_affair` for one of them.
 */
export async function refuseParty(db: Db, caller: Caller, order: OrderRow): Promise<string[]> {
  const parties = await findParties(db, order.id)
  if (actorOn(caller, partiesOf(order)) !== 'admin' || parties.includes(caller.id))
    throw new AppError('own_affair')
  return parties
}
