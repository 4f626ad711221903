import type { Db } from '#server/platform/db/pool.ts'

/** Marks something that works once as used, until it expires anyway; false when it was used before. */
export async function spendProof(db: Db, mark: string, expiresAt: Date): Promise<boolean> {
  const first = await db
    .insertInto('spent_proofs')
    .values({ mark, expires_at: expiresAt })
    .onConflict((oc) => oc.doNothing())
    .returning('mark')
    .executeTakeFirst()
  return first !== undefined
}

export async function deleteExpiredProofs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('spent_proofs').where('expires_at', '<', now).execute()
}
