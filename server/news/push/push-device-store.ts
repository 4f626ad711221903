import { sql } from 'kysely'
import { hourMs } from '#core/base/durations.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { PushTarget } from '#server/platform/outside/web-push.ts'

/** A person's devices that get pushes, with the names of their sessions, the newest first. */
export function findPushDevices(db: Db, userId: string) {
  return db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .select([
      'session_id',
      'browser',
      'system',
      'details',
      'push_devices.created_at',
      'last_push_at',
      'endpoint',
    ])
    .where('push_devices.user_id', '=', userId)
    .orderBy('push_devices.created_at', 'desc')
    .execute()
}

/**
 * Remembers where a session's browser gets pushes. The session and its person stay locked until the commit, so neither a
 * sign-out nor a ban passes unseen; false if one of them came first. A browser has one place: whoever had it before loses it.
 */
export async function savePushDevice(
  tx: Tx,
  sessionId: string,
  { endpoint, p256dh, auth }: PushTarget,
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 130))`.execute(tx)
  const session = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('user_id')
    .where('sessions.id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('banned_at', 'is', null)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!session) return false
  await tx
    .deleteFrom('push_devices')
    .where('endpoint', '=', endpoint)
    .where('session_id', '<>', sessionId)
    .execute()
  await tx
    .insertInto('push_devices')
    .values({ session_id: sessionId, user_id: session.user_id, endpoint, p256dh, auth, created_at: now })
    .onConflict((oc) => oc.column('session_id').doUpdateSet({ endpoint, p256dh, auth }))
    .execute()
  return true
}

/** Whether its pushes say what happened; false if the person has no such device. */
export async function saveDetails(tx: Tx, userId: string, sessionId: string, details: boolean) {
  const { numUpdatedRows } = await tx
    .updateTable('push_devices')
    .set({ details })
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the pushes of one of a person's devices; false if the person has no such device. */
export async function deletePushDevice(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('push_devices')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets a device that its push service doesn't know any more, unless it has subscribed anew meanwhile. */
export async function deleteGone(db: Db, sessionId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('session_id', '=', sessionId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** Counts a push that was sent. */
export async function notePush(db: Db, sessionId: string, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - hourMs)
  const isSameHour = sql<boolean>`hour_began_at > ${hourAgo}`
  await db
    .updateTable('push_devices')
    .set({
      last_push_at: now,
      hour_began_at: sql`case when ${isSameHour} then hour_began_at else ${now}::timestamptz end`,
      sent_in_hour: sql`case when ${isSameHour} then sent_in_hour + 1 else 1 end`,
    })
    .where('session_id', '=', sessionId)
    .execute()
}
