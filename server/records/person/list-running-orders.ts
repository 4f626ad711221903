import { type BanDeed, mostBanOrders } from '#core/people/bans.ts'
import { listRunningOf } from '#server/orders/order/order-store.ts'
import { rowView } from '#server/orders/order/order-view.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { requirePerson } from './require-person.ts'

/** The action of an order that carries out what a ban decides about it. */
export const banActions = { cancel: 'cancel', release: 'drop' } as const satisfies Record<BanDeed, string>

/**
 * A person's orders that aren't finished, each with what a ban can do with it: the rules of the order's own page decide, so
 * what is offered here is what its call takes.
 */
export async function listRunningOrders(services: Services, caller: Caller, userId: string) {
  await requirePerson(services.db, userId)
  const rows = await listRunningOf(services.db, userId, mostBanOrders)
  const items = []
  // One after the other, so that a page never takes most of the pool's connections.
  for (const row of rows) {
    const deed: BanDeed = row.customer_id === userId ? 'cancel' : 'release'
    items.push({ ...rowView(row), deed, refusal: await refusalOf(services, caller, row.id, deed) })
  }
  return { items }
}

async function refusalOf(
  services: Services,
  caller: Caller,
  orderId: string,
  deed: BanDeed,
): Promise<string | null> {
  const view = await services.orderPage(services, caller, orderId)
  if (view && view.viewer !== 'staff') return 'own_affair'
  const offered = view?.actions.find(({ action }) => action === banActions[deed])
  return offered ? offered.refusal : 'order_state_changed'
}
