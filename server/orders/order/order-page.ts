import type { z } from 'zod'
import type { orderView } from '#contract/order-view.ts'
import { type ActionFacts, offeredActions } from '#core/orders/actions.ts'
import { actorOn } from '#core/orders/visibility.ts'
import { partiesOf } from '#server/kernel/order-row.ts'
import type { MergedSections, OrderReader } from '#server/kernel/order-section.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { orderPageWith } from './order-store.ts'
import { ownFacts, ownView } from './order-view.ts'

declare module '#server/platform/ports/services.ts' {
  interface Services {
    /** Reads an order's page, with the sections of every feature. */
    orderPage: OrderPage
  }
}

export type OrderView = z.input<typeof orderView>

/** An order's page as a person sees it; undefined if they can't see it. */
export type OrderPage = (
  services: Pick<Services, 'db' | 'now' | 'tags'>,
  caller: Caller,
  orderId: string,
) => Promise<OrderView | undefined>

/** What the order itself doesn't show. */
type Sections = MergedSections<
  Omit<OrderView, 'actions' | keyof ReturnType<typeof ownView>>,
  Omit<ActionFacts, keyof ReturnType<typeof ownFacts>>
>

/** An order's page of these sections, read in one statement. */
export function orderPageOf(sections: Sections): OrderPage {
  const find = orderPageWith(sections.select)
  return async (services, caller, orderId) => {
    const row = await find(services.db, caller, orderId)
    if (!row) return undefined
    const actor = actorOn(caller, partiesOf(row))
    const viewer = actor === 'customer' || actor === 'booster' ? actor : 'staff'
    const reader: OrderReader = { caller, viewer, now: services.now(), services }
    const facts = { ...ownFacts(row), ...sections.facts(row, reader) }
    return {
      ...ownView(row, reader),
      ...(await sections.view(row, reader)),
      actions: offeredActions(viewer === 'staff' ? 'admin' : viewer, facts).map(
        ({ needsReason, ...offered }) => ({ ...offered, needs_reason: needsReason }),
      ),
    }
  }
}
