import { type Selectable, sql } from 'kysely'
import { dayMs } from '#core/base/durations.ts'
import { retention } from '#core/people/retention.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type ExportRow = Selectable<Schema['data_exports']>

const expired = (now: Date) => new Date(now.getTime() - retention.dataExport)

/** A person's newest archive, until it expires. */
export function findExport(db: Db, userId: string, now: Date): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('requested_at', '>', expired(now))
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A new archive to prepare, or the one that was asked for within a day: parallel requests make one. */
export async function addExport(tx: Tx, userId: string, now: Date): Promise<ExportRow> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx)
  const known = await findExport(tx, userId, now)
  if (known && known.requested_at.getTime() > now.getTime() - dayMs) return known
  return tx
    .insertInto('data_exports')
    .values({ user_id: userId, requested_at: now, ready_at: null, bytes: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The archives that wait to be prepared, the oldest first. */
export async function waitingExports(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select('id')
    .where('ready_at', 'is', null)
    .where('requested_at', '>', expired(now))
    .orderBy('requested_at')
    .limit(20)
    .execute()
  return rows.map(({ id }) => id)
}

/** A waiting archive, locked; undefined if it is being prepared elsewhere. */
export function lockWaiting(tx: Tx, id: string): Promise<ExportRow | undefined> {
  return tx
    .selectFrom('data_exports')
    .selectAll()
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function markReady(tx: Tx, id: string, ready: { ready_at: Date; bytes: number }): Promise<void> {
  await tx.updateTable('data_exports').set(ready).where('id', '=', id).execute()
}

/** A person's own archive that is ready and not expired. */
export function findReady(db: Db, userId: string, id: string, now: Date): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ready_at', 'is not', null)
    .where('requested_at', '>', expired(now))
    .executeTakeFirst()
}

/** Deletes an expired archive’s row, unless it is just being prepared; returns its id while there is one. */
export async function takeExpired(tx: Tx, now: Date): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('data_exports')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('data_exports')
        .select('id')
        .where('requested_at', '<=', expired(now))
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
