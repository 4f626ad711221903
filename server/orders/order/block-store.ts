import type { Tx } from '#server/platform/db/pool.ts'

/** Prevents a booster from claiming an order again; false when they were blocked already. */
export async function block(tx: Tx, orderId: string, boosterId: string): Promise<boolean> {
  const row = await tx
    .insertInto('order_blocks')
    .values({ order_id: orderId, booster_id: boosterId })
    .onConflict((oc) => oc.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isBlocked(tx: Tx, orderId: string, boosterId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('order_blocks')
    .select('booster_id')
    .where('order_id', '=', orderId)
    .where('booster_id', '=', boosterId)
    .executeTakeFirst()
  return row !== undefined
}
