import type { Contract } from '#contract/contract.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { refuseParty } from '#server/kernel/refuse-party.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { colleaguesWith } from '#server/platform/users/user-store.ts'
import { findHandling, findKnownTags, findNotes, notesShown } from './handling-store.ts'

export type HandlingView = Contract['getOrderHandling']['reply']['data']

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
  const parties = await refuseParty(db, caller, order)
  const handling = (await findHandling(db, [orderId], caller.id)).get(orderId)
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
