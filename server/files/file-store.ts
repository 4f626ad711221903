import { type Insertable, sql } from 'kysely'
import { holds } from '#core/people/permissions.ts'
import type { Schema } from '#db/schema.ts'
import { viewer, visibleTo } from '#server/kernel/lock-order.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/**
 * A file that is public, that belongs to an order the caller can see, to an application, or to a booster's request: who sent it sees
 * it, and staff who decide.
 */
export function findVisibleFile(db: Db, caller: Caller, fileId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'mime', 'bytes'])
    .where('id', '=', fileId)
    .where('erased_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('visibility', '=', 'public'),
        eb(
          'order_id',
          'in',
          eb
            .selectFrom('orders')
            .select('id')
            .where(visibleTo(viewer(caller))),
        ),
        eb('owner_kind', '=', 'application').and(
          holds(caller, 'FullAccess') ? eb.lit(true) : eb('uploaded_by', '=', caller.id),
        ),
        eb('owner_kind', '=', 'service_request').and(
          holds(caller, 'EditUsers') ? eb.lit(true) : eb('uploaded_by', '=', caller.id),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** The pictures of an order: their size and when they were uploaded, without what they show. */
export function findPictureFacts(db: Db, orderId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'width', 'height', 'bytes', 'created_at', 'pixels'])
    .where('order_id', '=', orderId)
    .where('erased_at', 'is', null)
    .execute()
}

/** The number of pictures that a person has uploaded for an order. */
export async function countPictures(db: Db, orderId: string, uploadedBy: string): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('uploaded_by', '=', uploadedBy)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertPicture(tx: Tx, file: Insertable<Schema['files']>): Promise<void> {
  await tx.insertInto('files').values(file).execute()
}

type Picture = { orderId: string; fileId: string; by: string }

/**
 * Marks a picture as used, so that it is kept; false unless this person uploaded it for this very order. Call it in
 * the transaction that refers to it.
 */
