import { sql } from 'kysely'
import { retention } from '#core/people/retention.ts'
import type { Db } from '../db/pool.ts'

/** The highest failure count of the subjects; failures are counted for a day from the first. */
export async function recentFailures(db: Db, subjects: string[], now: Date): Promise<number> {
  const { most } = await db
    .selectFrom('sign_in_failures')
    .select((eb) => eb.fn.coalesce(eb.fn.max('failures'), sql<number>`0`).as('most'))
    .where('subject', 'in', subjects)
    .where('since', '>', new Date(now.getTime() - retention.failedSignIn))
    .executeTakeFirstOrThrow()
  return Number(most)
}

/** Counts a failure for each subject and returns the highest count that any of them had before. */
export async function countFailure(db: Db, subjects: string[], now: Date): Promise<number> {
  const over = sql<boolean>`sign_in_failures.since <= ${new Date(now.getTime() - retention.failedSignIn)}`
  const counted = await db
    .insertInto('sign_in_failures')
    // In a fixed order, so that two calls for the same subjects never deadlock.
    .values([...subjects].sort().map((subject) => ({ subject, failures: 1, since: now })))
    .onConflict((oc) =>
      oc.column('subject').doUpdateSet({
        failures: sql`case when ${over} then 1 else sign_in_failures.failures + 1 end`,
        since: sql`case when ${over} then ${now}::timestamptz else sign_in_failures.since end`,
      }),
    )
    .returning('failures')
    .execute()
  return Math.max(...counted.map(({ failures }) => failures - 1))
}

/** Removes one failure of each subject, because the attempt was not a failure. */
export async function uncountFailure(db: Db, subjects: string[]): Promise<void> {
  for (const subject of subjects)
    await db
      .updateTable('sign_in_failures')
      .set((eb) => ({ failures: eb('failures', '-', 1) }))
      .where('subject', '=', subject)
      .where('failures', '>', 0)
      .execute()
}

export async function clearFailures(db: Db, subjects: string[]): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', 'in', subjects).execute()
}

/** Deletes expired counts. */
export async function deleteOldFailures(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('since', '<', new Date(now.getTime() - retention.failedSignIn))
    .execute()
}
