import type { Insertable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Tx } from '#server/platform/db/pool.ts'

/** Stores that an order isn't for a booster; a second time changes only the reason. */
export async function insertDeclined(tx: Tx, row: Insertable<Schema['declined_offers']>): Promise<void> {
  await tx
    .insertInto('declined_offers')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['order_id', 'booster_id', 'began_at']).doUpdateSet({ reason: row.reason ?? null }),
    )
    .execute()
}

export async function deleteDeclined(tx: Tx, orderId: string, boosterId: string): Promise<void> {
  await tx
    .deleteFrom('declined_offers')
    .where('order_id', '=', orderId)
    .where('booster_id', '=', boosterId)
    .execute()
}

/** The boosters who answered a search that its order isn't for them. */
export async function findDeclined(tx: Tx, orderId: string, beganAt: Date): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('declined_offers')
    .select('booster_id')
    .where('order_id', '=', orderId)
    .where('began_at', '=', beganAt)
    .execute()
  return new Set(rows.map(({ booster_id }) => booster_id))
}
