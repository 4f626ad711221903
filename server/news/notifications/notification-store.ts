import { type Selectable, sql } from 'kysely'
import { mostUnread, type NotificationCode } from '#contract/notifications.ts'
import { canChoose, isWanted, type NewsTopic } from '#core/people/notification-choices.ts'
import type { Schema } from '#db/schema.ts'
import { type Later, later } from '#server/platform/db/driver/later.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type NotificationRow = Selectable<Schema['notifications']>

/** Stores the same notification for everyone of these people who wants it; the rows are known after the commit. */
export function insertNotifications(
  tx: Tx,
  userIds: readonly string[],
  notice: Omit<NotificationRow, 'id' | 'user_id' | 'read_at'>,
  topic: NewsTopic,
): Promise<Later<NotificationRow>> {
  const write = sql<NotificationRow>`
    insert into notifications (user_id, code, message, special_sound, params, created_at)
    select person, ${notice.code}, ${notice.message}, ${notice.special_sound}::boolean,
      ${JSON.stringify(notice.params)}::jsonb, ${notice.created_at}::timestamptz
    from unnest(${userIds}::uuid[]) as person
    join users on users.id = person and users.erased_at is null
    where ${!canChoose(topic, 'site')}::boolean or coalesce((
      select wanted from notification_choices c
      where c.user_id = person and c.topic = ${topic} and c.channel = 'site'
    ), ${isWanted([], topic, 'site')}::boolean)
    returning *`
  return later(tx, { compile: () => write.compile(tx) })
}

/** A person's newest notifications after a known one, oldest first. */
export async function findNotifications(
  db: Db,
  userId: string,
  after: number,
  limit: number,
): Promise<NotificationRow[]> {
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

type Wanted = {
  before?: number | undefined
  codes?: readonly NotificationCode[] | undefined
  unread: boolean
}

/** A person's notifications before a known one, newest first. */
export function browse(
  db: Db,
  userId: string,
  { before, codes, unread }: Wanted,
  limit: number,
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(codes !== undefined, (query) => query.where('code', 'in', codes ?? []))
    .$if(unread, (query) => query.where('read_at', 'is', null))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many a person hasn't read; counting ends at the most that is shown. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .limit(mostUnread)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type Read = { ids: number[] } | { up_to: number }

/** Marks a person's own; whether any of them was unread. */
export async function markRead(tx: Tx, userId: string, read: Read, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where((eb) => ('ids' in read ? eb('id', 'in', read.ids) : eb('id', '<=', read.up_to)))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The id of a person's last notification before a given time, 0 if there is none. */
export async function lastNotificationBefore(db: Db, userId: string, time: Date): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '<', time)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** A guest's notifications become another person's. */
export async function moveNotifications(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.updateTable('notifications').set({ user_id: toId }).where('user_id', '=', fromId).execute()
}

/** A stored notification as the contract describes it. */
export function notificationView({ id, code, message, special_sound, params }: NotificationRow) {
  return { notification_id: id, code, message, special_sound, params }
}

/** Deletes notifications from before a time. */
export async function deleteOldNotifications(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', before).execute()
}
