import { sql } from 'kysely'
import type { Db, Tx } from '../db/pool.ts'

/** When the shop was opened; null before. */
export async function readOpenedAt(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('shop_opening').select('opened_at').executeTakeFirstOrThrow()
  return row.opened_at
}

/**
 * Opens the shop and deletes everything that test orders have left behind, as the owner of the database. Returns how many
 * orders there were; null if it is open already. Of two at once, the second waits for the first.
 */
export async function markOpened(tx: Db | Tx, openerId: string | null, now: Date): Promise<number | null> {
  const { rows } = await sql<{ deleted: number | null }>`
    select open_shop(${openerId}::uuid, ${now}::timestamptz) as deleted`.execute(tx)
  return rows[0]?.deleted ?? null
}

/** How many orders there are; before opening, all are test orders. */
export async function countOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
