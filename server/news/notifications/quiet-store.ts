import type { Selectable } from 'kysely'
import { neverQuiet, type Quiet } from '#core/people/quiet-hours.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

/** When a person wants no sound and no push. */
export async function findQuiet(db: Db, userId: string): Promise<Quiet> {
  const row = await db
    .selectFrom('quiet_hours')
    .select(['from_minute', 'until_minute', 'time_zone', 'codes_wake', 'paused_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? quietOf(row) : neverQuiet
}

type Row = Omit<Selectable<Schema['quiet_hours']>, 'user_id'>

/** A row of the table; of a left join, its columns are null. */
export function quietOf(row: { [K in keyof Row]: Row[K] | null }): Quiet {
  const { from_minute: from, until_minute: until, time_zone: zone } = row
  return {
    hours: from !== null && until !== null && zone !== null ? { from, until, zone } : null,
    codes_wake: row.codes_wake ?? false,
    paused_until: row.paused_until?.toISOString() ?? null,
  }
}

/** Stores the hours of each day; a pause goes on. */
export async function saveQuietHours(
  tx: Tx,
  userId: string,
  { hours, codes_wake }: Pick<Quiet, 'hours' | 'codes_wake'>,
): Promise<void> {
  const set = {
    from_minute: hours?.from ?? null,
    until_minute: hours?.until ?? null,
    time_zone: hours?.zone ?? null,
    codes_wake,
  }
  await upsert(tx, userId, set)
}

/** Stores until when everything is quiet, or that nothing is paused. */
export async function savePause(tx: Tx, userId: string, until: Date | null): Promise<void> {
  await upsert(tx, userId, { paused_until: until })
}

async function upsert(tx: Tx, userId: string, set: Partial<Row>): Promise<void> {
  await tx
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...set })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(set))
    .execute()
}
