import type { Insertable } from 'kysely'
import type { TeachingHours } from '#core/orders/teaching-hours.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

/** A coach's own hours; undefined if they offer no times. */
export async function findTeachingHours(db: Db, coachId: string): Promise<TeachingHours | undefined> {
  const row = await db
    .selectFrom('teaching_hours')
    .selectAll()
    .where('booster_id', '=', coachId)
    .executeTakeFirst()
  return (
    row && {
      zone: row.time_zone,
      spans: row.spans,
      exceptions: row.exceptions,
      noticeHours: row.notice_hours,
      aheadDays: row.ahead_days,
    }
  )
}

/** Replaces a coach's hours. */
export async function putTeachingHours(tx: Tx, row: Insertable<Schema['teaching_hours']>): Promise<void> {
  const { booster_id, ...columns } = row
  await tx
    .insertInto('teaching_hours')
    .values({ booster_id, ...columns })
    .onConflict((oc) => oc.column('booster_id').doUpdateSet(columns))
    .execute()
}

export async function deleteTeachingHours(tx: Tx, coachId: string): Promise<void> {
  await tx.deleteFrom('teaching_hours').where('booster_id', '=', coachId).execute()
}
