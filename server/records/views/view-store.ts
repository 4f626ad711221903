import { type Insertable, sql } from 'kysely'
import type { ViewedList } from '#core/site/staff-views.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

/** Saves of the same list run one after the other, so that their limits hold. */
export async function lockViews(tx: Tx, list: ViewedList): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('list_views ' || ${list}, 0))`.execute(tx)
}

/** The views of a list that a person sees, by name. */
export function findViews(db: Db, list: ViewedList, userId: string) {
  return db
    .selectFrom('list_views')
    .innerJoin('users as owner', 'owner.id', 'list_views.owner_id')
    .selectAll('list_views')
    .select('owner.username as owner_name')
    .where('list', '=', list)
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('shared', '=', true)]))
    .orderBy(sql`lower(name)`)
    .orderBy('list_views.id')
    .execute()
}

export type FoundView = Awaited<ReturnType<typeof findViews>>[number]

/** The view with an id, locked, whosever it is. */
export function lockView(tx: Tx, id: string) {
  return tx.selectFrom('list_views').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertView(tx: Tx, row: Insertable<Schema['list_views']>): Promise<void> {
  await tx.insertInto('list_views').values(row).execute()
}

type Change = { name: string; shared: boolean; query: string }

export async function changeView(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .updateTable('list_views')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function removeView(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('list_views').where('id', '=', id).execute()
}

/** What a person chose for a list. */
export function findChoice(db: Db, list: ViewedList, userId: string) {
  return db
    .selectFrom('list_choices')
    .select(['view_id', 'columns'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst()
}

type Choice = { view_id?: string | null; columns?: string[] | null }

/** Changes what is named of a person's choice, and leaves the rest. */
export async function saveChoice(tx: Tx, list: ViewedList, userId: string, choice: Choice): Promise<void> {
  await tx
    .insertInto('list_choices')
    .values({ user_id: userId, list, view_id: null, columns: null, ...choice })
    .onConflict((oc) => oc.columns(['user_id', 'list']).doUpdateSet(choice))
    .execute()
}
