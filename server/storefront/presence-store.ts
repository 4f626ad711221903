import type { Db } from '../db/pool.ts'

/** Stores how many boosters are connected; a second sample of the same time changes nothing. */
export async function insertSample(db: Db, at: Date, boosters: number): Promise<void> {
  await db
    .insertInto('presence_samples')
    .values({ at, boosters })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** The samples since a time, the oldest first. */
export function findSamples(db: Db, since: Date) {
  return db.selectFrom('presence_samples').selectAll().where('at', '>=', since).orderBy('at').execute()
}

export async function deleteSamples(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('presence_samples').where('at', '<', before).execute()
}
