import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type ThreadRow = Selectable<Schema['support_threads']>

/** Whose chat it is: a person's, or that of the visitor with this cookie. */
export type Speaker = { userId: string } | { visitorHash: Buffer }

function belongsTo(speaker: Speaker) {
  return 'userId' in speaker
    ? (['user_id', speaker.userId] as const)
    : (['visitor_hash', speaker.visitorHash] as const)
}

/** The one chat of a visitor or person. */
export function findChat(db: Db, speaker: Speaker): Promise<ThreadRow | undefined> {
  const [column, value] = belongsTo(speaker)
  return db
    .selectFrom('support_threads')
    .selectAll()
    .where('channel', '=', 'chat')
    .where(column, '=', value)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends: its messages are numbered one after the other. */
export function lockChat(tx: Tx, speaker: Speaker): Promise<ThreadRow | undefined> {
  const [column, value] = belongsTo(speaker)
  return tx
    .selectFrom('support_threads')
    .selectAll()
    .where('channel', '=', 'chat')
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst()
}

export function findThread(db: Db, id: string): Promise<ThreadRow | undefined> {
  return db.selectFrom('support_threads').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockThread(tx: Tx, id: string): Promise<ThreadRow | undefined> {
  return tx.selectFrom('support_threads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A new thread, locked by its creation; undefined when another tab has just begun the same chat. */
export function insertThread(
  tx: Tx,
  thread: Insertable<Schema['support_threads']>,
): Promise<ThreadRow | undefined> {
  return tx
    .insertInto('support_threads')
    .values(thread)
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateThread(
  tx: Tx,
  id: string,
  columns: Updateable<Schema['support_threads']>,
): Promise<void> {
  await tx.updateTable('support_threads').set(columns).where('id', '=', id).execute()
}

/** Letters of the contact form that a guest sent become another person's. */
export async function moveLetters(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx
    .updateTable('support_threads')
    .set({ user_id: toId })
    .where('user_id', '=', fromId)
    .where('channel', '=', 'contact')
    .execute()
}

/** Notes how far one side has read; false when it had read that far before. */
export async function markRead(
  db: Db,
  id: string,
  side: 'read_by_person' | 'read_by_staff',
  number: number,
): Promise<boolean> {
  const row = await db
    .updateTable('support_threads')
    .set({ [side]: sql<number>`least(last_number, ${number})` })
    .where('id', '=', id)
    .where(sql.ref<number>(side), '<', sql<number>`least(last_number, ${number})`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** How many threads of a channel an address has opened since a time. */
export async function countFromAddress(
  db: Db,
  address: Buffer,
  channel: ThreadRow['channel'],
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('support_threads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('from_address', '=', address)
    .where('channel', '=', channel)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteThread(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('support_threads').where('id', '=', id).execute()
}

/** Chats whose newest answer has been unread since before a time, and was not mailed. */
export async function findUnreadAnswers(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('support_threads as thread')
    .select('thread.id')
    .where('thread.channel', '=', 'chat')
    .where('thread.demo', '=', false)
    .where('thread.status', 'in', ['answered', 'closed'])
    .whereRef('thread.last_number', '>', 'thread.read_by_person')
    .whereRef('thread.last_number', '>', 'thread.mailed_number')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('support_messages as message')
          .select('message.id')
          .whereRef('message.thread_id', '=', 'thread.id')
          .whereRef('message.number', '>', 'thread.read_by_person')
          .whereRef('message.number', '>', 'thread.mailed_number')
          .where('message.author', '=', 'staff')
          .where('message.at', '<', before),
      ),
    )
    .orderBy('thread.updated_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
