import { type Insertable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '#db/schema.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Tx } from '#server/platform/db/pool.ts'

type Row = Schema['booster_replacements']

/** The open request for another booster, for an order's page. */
export function replacementColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('booster_replacements as replacement')
        .select(['replacement.cause', 'replacement.reason', 'replacement.asked_at'])
        .whereRef('replacement.order_id', '=', 'orders.id')
        .where('replacement.status', '=', 'asked'),
    ).as('replacement'),
  ]
}

/** Records a request for another booster; false when one is open already. */
export async function insertReplacement(
  tx: Tx,
  replacement: Omit<Insertable<Row>, 'id' | 'status'>,
): Promise<boolean> {
  const row = await tx
    .insertInto('booster_replacements')
    .values({ ...replacement, status: 'asked' })
    // A literal: with a parameter, a prepared statement's general plan doesn't find the partial index.
    .onConflict((oc) => oc.column('order_id').where(sql<boolean>`status = 'asked'`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Closes an order's open request; false when there is none. */
export async function closeReplacement(
  tx: Tx,
  orderId: string,
  status: Exclude<Row['status'], 'asked'>,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('booster_replacements')
    .set({ status, closed_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'asked')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
