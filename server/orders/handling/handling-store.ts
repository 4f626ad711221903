import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

/** The notes on a page of them. */
export const notesShown = 20
/** How many tags of other orders are offered, and of how many orders. */
const offered = { tags: 40, orders: 500 }

/** A colleague who can no longer work on orders has none: they wait for somebody. */
const working = sql<boolean>`'EditOrders' = any(colleague.permissions) and colleague.banned_at is null`

export type Handling = { assignee: { user_id: string; username: string } | null; tags: string[] }

/** Who handles each of these orders, under which tags; an order that nobody has touched isn't there. */
export async function findHandling(db: Db, ids: readonly string[]): Promise<Map<string, Handling>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_handling')
    .leftJoin('users as colleague', (join) =>
      join.onRef('colleague.id', '=', 'order_handling.assignee_id').on(working),
    )
    .select(['order_id', 'tags', 'colleague.id as user_id', 'colleague.username'])
    .where('order_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ order_id, tags, user_id, username }) => [
      order_id,
      { assignee: user_id && { user_id, username: username ?? '' }, tags } as Handling,
    ]),
  )
}

/** Whether an order is with a colleague, or with nobody who can work on it. */
export function isWith(assignee: { id: string } | 'nobody'): RawBuilder<boolean> {
  return assignee === 'nobody'
    ? sql<boolean>`not exists (select from order_handling handled
        join users colleague on colleague.id = handled.assignee_id
        where handled.order_id = orders.id and ${working})`
    : sql<boolean>`exists (select from order_handling handled
        where handled.order_id = orders.id and handled.assignee_id = ${assignee.id})`
}

/** Whether an order has a tag. */
export function hasTag(tag: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from order_handling handled
    where handled.order_id = orders.id and handled.tags @> array[${tag}]::text[])`
}

export async function saveHandling(
  { tx, now }: Work,
  orderId: string,
  set: { assignee_id: string | null } | { tags: string[] },
): Promise<void> {
  await tx
    .insertInto('order_handling')
    .values({ order_id: orderId, ...set, changed_at: now })
    .onConflict((oc) => oc.column('order_id').doUpdateSet({ ...set, changed_at: now }))
    .execute()
}

/** Tags that orders have had lately, the last used first. */
export async function findKnownTags(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from (
      select unnest(tags) as tag, changed_at from order_handling
        where tags <> '{}' order by changed_at desc limit ${offered.orders}) as recent
      group by tag order by max(changed_at) desc, tag limit ${offered.tags}`.execute(db)
  return rows.map(({ tag }) => tag)
}

type NewNote = { id: string; orderId: string; authorId: string; text: string }

/** Adds a note; false if one with this id is there already. */
export async function insertNote({ tx, now }: Work, { id, orderId, authorId, text }: NewNote) {
  const row = await tx
    .insertInto('order_notes')
    .values({ id, order_id: orderId, author_id: authorId, text, at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setPinned(tx: Tx, orderId: string, id: string, pinned: boolean): Promise<void> {
  await tx
    .updateTable('order_notes')
    .set({ pinned })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .execute()
}

/** A page of the notes to an order, pinned ones first, then the newest, and how many there are. */
export async function findNotes(db: Db, orderId: string, page: number) {
  const rows = await db
    .selectFrom('order_notes')
    .innerJoin('users as author', 'author.id', 'order_notes.author_id')
    .select(['order_notes.id', 'author_id', 'text', 'at', 'pinned', 'author.username as author_name'])
    .where('order_id', '=', orderId)
    .orderBy('pinned', 'desc')
    .orderBy('at', 'desc')
    .orderBy('order_notes.id')
    .limit(notesShown)
    .offset((page - 1) * notesShown)
    .execute()
  const notes = db.selectFrom('order_notes').where('order_id', '=', orderId)
  const { total } = await notes
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
