import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { colleaguesWith } from '#server/platform/users/user-store.ts'
import { newestMessages } from './message-store.ts'
import { staffMessageView } from './message-view.ts'
import { findFigures, findOrdersBeside, findQueued, type QueueRow } from './queue-store.ts'

const shown = 300

/** A thread as the queue shows it. */
export function queuedView(row: QueueRow) {
  return {
    thread_id: row.id,
    channel: row.channel,
    name: row.username ?? row.name,
    number: row.number,
    locale: row.locale,
    status: row.status,
    last: row.last_from ? { text: row.last_text ?? '', from: row.last_from } : null,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    unread: row.last_number > row.read_by_staff,
    topic: row.topic,
    assigned_to: row.assigned_to ? { user_id: row.assigned_to, username: row.staff_name ?? '' } : null,
    order:
      row.order_id && row.order_number && row.game
        ? { order_id: row.order_id, number: row.order_number, game: row.game }
        : null,
    demo: row.demo,
  }
}

/** A thread with its messages, its person and their orders. */
export async function threadView({ db }: Pick<Services, 'db'>, threadId: string) {
  const row = await findQueued(db, threadId)
  if (!row) throw new AppError('thread_not_found')
  const [messages, orders, colleagues, figures] = await Promise.all([
    newestMessages(db, threadId, 0, shown),
    findOrdersBeside(db, row.user_id, row.order_id),
    colleaguesWith(db, 'EditOrders'),
    row.user_id ? findFigures(db, row.user_id, row.id) : null,
  ])
  return {
    thread: {
      ...queuedView(row),
      messages: messages.map(staffMessageView),
      read_by_person: row.read_by_person,
      email: row.email ?? row.person_email,
      page: row.page,
      quote: row.quote,
      person: figures && personView(row, figures),
      orders: orders.map(orderView),
      colleagues,
    },
  }
}

function personView(row: QueueRow, figures: Awaited<ReturnType<typeof findFigures>>) {
  return {
    user_id: row.user_id ?? '',
    guest: row.kind === 'guest',
    booster: row.permissions?.includes('Booster') ?? false,
    since: (row.person_since ?? row.created_at).toISOString(),
    ...figures,
  }
}

function orderView(row: Awaited<ReturnType<typeof findOrdersBeside>>[number]) {
  return {
    order_id: row.id,
    number: row.number,
    status: row.status,
    config: row.config,
    coach: row.coach_name,
    total: row.total,
    currency: row.currency as 'EUR',
    created_at: row.created_at.toISOString(),
  }
}
