import type { DisputedOrder } from '#core/orders/disputes.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { gamesOf, logOf } from '#server/kernel/progress-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { DisputeRow } from './dispute-store.ts'

/** An order as a decision divides its money. What was played up to the last picture counts as proven. */
export async function disputedOrder(
  db: Db,
  order: OrderRow,
  { appeal_of }: Pick<DisputeRow, 'appeal_of'>,
): Promise<DisputedOrder> {
  const games = await gamesOf(db, order.id)
  const log = await logOf(db, order.id)
  const lastProven = games.findLastIndex(({ proof_file_id }) => proof_file_id !== null)
  return {
    quote: order.quote,
    config: order.config,
    log,
    proven: { ...log, played: log.played.slice(0, lastProven + 1) },
    holder: order.booster_id,
    refunded: order.refunded ?? 0,
    appeal: appeal_of !== null,
    cancelled: order.status === 'cancelled',
  }
}
