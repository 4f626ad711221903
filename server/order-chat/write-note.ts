import { randomUUID } from 'node:crypto'
import { maskContacts } from '#core/chat/mask-contacts.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import type { Work } from '../work.ts'
import { findMessage, insertMessage, lastNumber, markRead } from './message-store.ts'
import { tellMessage } from './tell-message.ts'

/**
 * Writes what a customer said with an action into the chat of the locked order, as if they had sent it. The action
 * checked the text before.
 */
export async function writeNote(work: Work, order: OrderRow, authorId: string, note: string): Promise<void> {
  const { tx, now } = work
  const id = randomUUID()
  const { text, masked } = maskContacts(note)
  const number = (await lastNumber(tx, order.id)) + 1
  const original = masked ? note : null
  const own = { id, order_id: order.id, number, author: 'customer' as const, author_id: authorId }
  await insertMessage(tx, { ...own, text, original, file_id: null, at: now })
  await markRead(tx, order.id, authorId, number)
  const row = await findMessage(tx, id)
  if (row) await tellMessage(work, order, row)
}
