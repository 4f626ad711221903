import type { PlayHours } from '#core/orders/play-hours.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

/** When an order's booster can play; null at any time. */
export async function findPlayHours(db: Db, orderId: string): Promise<PlayHours | null> {
  const row = await db
    .selectFrom('play_hours')
    .select(['slots', 'time_zone'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ? { slots: row.slots, zone: row.time_zone } : null
}

/** Replaces the hours of a locked order; none means any time. */
export async function putPlayHours(
  tx: Tx,
  orderId: string,
  { slots, zone }: PlayHours,
  now: Date,
): Promise<void> {
  if (slots.length === 0) {
    await tx.deleteFrom('play_hours').where('order_id', '=', orderId).execute()
    return
  }
  const hours = { slots: JSON.stringify(slots), time_zone: zone, updated_at: now }
  await tx
    .insertInto('play_hours')
    .values({ order_id: orderId, ...hours })
    .onConflict((oc) => oc.column('order_id').doUpdateSet(hours))
    .execute()
}
