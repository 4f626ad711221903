import type { Db } from '#server/platform/db/pool.ts'

/** Marks a `state` as used until it expires; false when it was used before. */
export async function spendState(db: Db, state: Buffer, expiresAt: Date): Promise<boolean> {
  const first = await db
    .insertInto('spent_sign_in_states')
    .values({ state, expires_at: expiresAt })
    .onConflict((oc) => oc.doNothing())
    .returning('state')
    .executeTakeFirst()
  return first !== undefined
}

/** Deletes the used states that have expired. */
export async function deleteExpiredStates(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('spent_sign_in_states').where('expires_at', '<', now).execute()
}
