import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type EmailChange = Selectable<Schema['email_changes']>

/** Writes what address a person wants next; an earlier wish is replaced. */
export async function saveEmailChange(tx: Tx, change: EmailChange): Promise<void> {
  const { user_id: _, ...columns } = change
  await tx
    .insertInto('email_changes')
    .values(change)
    .onConflict((oc) => oc.column('user_id').doUpdateSet(columns))
    .execute()
}

export function findEmailChange(db: Db, userId: string): Promise<EmailChange | undefined> {
  return db.selectFrom('email_changes').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Notes that one of the two mailboxes has confirmed; undefined if the change was cancelled. */
export function confirmEmailChange(
  tx: Tx,
  userId: string,
  side: 'old_confirmed_at' | 'new_confirmed_at',
  now: Date,
): Promise<EmailChange | undefined> {
  return tx
    .updateTable('email_changes')
    .set({ [side]: now })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

export async function deleteOldEmailChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('asked_at', '<', before).execute()
}
