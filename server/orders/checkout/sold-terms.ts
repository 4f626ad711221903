import { minuteMs } from '#core/base/durations.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { levelAt, levelsOf } from '#core/prices/cashback.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { termsColumn, termsOf } from '#server/kernel/order-terms.ts'
import { turnoverOf } from '#server/money/cashback/cashback-store.ts'
import { contentOf } from '#server/money/prices/price-table-store.ts'
import type { Work } from '#server/platform/ports/work.ts'

/**
 * The column that freezes what an order promises, written with its payment: whatever staff change afterwards, its customer
 * and its boosters get this. The order is locked.
 */
export async function soldTerms({ tx }: Work, order: OrderRow): Promise<{ terms: string }> {
  const table = await contentOf(tx, order.price_version)
  const levels = levelsOf(table)
  const level = levels.length > 0 ? levelAt(levels, await turnoverOf(tx, order.customer_id, order.id)) : null
  const sold = {
    share: order.quote.share?.percent ?? table.boosterShare,
    cashback: level && { level: level.id, percent: level.percent },
    startMinutes: deadlines[kindOf(order.config).startPromise].ms / minuteMs,
  }
  return termsColumn({ ...termsOf(order), sold })
}
