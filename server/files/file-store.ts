import type { Insertable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '../db/pool.ts'
import type { Caller } from '../http/route.ts'
import { viewer, visibleTo } from '../orders/kernel/lock-order.ts'

/** A file that is public, or that belongs to an order the caller can see. */
export function findVisibleFile(db: Db, caller: Caller, fileId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'mime', 'bytes'])
    .where('id', '=', fileId)
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
      ]),
    )
    .executeTakeFirst()
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

/** Pictures that nothing refers to and that were uploaded before a given time, oldest first. */
export async function unusedPictures(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('used', '=', false)
    .where('created_at', '<', before)
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
