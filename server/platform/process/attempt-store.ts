import { type Expression, type SqlBool, sql } from 'kysely'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import type { Services } from '../ports/services.ts'

/** From this number of failed attempts on, a person has to look. */
const stuckAfter = 5
const longestPauseMs = 6 * hourMs
const forgottenAfterMs = 7 * dayMs

/** Whether a subject of a job is not paused after an earlier failure; for the job's own query. */
export function notPaused(job: string, subject: Expression<string>, now: Date): Expression<SqlBool> {
  return sql<SqlBool>`not exists (select from failed_attempts
    where job = ${job} and subject = ${subject}::text and next_attempt_at > ${now})`
}

/**
 * Runs a job for each of its subjects. A subject that fails is logged and paused, for a minute at first and up to six
 * hours later, so that it delays no other. After the fifth failure the log asks for help. Returns for how many `act`
 * reported that it did something.
 */
export async function attemptEach(
  services: Pick<Services, 'db' | 'log' | 'now'>,
  job: string,
  subjects: readonly string[],
  act: (subject: string) => Promise<boolean>,
): Promise<number> {
  let done = 0
  const failed = await failedBefore(services, job, subjects)
  for (const subject of subjects)
    try {
      if (await act(subject)) done++
      if (failed.has(subject)) await forget(services, job, subject)
    } catch (error) {
      await postpone(services, job, subject, error)
    }
  return done
}

async function failedBefore(
  { db }: Pick<Services, 'db'>,
  job: string,
  subjects: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('failed_attempts')
    .select('subject')
    .where('job', '=', job)
    .where('subject', '=', sql<string>`any(${subjects})`)
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}

async function forget({ db }: Pick<Services, 'db'>, job: string, subject: string): Promise<void> {
  await db.deleteFrom('failed_attempts').where('job', '=', job).where('subject', '=', subject).execute()
}

async function postpone(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  job: string,
  subject: string,
  error: unknown,
): Promise<void> {
  const first = { job, subject, attempts: 1, next_attempt_at: new Date(now().getTime() + minuteMs) }
  const pause = sql`least(${longestPauseMs / minuteMs}, 2 ^ failed_attempts.attempts) * interval '1 minute'`
  const { attempts } = await db
    .insertInto('failed_attempts')
    .values(first)
    .onConflict((oc) =>
      oc.columns(['job', 'subject']).doUpdateSet({
        attempts: sql`failed_attempts.attempts + 1`,
        next_attempt_at: sql`${now()}::timestamptz + ${pause}`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow()
  const facts = { err: error, job, subject, attempts }
  if (attempts < stuckAfter) log.warn(facts, 'a job failed and will be retried')
  else log.error(facts, 'a job keeps failing and needs attention')
}

/** Deletes the records of subjects that failed once and were since completed or cancelled elsewhere. */
export async function deleteOldAttempts(db: Services['db'], now: Date): Promise<void> {
  await db
    .deleteFrom('failed_attempts')
    .where('next_attempt_at', '<', new Date(now.getTime() - forgottenAfterMs))
    .execute()
}
