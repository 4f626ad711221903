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

/** Tags and notes are about the parties of an order, so none of them finds their own by it. */
const readBy = (readerId: string) => sql<boolean>`not exists (select from orders own
    where own.id = handled.order_id and ${readerId}::uuid in (own.customer_id, own.booster_id, own.coach_id))
  and not exists (select from order_events step
    where step.order_id = handled.order_id and step.actor = 'booster' and step.actor_id = ${readerId})`

/** Who handles each of these orders, under which tags, as a member of staff can read it; others aren't there. */
export async function findHandling(
  db: Db,
  ids: readonly string[],
  readerId: string,
): Promise<Map<string, Handling>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_handling as handled')
    .leftJoin('users as colleague', (join) =>
      join.onRef('colleague.id', '=', 'handled.assignee_id').on(working),
    )
    .select(['order_id', 'tags', 'colleague.id as user_id', 'colleague.username'])
    .where('order_id', 'in', ids)
    .where(readBy(readerId))
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
    : sql<boolean>`orders.id in (select handled.order_id from order_handling handled
        join users colleague on colleague.id = handled.assignee_id
        where handled.assignee_id = ${assignee.id} and ${working})`
}

/** Whether an order has a tag that a member of staff can read. */
export function hasTag({ tag, readerId }: { tag: string; readerId: string }): RawBuilder<boolean> {
  return sql<boolean>`orders.id in (select handled.order_id from order_handling handled
    where handled.tags @> array[${tag}]::text[] and ${readBy(readerId)})`
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

/** Adds a note; false if it is there already, null if its id is another note's. */
export async function insertNote(
  { tx, now }: Work,
  { id, orderId, authorId, text }: NewNote,
): Promise<boolean | null> {
  const row = await tx
    .insertInto('order_notes')
    .values({ id, order_id: orderId, author_id: authorId, text, at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return true
  const known = await tx
    .selectFrom('order_notes')
    .select('id')
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('author_id', '=', authorId)
    .where('text', '=', text)
    .executeTakeFirst()
  return known ? false : null
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
