import { endOf } from '#core/orders/deadlines.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findReads, newestMessages } from './message-store.ts'
import { messageView } from './message-view.ts'
import { isOpenFor, readerOf } from './reader-of.ts'

const shown = 200

/** The chat of an order as one of its readers sees it, from a message on. */
export async function openOrderChat(services: Services, caller: Caller, orderId: string, after: number) {
  const { db } = services
  const now = services.now()
  const { order, as, since } = await readerOf(db, caller, orderId, now)
  const { customer_id, booster_id, closed_at } = order
  const readers = [customer_id, caller.id, ...(booster_id ? [booster_id] : [])]
  const [rows, reads, present] = await Promise.all([
    newestMessages(db, orderId, { after, since }, shown),
    findReads(db, orderId, readers),
    presenceOf(services, caller, order),
  ])
  const readBy = (id: string | null) => (id && reads.get(id)?.number) || 0
  return {
    messages: rows.map((row) => messageView(row, as)),
    read: { customer: readBy(customer_id), booster: readBy(booster_id), own: readBy(caller.id) },
    open: isOpenFor(caller, order, now),
    closes_at: closed_at && endOf('chat', closed_at).toISOString(),
    present,
  }
}

async function presenceOf({ realtime }: Services, caller: Caller, { customer_id, booster_id }: OrderRow) {
  const of = (id: string | null) => (id === null || id === caller.id ? null : realtime.isOnline(id))
  const [customer, booster] = await Promise.all([of(customer_id), of(booster_id)])
  return { customer, booster }
}
