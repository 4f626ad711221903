import { type Selectable, sql } from 'kysely'
import type { BanDeed } from '#core/people/bans.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'

export type BanOrder = Selectable<Schema['ban_orders']>
type Chosen = { order_id: string; deed: BanDeed }

/**
 * Keeps what a ban decides about orders, to be carried out after the commit. Returns how many of them are the person's:
 * one that they placed can be cancelled, one that they play can be released.
 */
export async function insertBanOrders(
  { tx, now }: Work,
  { userId, by, reason, orders }: { userId: string; by: string; reason: string; orders: readonly Chosen[] },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into ban_orders (user_id, order_id, deed, reason, asked_by, asked_at)
    select ${userId}, orders.id, chosen.deed, ${reason}, ${by}, ${now}
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as chosen (order_id uuid, deed text)
      join orders on orders.id = chosen.order_id
        and case chosen.deed when 'cancel' then orders.customer_id else orders.booster_id end = ${userId}
    returning id`.execute(tx)
  return rows.length
}

/** What the present ban of a person decided, in the order of the numbers. */
export function findBanOrders(db: Db, userId: string) {
  return db
    .selectFrom('ban_orders')
    .innerJoin('users', 'users.id', 'ban_orders.user_id')
    .innerJoin('orders', 'orders.id', 'ban_orders.order_id')
    .select(['ban_orders.order_id', 'ban_orders.deed', 'ban_orders.ended_at', 'ban_orders.refusal'])
    .select('orders.number')
    .where('ban_orders.user_id', '=', userId)
    .whereRef('ban_orders.asked_at', '>=', 'users.banned_at')
    .orderBy('orders.number')
    .execute()
}

/** The ids of those that wait, except those that the job has paused. */
export async function findWaitingBanOrders(
  db: Db,
  { job, now, limit, userId }: { job: string; now: Date; limit: number; userId?: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('ban_orders')
    .select('id')
    .where('ended_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .where((eb) => notPaused(job, eb.ref('ban_orders.id'), now))
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export function findBanOrder(tx: Tx, id: string): Promise<BanOrder | undefined> {
  return tx.selectFrom('ban_orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Notes how one ended, if nobody has before; lock its person first. */
export async function endBanOrder(tx: Tx, id: string, refusal: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('ban_orders')
    .set({ ended_at: now, refusal })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** A ban that is lifted decides nothing more. */
export async function dropBanOrders(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('ban_orders').where('user_id', '=', userId).where('ended_at', 'is', null).execute()
}
