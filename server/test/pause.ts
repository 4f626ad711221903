import { sql } from 'kysely'
import type { Db } from '#server/platform/db/pool.ts'

/** A pause of some round trips to the database, so that it takes as long on a busy machine as the work that it races. */
export async function pause(db: Db, trips: number): Promise<void> {
  for (let trip = 0; trip < trips; trip++) await sql`select`.execute(db)
}