export async function takePicture(tx: Tx, { orderId, fileId, by }: Picture): Promise<boolean> {
  const row = await tx
    .updateTable('files')
    .set({ used: true })
    .where('id', '=', fileId)
    .where('order_id', '=', orderId)
    .where('uploaded_by', '=', by)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Pictures that a guest uploaded become another person's. */
export async function moveUploads(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.updateTable('files').set({ uploaded_by: toId }).where('uploaded_by', '=', fromId).execute()
}

/** The number of pictures that were uploaded for an application, replaced ones included. */
export async function countApplicationPictures(db: Db, applicationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_kind', '=', 'application')
    .where('owner_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return count
}

/** The number of pictures that a booster has uploaded for requests since a time. */
export async function countServicePictures(db: Db, boosterId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_kind', '=', 'service_request')
    .where('owner_id', '=', boosterId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks a picture for a request as used; false unless this booster uploaded it and no request has it. */
export async function takeServicePicture(tx: Tx, boosterId: string, fileId: string): Promise<boolean> {
  const row = await tx
    .updateTable('files')
    .set({ used: true })
    .where('id', '=', fileId)
    .where('owner_kind', '=', 'service_request')
    .where('owner_id', '=', boosterId)
    .where('used', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Lets the sweep delete the picture of a request that is closed. */
export async function freeServicePicture(tx: Tx, fileId: string): Promise<void> {
  await tx.updateTable('files').set({ used: false }).where('id', '=', fileId).execute()
}

/** What a picture of a chat belongs to: a thread of support, or the chat of an order. */
export type ChatOwner = { owner_kind: 'support' | 'order_chat'; owner_id: string }

/** The number of pictures that were uploaded for a chat since a time, by one person if one is named. */
export async function countChatPictures(
  db: Db,
  { owner_kind, owner_id }: ChatOwner,
  since: Date,
  by?: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    .where('created_at', '>', since)
    .$if(by !== undefined, (query) => query.where('uploaded_by', '=', by ?? ''))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Marks exactly these pictures of an application as used: the sweep deletes the others. Returns how many of them exist.
 */
export async function keepApplicationPictures(
  tx: Tx,
  applicationId: string,
  fileIds: readonly string[],
): Promise<number> {
  const rows = await tx
    .updateTable('files')
    .set({ used: sql<boolean>`id = any(${fileIds}::uuid[])` })
    .where('owner_kind', '=', 'application')
    .where('owner_id', '=', applicationId)
    .returning('used')
    .execute()
  return rows.filter(({ used }) => used).length
}

export function findChatPicture(db: Db, kind: ChatOwner['owner_kind'], fileId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'mime', 'bytes', 'owner_id', 'uploaded_by', 'created_at'])
    .where('id', '=', fileId)
    .where('owner_kind', '=', kind)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Marks a chat's picture as used; false unless it was uploaded for this chat, by this person if one is named, and no
 * message has it yet.
 */
export async function takeChatPicture(
  tx: Tx,
  { owner_kind, owner_id }: ChatOwner,
  fileId: string,
  by?: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('files')
    .set({ used: true })
    .where('id', '=', fileId)
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    .where('used', '=', false)
    .$if(by !== undefined, (query) => query.where('uploaded_by', '=', by ?? ''))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The number of files of pictures for posts that a person has uploaded since a time. */
export async function countPostPictures(db: Db, uploadedBy: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_kind', '=', 'post')
    .where('uploaded_by', '=', uploadedBy)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** A picture of the blog in the smallest width that is wide enough, else in its largest. */
export function findPostPicture(db: Db, picture: string, width: number) {
  return db
    .selectFrom('files')
    .select(['id', 'mime', 'bytes'])
    .where('owner_kind', '=', 'post')
    .where('owner_id', '=', picture)
    .orderBy((eb) => eb('width', '<', width))
    .orderBy((eb) => eb.fn('abs', [eb('width', '-', width)]))
    .limit(1)
    .executeTakeFirst()
}

/** Marks pictures of the blog as used, so that they are kept. Returns how many of them exist. */
export async function keepPostPictures(tx: Tx, pictures: readonly string[]): Promise<number> {
  const rows = await tx
    .updateTable('files')
    .set({ used: true })
    .where('owner_kind', '=', 'post')
    .where('owner_id', 'in', pictures)
    .returning('owner_id')
    .execute()
  return new Set(rows.map(({ owner_id }) => owner_id)).size
}

/** Which of these are pictures of the blog. */
export async function findPostPictures(db: Db, pictures: readonly string[]): Promise<Set<string>> {
  if (pictures.length === 0) return new Set()
  const rows = await db
    .selectFrom('files')
    .select('owner_id')
    .where('owner_kind', '=', 'post')
    .where('owner_id', 'in', pictures)
    .execute()
  return new Set(rows.map(({ owner_id }) => owner_id))
}

/** Lets the sweep delete a picture of the blog that no post shows any more. */
export async function freePostPicture(tx: Tx, picture: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ used: false })
    .where('owner_kind', '=', 'post')
    .where('owner_id', '=', picture)
    .execute()
}

/** A picture that someone shows of themselves now; a replaced or removed one is gone for everyone at once. */
export function findAvatar(db: Db, fileId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'mime', 'bytes'])
    .where('id', '=', fileId)
    .where('owner_kind', '=', 'avatar')
    .where('used', '=', true)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Marks exactly these files of a person as their picture; the sweep deletes the others. */
export async function keepAvatar(tx: Tx, userId: string, fileIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('files')
    .set({ used: sql<boolean>`id = any(${fileIds}::uuid[])` })
    .where('owner_kind', '=', 'avatar')
    .where('owner_id', '=', userId)
    .execute()
}

/** Moves the pictures of one thread of support to another. */
export async function moveFiles(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ owner_id: to })
    .where('owner_kind', '=', 'support')
    .where('owner_id', '=', from)
    .execute()
}

/** When a picture must have been uploaded to be deleted unused; one for a post can wait on the device of its writer. */
type Before = { usual: Date; post: Date }

/** Pictures that nothing refers to and that were uploaded before a given time, oldest first. */
export async function unusedPictures(db: Db, before: Before, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('used', '=', false)
    .where('created_at', '<', before.usual)
    .where((eb) => eb.or([eb('owner_kind', '<>', 'post'), eb('created_at', '<', before.post)]))
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the row of a picture that is still unused; false when a call has used it meanwhile. */
export async function deleteUnused(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('files')
    .where('id', '=', id)
    .where('used', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Pictures whose person was erased and whose content still exists. */
export async function findErased(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('erased_at', 'is not', null)
    .where('bytes', '>', 0)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Records that the content of an erased picture is gone. */
export async function emptyErased(db: Db, id: string): Promise<void> {
  await db
    .updateTable('files')
    .set({ bytes: 0 })
    .where('id', '=', id)
    .where('erased_at', 'is not', null)
    .execute()
}
