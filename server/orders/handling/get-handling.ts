import type { Contract } from '#contract/contract.ts'
import { actorOn } from '#core/orders/visibility.ts'
import { type OrderRow, partiesOf } from '#server/kernel/order-row.ts'
import { findOrder, findWorkers } from '#server/kernel/order-row-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { colleaguesWith } from '#server/platform/users/user-store.ts'
import { findHandling, findKnownTags, findNotes, notesShown } from './handling-store.ts'

export type HandlingView = Contract['getOrderHandling']['reply']['data']

/**
 * The customer of an order and everyone who has worked on it: they aren't staff on it, because notes are about them.
 * @throws `own_affair` for one of them.
 */
export async function othersOf(db: Db, caller: Caller, order: OrderRow): Promise<string[]> {
  const workers = await findWorkers(db, order.id)
  if (actorOn(caller, partiesOf(order)) !== 'admin' || workers.includes(caller.id))
    throw new AppError('own_affair')
  return [order.customer_id, ...workers]
}

/**
 * Who of staff handles an order, its tags and its notes.
 * @throws `order_not_found`, `own_affair`.
 */
export async function getHandling(
  db: Db,
  caller: Caller,
  orderId: string,
  page: number,
): Promise<HandlingView> {
  const order = await findOrder(db, orderId)
  if (!order) throw new AppError('order_not_found')
  const parties = await othersOf(db, caller, order)
  const handling = (await findHandling(db, [orderId])).get(orderId)
  const { rows, total } = await findNotes(db, orderId, page)
  const colleagues = await colleaguesWith(db, 'EditOrders')
  return {
    assignee: handling?.assignee ?? null,
    tags: handling?.tags ?? [],
    notes: pageOf(
      rows.map(({ id, author_id, author_name, text, at, pinned }) => ({
        note_id: id,
        author: { user_id: author_id, username: author_name ?? '' },
        text,
        at: at.toISOString(),
        pinned,
      })),
      page,
      total,
      notesShown,
    ),
    colleagues: colleagues
      .filter(({ user_id }) => !parties.includes(user_id))
      .map(({ user_id, username }) => ({ user_id, username: username ?? '' })),
    known_tags: await findKnownTags(db),
  }
}
