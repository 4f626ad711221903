import type { Db } from '../db.ts'

/** Whether a picture was uploaded for this very order. */
export async function findProof(db: Db, orderId: string, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row !== undefined
}
