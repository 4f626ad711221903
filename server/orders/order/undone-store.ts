import type { Db, Tx } from '#server/platform/db/pool.ts'

/** How many claims a booster has undone since a time. */
export async function countUndone(db: Db, boosterId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('undone_claims')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('booster_id', '=', boosterId)
    .where('at', '>', since)
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function insertUndone(
  tx: Tx,
  row: { order_id: string; booster_id: string; at: Date },
): Promise<void> {
  await tx.insertInto('undone_claims').values(row).execute()
}

/** Deletes those that no longer count. */
export async function deleteUndone(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('undone_claims').where('at', '<=', before).execute()
}
