import { randomUUID } from 'node:crypto'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findMessage, insertMessage, lastNumber, markRead } from './message-store.ts'
import { tellMessage } from './tell-message.ts'

/**
 * Writes what a customer said with an action into the chat of the locked order, as if they had sent it. The action
 * checked and masked the text before.
 */
export async function writeNote(work: Work, order: OrderRow, authorId: string, note: string): Promise<void> {
  const { tx, now } = work
  const id = randomUUID()
  const number = (await lastNumber(tx, order.id)) + 1
  const own = { id, order_id: order.id, number, author: 'customer' as const, author_id: authorId }
  await insertMessage(tx, { ...own, text: note, original: null, file_id: null, at: now })
  await markRead(tx, order.id, authorId, number)
  const row = await findMessage(tx, id)
  if (row) await tellMessage(work, order, row)
}
