import type { z } from 'zod'
import type { addPersonNote as call } from '#contract/person.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findNotes, insertNote } from './note-store.ts'
import { requirePerson } from './require-person.ts'

/** A page of what staff wrote about a person. */
export async function listPersonNotes(db: Db, userId: string, asked: { page: number; size: number }) {
  await requirePerson(db, userId)
  const { rows, total } = await findNotes(db, userId, asked)
  const items = rows.map(({ id, author_id, author_name, text, at }) => ({
    note_id: id,
    author: { user_id: author_id, username: author_name },
    text,
    at: at.toISOString(),
  }))
  return pageOf(items, asked.page, total, asked.size)
}

/** Adds a note about a person. Its text is about them, so the audit log says only that there is one. */
export async function addPersonNote(
  work: Work,
  caller: Caller,
  userId: string,
  { note_id, text }: z.output<typeof call.body>,
): Promise<void> {
  const { tx, now } = work
  // An erasure that runs beside it either finds the note or has ended the account.
  await requirePerson(tx, userId, { lock: true })
  if (!(await insertNote(work, { id: note_id, userId, authorId: caller.id, text }))) return
  const deed = { operation: 'add person note', subject: `user ${userId}`, detail: { note: note_id } } as const
  await recordAudit(tx, { actorId: caller.id, ...deed }, now)
}
