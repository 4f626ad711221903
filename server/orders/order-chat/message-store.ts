import { type Expression, type Insertable, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type MessageRow = Awaited<ReturnType<typeof newestMessages>>[number]

function selectMessages(db: Db) {
  return (
    db
      .selectFrom('order_messages as message')
      .innerJoin('users as author', 'author.id', 'message.author_id')
      .innerJoin('orders', 'orders.id', 'message.order_id')
      .leftJoin('files as file', 'file.id', 'message.file_id')
      .selectAll('message')
      .select(['author.username as author_name', 'author.locale as language'])
      // A guest stays the author when the order joins an account.
      .select(
        sql<boolean>`author.kind = 'guest' and message.author = 'customer' and author.id <> orders.customer_id`.as(
          'by_guest',
        ),
      )
      .select(['file.width', 'file.height', 'file.erased_at'])
  )
}

/** What a reader has not read: messages after a number that were written since a time. */
type Unread = { after: number; since: Date | null }

/** The messages of an order that a reader can read: those since a time, or all. */
function selectReadable(db: Db, orderId: string, since: Date | null) {
  return selectMessages(db)
    .where('message.order_id', '=', orderId)
    .$if(since !== null, (query) => query.where('message.at', '>=', since as Date))
}

/** The newest messages of an order's chat, in order. */
export async function newestMessages(db: Db, orderId: string, { after, since }: Unread, limit: number) {
  const rows = await selectReadable(db, orderId, since)
    .where('message.number', '>', after)
    .orderBy('message.number', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

/** A message by its place in the chat, if the reader can read it. */
export function findReadable(
  db: Db,
  orderId: string,
  number: number,
  since: Date | null,
): Promise<MessageRow | undefined> {
  return selectReadable(db, orderId, since).where('message.number', '=', number).executeTakeFirst()
}

export function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return selectMessages(db).where('message.id', '=', id).executeTakeFirst()
}

/** The number of the last message; the order's lock keeps it. */
export async function lastNumber(db: Db, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('order_messages')
    .select('number')
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? 0
}

/** Saves a message; false if another one has its id, in another order at the same moment. */
export async function insertMessage(tx: Tx, message: Insertable<Schema['order_messages']>): Promise<boolean> {
  const saved = await tx
    .insertInto('order_messages')
    .values(message)
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

/** How many messages a person has written on an order since a time. */
export async function countSent(db: Db, orderId: string, by: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('order_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('author_id', '=', by)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** What a person wrote last on an order since a time, as they typed it; empty if nothing. */
export async function lastWords(db: Db, orderId: string, by: string, since: Date): Promise<string> {
  const row = await db
    .selectFrom('order_messages')
    .select((eb) => eb.fn.coalesce('original', 'text').as('words'))
    .where('order_id', '=', orderId)
    .where('author_id', '=', by)
    .where('at', '>', since)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.words ?? ''
}

/** How far each of these people has read the chat of an order. */
export async function findReads(db: Db, orderId: string, userIds: readonly string[]) {
  const rows = await db
    .selectFrom('order_chat_reads')
    .select(['user_id', 'number', 'mailed_number'])
    .where('order_id', '=', orderId)
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** Notes how far a person has read; null if they had read that far before, else how far they have now. */
export async function markRead(
  db: Db,
  orderId: string,
  userId: string,
  number: number,
): Promise<number | null> {
  const row = await db
    .insertInto('order_chat_reads')
    .columns(['order_id', 'user_id', 'number'])
    .expression((eb) =>
      eb
        .selectFrom('order_messages')
        .select((part) => [
          'order_id',
          part.cast<string>(part.val(userId), 'uuid').as('user_id'),
          sql<number>`least(max(number), ${number}::integer)`.as('number'),
        ])
        .where('order_id', '=', orderId)
        .groupBy('order_id'),
    )
    .onConflict((oc) =>
      oc
        .columns(['order_id', 'user_id'])
        .doUpdateSet((eb) => ({ number: eb.ref('excluded.number') }))
        .whereRef('order_chat_reads.number', '<', 'excluded.number'),
    )
    .returning('number')
    .executeTakeFirst()
  return row?.number ?? null
}

/** Notes up to which message a person was mailed. */
export async function markMailed(tx: Tx, orderId: string, userId: string, number: number): Promise<void> {
  await tx
    .insertInto('order_chat_reads')
    .values({ order_id: orderId, user_id: userId, mailed_number: number })
    .onConflict((oc) => oc.columns(['order_id', 'user_id']).doUpdateSet({ mailed_number: number }))
    .execute()
}

/**
 * What a reader who is no staff can read: a booster, from when the order last went on the board until its chat closes
 * (`closed` is the latest end of an order whose chat has closed).
 */
function readable(userId: Expression<string | null>, closed: Date) {
  return sql<boolean>`(orders.customer_id = ${userId} or (orders.booster_id = ${userId}
    and message.at >= coalesce(orders.searching_at, orders.claimed_at)
    and (orders.closed_at is null or orders.closed_at > ${closed})))`
}

/** The orders of a person with the number of messages of others that they have not read. */
export async function countUnread(db: Db, userId: string, closed: Date, orderId?: string) {
  return db
    .selectFrom('orders')
    .innerJoin('order_messages as message', 'message.order_id', 'orders.id')
    .leftJoin('order_chat_reads as read', (join) =>
      join.onRef('read.order_id', '=', 'orders.id').on('read.user_id', '=', userId),
    )
    .where((eb) => eb.or([eb('orders.customer_id', '=', userId), eb('orders.booster_id', '=', userId)]))
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? ''))
    .where('message.author_id', '<>', userId)
    .where((eb) => eb('message.number', '>', eb.fn.coalesce('read.number', eb.lit(0))))
    .where((eb) => readable(eb.cast(eb.val(userId), 'uuid'), closed))
    .groupBy('orders.id')
    .select((eb) => ['orders.id as order_id', 'orders.customer_id', eb.fn.countAll<number>().as('count')])
    .execute()
}

type Span = { before: Date; after: Date; closed: Date }

/** Customers and boosters with messages of a span of time that they were neither shown nor mailed. */
export function findLongUnread(db: Db, { before, after, closed }: Span, limit: number) {
  return db
    .selectFrom('order_messages as message')
    .innerJoin('orders', 'orders.id', 'message.order_id')
    .innerJoin('users as reader', (join) =>
      // By the index of people; with an “or”, everybody would be compared with each message.
      join.on(sql<boolean>`reader.id = any(array[orders.customer_id, orders.booster_id])`),
    )
    .leftJoin('order_chat_reads as read', (join) =>
      join.onRef('read.order_id', '=', 'orders.id').onRef('read.user_id', '=', 'reader.id'),
    )
    .where('message.at', '<', before)
    .where('message.at', '>', after)
    .where('reader.demo', '=', false)
    .whereRef('message.author_id', '<>', 'reader.id')
    .where(sql<boolean>`message.number > greatest(read.number, read.mailed_number, 0)`)
    .where((eb) => readable(eb.ref('reader.id'), closed))
    .select(['orders.id as order_id', 'reader.id as user_id'])
    .distinct()
    .limit(limit)
    .execute()
}
