import { type Insertable, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type MessageRow = Awaited<ReturnType<typeof newestMessages>>[number]

function selectMessages(db: Db) {
  return db
    .selectFrom('support_messages as message')
    .leftJoin('users as staff', 'staff.id', 'message.staff_id')
    .leftJoin('files as file', 'file.id', 'message.file_id')
    .selectAll('message')
    .select(['staff.username as staff_name', 'file.width', 'file.height'])
}

/** The newest messages of a thread after a number, in order. */
export async function newestMessages(db: Db, threadId: string, after: number, limit: number) {
  const rows = await selectMessages(db)
    .where('message.thread_id', '=', threadId)
    .where('message.number', '>', after)
    .orderBy('message.number', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

export function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return selectMessages(db).where('message.id', '=', id).executeTakeFirst()
}

/** Whether staff other than this one have answered a thread after a message. */
export async function hasAnswerAfter(
  tx: Tx,
  threadId: string,
  number: number,
  staffId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('support_messages')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('number', '>', number)
    .where('author', '=', 'staff')
    .where('staff_id', 'is distinct from', staffId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertMessage(tx: Tx, message: Insertable<Schema['support_messages']>): Promise<void> {
  await tx.insertInto('support_messages').values(message).execute()
}

/** How many messages a person has sent in a thread since a time. */
export async function countSent(db: Db, threadId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('support_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('thread_id', '=', threadId)
    .where('author', '=', 'person')
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds the messages of one thread to another, behind its own. */
export async function moveMessages(tx: Tx, from: string, to: string, behind: number): Promise<void> {
  await tx
    .updateTable('support_messages')
    .set({ thread_id: to, number: sql<number>`number + ${behind}` })
    .where('thread_id', '=', from)
    .execute()
}

/** Marks what a guest has written in their threads, before these join an account. */
export async function markByGuest(tx: Tx, guestId: string): Promise<void> {
  await tx
    .updateTable('support_messages')
    .set({ by_guest: true })
    .where('author', '=', 'person')
    .where('thread_id', 'in', (eb) =>
      eb.selectFrom('support_threads').select('id').where('user_id', '=', guestId),
    )
    .execute()
}

/** How long people waited for the newest answers, in milliseconds. */
export async function newestWaits(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('support_messages')
    .select('waited_ms')
    .where('waited_ms', 'is not', null)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ waited_ms }) => waited_ms ?? 0)
}

/** The name of the staff member who wrote last, in any thread or in this one. */
export async function lastStaffName(db: Db, threadId: string): Promise<string | null> {
  const row = await db
    .selectFrom('support_messages as message')
    .innerJoin('users as staff', 'staff.id', 'message.staff_id')
    .select('staff.username')
    .where('message.thread_id', '=', threadId)
    .where('message.author', '=', 'staff')
    .orderBy('message.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.username ?? null
}
