import type { Insertable, Selectable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { changeableStatuses } from '#core/orders/changeable-statuses.ts'
import type { Schema } from '#db/schema.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

/** A change that staff prepared for the customer of an order. */
export type PreparedRow = Selectable<Schema['prepared_changes']>

/** The prepared change of an order that waits for its customer, for the order's page. */
export function preparedColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('prepared_changes as prepared')
        .innerJoin('users', 'users.id', 'prepared.prepared_by')
        .select(['prepared.id', 'prepared.config', 'prepared.difference', 'prepared.ask'])
        .select(['prepared.next_total', 'prepared.in_game_name', 'prepared.reason'])
        .select(['prepared.prepared_by', 'prepared.prepared_at', 'prepared.answer_by', 'users.username'])
        .whereRef('prepared.order_id', '=', 'orders.id')
        .where('prepared.closed_at', 'is', null)
        .where('orders.status', 'in', [...changeableStatuses]),
    ).as('prepared'),
  ]
}

export async function insertPrepared(tx: Tx, row: Insertable<Schema['prepared_changes']>): Promise<void> {
  await tx.insertInto('prepared_changes').values(row).execute()
}

/** The prepared change of an order that waits for its customer. Lock the order before. */
export function findPrepared({ tx, now }: Work, orderId: string): Promise<PreparedRow | undefined> {
  return tx
    .selectFrom('prepared_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .where('answer_by', '>', now)
    .executeTakeFirst()
}

/** Ends the prepared change of an order, if there is one. Lock the order before. */
export async function closePrepared({ tx, now }: Work, orderId: string): Promise<void> {
  await tx
    .updateTable('prepared_changes')
    .set({ closed_at: now })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute()
}
