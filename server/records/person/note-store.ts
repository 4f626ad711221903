import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

type NewNote = { id: string; userId: string; authorId: string; text: string }

/** Adds a note; false if one with this id is there already. */
export async function insertNote(
  { tx, now }: Work,
  { id, userId, authorId, text }: NewNote,
): Promise<boolean> {
  const row = await tx
    .insertInto('person_notes')
    .values({ id, user_id: userId, author_id: authorId, text, at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A page of the notes about a person, newest first, and how many there are. */
export async function findNotes(db: Db, userId: string, { page, size }: { page: number; size: number }) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('person_notes')
      .innerJoin('users as author', 'author.id', 'person_notes.author_id')
      .selectAll('person_notes')
      .select('author.username as author_name')
      .where('person_notes.user_id', '=', userId)
      .orderBy('at', 'desc')
      .orderBy('person_notes.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom('person_notes')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** The notes about a guest go on with the account that they join. */
export async function moveNotes(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.updateTable('person_notes').set({ user_id: toId }).where('user_id', '=', fromId).execute()
}
