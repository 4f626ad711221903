import { answersMeasured, usualAnswerMinutes } from '#core/talk/support-thread.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findReader, nameOf } from '#server/platform/users/user-store.ts'
import { lastStaffName, newestMessages, newestWaits } from './message-store.ts'
import { messageView } from './message-view.ts'
import { findChat, type Speaker, type ThreadRow } from './thread-store.ts'

const shown = 200

/** The chat of a visitor or person, and who answers it how fast. */
export async function openChat(services: Services, speaker: Speaker | null, after: number) {
  const { db } = services
  const [thread, waits] = await Promise.all([
    speaker ? findChat(db, speaker) : undefined,
    newestWaits(db, answersMeasured.most),
  ])
  const answering = {
    name: thread ? await answerer(services, thread) : null,
    minutes: usualAnswerMinutes(waits),
  }
  return { chat: thread ? await chatView(services, thread, after) : null, answering }
}

async function chatView({ db }: Services, thread: ThreadRow, after: number) {
  const [rows, order, reader] = await Promise.all([
    newestMessages(db, thread.id, after, shown),
    thread.order_id ? findOrder(db, thread.order_id) : undefined,
    thread.user_id ? findReader(db, thread.user_id) : undefined,
  ])
  const own = order && order.customer_id === thread.user_id
  return {
    status: thread.status,
    messages: rows.filter(({ author }) => author !== 'note').map(messageView),
    read_by_person: thread.read_by_person,
    read_by_staff: thread.read_by_staff,
    email: thread.email ?? reader?.email ?? null,
    // That another's order exists is nobody's business.
    order: own ? { order_id: order.id, number: order.number } : null,
  }
}

async function answerer({ db }: Services, { id, assigned_to }: ThreadRow): Promise<string | null> {
  return (await lastStaffName(db, id)) ?? (assigned_to ? await nameOf(db, assigned_to) : null)
}
