import { demoPriceTable, type PriceTable } from '#core/prices/price-table.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { hasVersions, insertFirst } from './price-version-store.ts'

/** Outside production an empty shop starts with the demo prices and levels; a shop with prices keeps them. */
export async function ensurePriceTable(db: Db, levels: Partial<PriceTable> = {}): Promise<void> {
  if (await hasVersions(db)) return
  await insertFirst(db, {
    table: { ...demoPriceTable, ...levels },
    author: 'demo',
    reason: 'The prices of the demo',
  })
}
