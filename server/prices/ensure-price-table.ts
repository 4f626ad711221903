import { demoPriceTable } from '#core/prices/price-table.ts'
import type { Db } from '../db/pool.ts'
import { hasVersions, insertFirst } from './price-version-store.ts'

/** Outside production an empty shop starts with the demo prices; a shop with prices keeps them. */
export async function ensurePriceTable(db: Db): Promise<void> {
  if (await hasVersions(db)) return
  await insertFirst(db, { table: demoPriceTable, author: 'demo', reason: 'The prices of the demo' })
}
