import type { Db } from '#server/platform/db/pool.ts'

/** Marks a solved challenge as used until it expires; false when it was used before. */
export async function spendSolution(
  db: Db,
  { signature, expiresAt }: { signature: string; expiresAt: Date },
): Promise<boolean> {
  const first = await db
    .insertInto('captcha_solutions')
    .values({ signature, expires_at: expiresAt })
    .onConflict((oc) => oc.doNothing())
    .returning('signature')
    .executeTakeFirst()
  return first !== undefined
}

/** Deletes the used solutions that have expired. */
export async function deleteExpiredSolutions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captcha_solutions').where('expires_at', '<', now).execute()
}
