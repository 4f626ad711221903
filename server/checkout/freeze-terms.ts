import { levelAt, levelsOf } from '#core/cashback.ts'
import { minuteMs } from '#core/durations.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { turnoverOf } from '../cashback/cashback-store.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import { saveTerms } from '../orders/kernel/order-row-store.ts'
import { termsOf } from '../orders/kernel/order-terms.ts'
import { contentOf } from '../prices/price-table-store.ts'
import type { Work } from '../work.ts'

/**
 * Freezes what an order promises at the moment it is paid: whatever staff change afterwards, its customer and its
 * boosters get this. The order is locked.
 */
export async function freezeTerms(work: Work, order: OrderRow): Promise<void> {
  const { tx } = work
  const table = await contentOf(tx, order.price_version)
  const levels = levelsOf(table)
  const level = levels.length > 0 ? levelAt(levels, await turnoverOf(tx, order.customer_id, order.id)) : null
  const sold = {
    share: order.quote.share?.percent ?? table.boosterShare,
    cashback: level && { level: level.id, percent: level.percent },
    startMinutes: deadlines[kindOf(order.config).startPromise].ms / minuteMs,
  }
  await saveTerms(work, order.id, { ...termsOf(order), sold })
}
