import type { Db } from '#server/platform/db/pool.ts'

/** Stores how many boosters are connected; false for a second sample of the same time, which changes nothing. */
export async function insertSample(db: Db, at: Date, boosters: number): Promise<boolean> {
  const row = await db
    .insertInto('presence_samples')
    .values({ at, boosters })
    .onConflict((oc) => oc.doNothing())
    .returning('at')
    .executeTakeFirst()
  return row !== undefined
}

/** The samples since a time, the oldest first. */
export function findSamples(db: Db, since: Date) {
  return db.selectFrom('presence_samples').selectAll().where('at', '>=', since).orderBy('at').execute()
}

export async function deleteSamples(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('presence_samples').where('at', '<', before).execute()
}
