import type { Updateable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import { findOwnByNumber } from '#server/orders/order/order-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { staffWith } from '#server/platform/users/user-store.ts'
import { takeChatPicture } from '../files/file-store.ts'
import { findMessage, insertMessage, type MessageRow } from './message-store.ts'
import { tellMessage } from './tell-chat.ts'
import { type ThreadRow, updateThread } from './thread-store.ts'

type NewMessage = {
  id: string
  text: string
  fileId: string | null
  /** As the message names it. It is linked if the order is the person's: anyone can type any number. */
  orderNumber: number | null
  /** What the message changes of its thread. */
  set: Updateable<Schema['support_threads']>
}

/**
 * Adds a person's message to a locked thread. The thread then waits for staff, who are notified when it begins to: all
 * of them, or the one who has taken it.
 */
export async function addMessage(
  work: Work,
  thread: ThreadRow,
  { id, text, fileId, orderNumber, set }: NewMessage,
): Promise<MessageRow> {
  const { tx, now } = work
  const owner = { owner_kind: 'support', owner_id: thread.id } as const
  if (fileId && !(await takeChatPicture(tx, owner, fileId))) throw new AppError('not_found')
  const number = thread.last_number + 1
  await insertMessage(tx, {
    id,
    thread_id: thread.id,
    number,
    author: 'person',
    text,
    file_id: fileId,
    at: now,
  })
  const order = orderNumber === null ? undefined : await findOwnByNumber(tx, orderNumber, thread)
  await updateThread(tx, thread.id, {
    ...set,
    ...(order && { order_id: order.id }),
    last_number: number,
    // Whoever writes has seen what was written before.
    read_by_person: number,
    status: 'waiting',
    waiting_since: thread.waiting_since ?? now,
    updated_at: now,
  })
  if (number === 1 || thread.status !== 'waiting') await notifyStaff(work, thread)
  const row = await findMessage(tx, id)
  if (!row) throw new Error(`The message ${id} has just been written`)
  tellMessage(work, thread, row)
  return row
}

async function notifyStaff(work: Work, { assigned_to, number }: ThreadRow): Promise<void> {
  const people = assigned_to ? [assigned_to] : await staffWith(work.tx, 'EditOrders')
  await notifyAll(work, people, { code: 'support_waiting', params: { thread: number } })
}
