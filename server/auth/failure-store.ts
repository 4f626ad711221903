import { sql } from 'kysely'
import type { Db } from '../db.ts'

const day = 86_400_000

/** The most failures of any of the subjects within the last day. */
export async function recentFailures(db: Db, subjects: string[], now: Date): Promise<number> {
  const { most } = await db
    .selectFrom('sign_in_failures')
    .select((eb) => eb.fn.coalesce(eb.fn.max('failures'), sql<number>`0`).as('most'))
    .where('subject', 'in', subjects)
    .where('last_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow()
  return Number(most)
}

export async function countFailure(db: Db, subjects: string[], now: Date): Promise<void> {
  await db
    .insertInto('sign_in_failures')
    .values([...subjects].sort().map((subject) => ({ subject, failures: 1, last_at: now })))
    .onConflict((oc) =>
      oc.column('subject').doUpdateSet({
        failures: sql`case when sign_in_failures.last_at < ${new Date(now.getTime() - day)} then 1
                           else sign_in_failures.failures + 1 end`,
        last_at: now,
      }),
    )
    .execute()
}

export async function clearFailures(db: Db, subjects: string[]): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', 'in', subjects).execute()
}
