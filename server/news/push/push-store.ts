import { sql } from 'kysely'
import { quietOf } from '#server/news/notifications/quiet-store.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** Names a push: a notification, once for each device. */
export type PushKey = { session_id: string; notification_id: number }

/**
 * Some of the pushes that are due, leased: no other sender gets them before their next attempt. A trigger writes them with
 * their notification.
 */
async function leasePushes(db: Db, now: Date, limit: number): Promise<PushKey[]> {
  const due = sql`select session_id, notification_id from pushes where next_attempt_at <= ${now}
    order by next_attempt_at limit ${limit} for update skip locked`
  const { rows } = await sql<PushKey>`
    update pushes set attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + (1 + least(30, 2 ^ attempts)) * interval '1 minute'
    where (session_id, notification_id) in (${due})
    returning session_id, notification_id`.execute(db)
  return rows
}

/** The same with everything that decides whether and how each is sent. */
export async function takePushes(db: Db, now: Date, limit: number) {
  const keys = await leasePushes(db, now, limit)
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('pushes')
    .innerJoin('push_devices as device', 'device.session_id', 'pushes.session_id')
    .innerJoin('sessions', 'sessions.id', 'pushes.session_id')
    .innerJoin('users', 'users.id', 'device.user_id')
    .innerJoin('notifications as news', 'news.id', 'pushes.notification_id')
    .leftJoin('quiet_hours', 'quiet_hours.user_id', 'device.user_id')
    .select(['pushes.session_id', 'pushes.notification_id', 'attempts', 'pushes.created_at'])
    .select(['endpoint', 'p256dh', 'auth', 'details', 'hour_began_at', 'sent_in_hour'])
    .select(['users.locale', 'news.code', 'news.params', 'news.read_at'])
    .select(['from_minute', 'until_minute', 'time_zone', 'codes_wake', 'paused_until'])
    .select(
      sql<boolean>`sessions.revoked_at is null and sessions.expires_at > ${now} and users.banned_at is null
        and news.user_id = device.user_id`.as('is_live'),
    )
    .select(
      sql<{ topic: string; wanted: boolean }[]>`(select coalesce(jsonb_agg(jsonb_build_object('topic', topic,
        'wanted', wanted)), '[]') from notification_choices c
        where c.user_id = device.user_id and c.channel = 'push')`.as('choices'),
    )
    .where(
      sql<boolean>`(pushes.session_id, pushes.notification_id) in (
        select * from unnest(${keys.map((key) => key.session_id)}::uuid[], ${keys.map((key) => key.notification_id)}::bigint[]))`,
    )
    .orderBy('pushes.notification_id')
    .execute()
  return rows.map((row) => ({ ...row, quiet: quietOf(row) }))
}

export type TakenPush = Awaited<ReturnType<typeof takePushes>>[number]

/** It was sent, or nobody wants it any more. */
export async function deletePush(db: Db, { session_id, notification_id }: PushKey): Promise<void> {
  await db
    .deleteFrom('pushes')
    .where('session_id', '=', session_id)
    .where('notification_id', '=', notification_id)
    .execute()
}

/** The push service asked for more time than the next attempt leaves it; what was not tried is no attempt. */
export async function postponePush(
  db: Db,
  key: PushKey,
  { until, untried }: { until: Date; untried: boolean },
): Promise<void> {
  await db
    .updateTable('pushes')
    .set({
      next_attempt_at: sql`greatest(next_attempt_at, ${until}::timestamptz)`,
      attempts: sql`attempts - ${untried ? 1 : 0}::integer`,
    })
    .where('session_id', '=', key.session_id)
    .where('notification_id', '=', key.notification_id)
    .execute()
}
