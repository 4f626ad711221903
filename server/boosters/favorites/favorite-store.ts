import type { Db, Tx } from '#server/platform/db/pool.ts'

/** The ids of a person's favorites, the latest first. */
export async function findFavorites(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('booster_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('booster_id')
    .execute()
  return rows.map(({ booster_id }) => booster_id)
}

/** Saves one more, if the person doesn't have it yet. */
export async function insertFavorite(
  tx: Tx,
  favorite: { user_id: string; booster_id: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('favorites')
    .values(favorite)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function deleteFavorite(tx: Tx, userId: string, boosterId: string): Promise<void> {
  await tx.deleteFrom('favorites').where('user_id', '=', userId).where('booster_id', '=', boosterId).execute()
}

/** A guest's favorites become another person's. */
export async function moveFavorites(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx
    .insertInto('favorites')
    .columns(['user_id', 'booster_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('favorites')
        .select((part) => [part.val(toId).as('user_id'), 'booster_id', 'created_at'])
        .where('user_id', '=', fromId),
    )
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx.deleteFrom('favorites').where('user_id', '=', fromId).execute()
}
