import type { Insertable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '#db/schema.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Tx } from '#server/platform/db/pool.ts'

/** Why boosters didn't want an order in its latest search, and how many each. */
export function declinedColumns(eb: OrderBuilder) {
  return [
    jsonArrayFrom(
      eb
        .selectFrom('declined_offers as declined')
        .select(['declined.reason', (part) => part.fn.countAll<number>().as('count')])
        .whereRef('declined.order_id', '=', 'orders.id')
        .whereRef('declined.began_at', '=', 'orders.searching_at')
        .groupBy('declined.reason')
        .orderBy('count', 'desc'),
    ).as('not_for_me'),
  ]
}

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
