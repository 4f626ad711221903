import { iso } from '#server/platform/db/instants.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { listOrdersById } from '../order/order-store.ts'
import { boosterOf, customerOf, rowView } from '../order/order-view.ts'
import { countDesk, listDisputeRows } from './dispute-store.ts'
import { stateView } from './state-view.ts'

/** The dispute desk: open disputes by their deadline, or closed ones, the last first. */
export async function listDisputes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  { state, page }: { state: 'open' | 'closed'; page: number },
) {
  const [disputes, counts] = await Promise.all([
    listDisputeRows(db, { closed: state === 'closed', page, readerId: caller.id }),
    countDesk(db),
  ])
  const orders = await listOrdersById(
    db,
    disputes.map(({ order_id }) => order_id),
  )
  const byId = new Map(orders.map((order) => [order.id, order]))
  const items = disputes.flatMap((dispute) => {
    const order = byId.get(dispute.order_id)
    if (!order) return []
    const { kind, opened_at: openedAt, opened_as, appeal_of, closed_at } = dispute
    const appeal = appeal_of !== null
    return [
      {
        order: { ...rowView(order), customer: customerOf(order), booster: boosterOf(order) },
        kind,
        opened_at: openedAt.toISOString(),
        opened_by: opened_as,
        appeal,
        ...stateView({ ...dispute, openedAt, appeal }, order, 'staff', now()),
        closed_at: iso(closed_at),
      },
    ]
  })
  return { ...pageOf(items, page, counts[state]), counts }
}
