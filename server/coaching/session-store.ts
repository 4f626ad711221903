import type { Insertable, Selectable } from 'kysely'
import { kindOf } from '#core/orders/kinds.ts'
import type { Schema } from '#db/schema.ts'
import type { Tx } from '../db/pool.ts'
import type { OrderChange } from '../orders/kernel/followers.ts'
import type { Work } from '../work.ts'

type SessionRow = Selectable<Schema['order_sessions']>

/** The agreed and the proposed time of an order; read it under the order's lock before changing it. */
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

/** Whether a coach has agreed with someone else on a time less than a span from this one. Lock the coach before. */
export async function hasSessionNear(
  tx: Tx,
  { coachId, orderId }: { coachId: string; orderId: string },
  at: Date,
  spanMs: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom('order_sessions')
    .innerJoin('orders', 'orders.id', 'order_sessions.order_id')
    .select('orders.id')
    .where('orders.booster_id', '=', coachId)
    .where('orders.status', '=', 'boosting')
    .where('orders.id', '<>', orderId)
    .where('agreed_at', '>', new Date(at.getTime() - spanMs))
    .where('agreed_at', '<', new Date(at.getTime() + spanMs))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The coach dropped the order, so the next hours must be agreed again. */
export async function endSession({ tx }: Work, { before: { id, config } }: OrderChange): Promise<void> {
  if (kindOf(config).log.of === 'sessions')
    await tx.deleteFrom('order_sessions').where('order_id', '=', id).execute()
}
