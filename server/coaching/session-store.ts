import type { Insertable, Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '../db.ts'

type SessionRow = Selectable<Schema['order_sessions']>

/** What is agreed and proposed on an order; read under the order's lock by whoever changes it. */
export async function findSession(tx: Tx, orderId: string): Promise<SessionRow> {
  const row = await tx
    .selectFrom('order_sessions')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ?? { order_id: orderId, agreed_at: null, proposed_at: null, proposed_by: null }
}

export async function saveSession(tx: Tx, row: Insertable<Schema['order_sessions']>): Promise<void> {
  await tx
    .insertInto('order_sessions')
    .values(row)
    .onConflict((oc) => oc.column('order_id').doUpdateSet(row))
    .execute()
}

/** Hours of an order that were held. */
export async function hoursHeld(db: Db, orderId: string): Promise<number> {
  const { hours } = await db
    .selectFrom('session_notes')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('hours'), eb.lit(0)).as('hours'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(hours)
}
