import { isBoost, isDuo, type OrderConfig } from '#core/choices/order-config.ts'
import { orderLevel } from '#core/orders/claiming.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { isPlayed } from '#server/boosters/facts/playing-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'

type Sold = { config: OrderConfig; customerId: string; now: Date; open: boolean }

/**
 * Nothing is sold that nobody plays, at whatever price it was sealed. A coach was chosen by name, so their price says
 * whether they teach (`coach-price.ts`). Before the shop opens, staff's test orders ask nobody.
 */
export async function refuseUnplayed(db: Db, { config, customerId, now, open }: Sold): Promise<void> {
  const { coachId, filter } = kindOf(config)
  if (coachId !== null || !open) return
  const queue = isBoost(config) ? config.queue : undefined
  const wanted = {
    filter,
    game: config.game,
    level: orderLevel(config),
    queue,
    isDuo: isDuo(config),
    customerId,
  }
  if (!(await isPlayed(db, wanted, now))) throw new AppError('nobody_plays_this')
}
