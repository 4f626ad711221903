import { demoPriceTable } from '#core/orders/price-table.ts'
import type { Db } from '../db.ts'

/** An empty shop starts with the demo prices; one that has prices keeps them. */
export async function ensurePriceTable(db: Db): Promise<void> {
  const present = await db.selectFrom('price_tables').select('version').limit(1).executeTakeFirst()
  if (present) return
  await db
    .insertInto('price_tables')
    .values({
      version: demoPriceTable.version,
      effective_at: demoPriceTable.effectiveAt,
      author: 'demo',
      reason: 'The prices of the demo',
      content: JSON.stringify(demoPriceTable),
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
}
