import type { Insertable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

const columns = ['id', 'post_id', 'created_by', 'created_at', 'expires_at', 'last_read_at'] as const

export function insertPreview(tx: Tx, preview: Insertable<Schema['post_previews']>) {
  return tx.insertInto('post_previews').values(preview).returning(columns).executeTakeFirstOrThrow()
}

/** The links of a post that still work, newest first. */
export function findPreviews(db: Db, postId: string, now: Date) {
  return db
    .selectFrom('post_previews')
    .select(columns)
    .where('post_id', '=', postId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function dropPreview(tx: Tx, postId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('post_previews')
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The post that a link shows. */
export function findPreviewed(db: Db, hash: Buffer, now: Date) {
  return db
    .selectFrom('post_previews')
    .select(columns)
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function notePreviewRead(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('post_previews').set({ last_read_at: now }).where('id', '=', id).execute()
}

export async function deleteExpiredPreviews(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('post_previews').where('expires_at', '<=', now).execute()
}
