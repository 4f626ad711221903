import type { Tx } from '../db/pool.ts'
import type { Work } from '../work.ts'
import type { OrderChange } from './kernel/followers.ts'

type Opened = { orderId: string; by: string; at: Date; reason: string; pictureIds: readonly string[] }

/** Opens an order's dispute; false when one is already open. */
export async function openDispute(tx: Tx, { orderId, by, at, reason, pictureIds }: Opened): Promise<boolean> {
  const dispute = await tx
    .insertInto('order_disputes')
    .values({ order_id: orderId, opened_by: by, opened_at: at, reason })
    .onConflict((oc) => oc.column('order_id').where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!dispute) return false
  const pictures = pictureIds.map((file_id) => ({ dispute_id: dispute.id, file_id }))
  if (pictures.length) await tx.insertInto('dispute_pictures').values(pictures).execute()
  return true
}

/** Disputes that a guest opened become another person's. */
export async function moveDisputes(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.updateTable('order_disputes').set({ opened_by: toId }).where('opened_by', '=', fromId).execute()
}

export async function isDisputed(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('order_disputes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The order's next step answers its dispute: staff complete it or send it back, or its customer accepts after all. */
export async function closeDispute(
  { tx, now }: Work,
  { action, actor, actorId, after }: OrderChange,
): Promise<void> {
  const byStaff = action === 'reject' ? 'rejected' : 'completed'
  await tx
    .updateTable('order_disputes')
    .set({ outcome: actor === 'customer' ? 'withdrawn' : byStaff, closed_at: now, closed_by: actorId })
    .where('order_id', '=', after.id)
    .where('closed_at', 'is', null)
    .execute()
}
