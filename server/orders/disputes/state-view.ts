import { type DisputeReader, disputeState } from '#core/orders/dispute-state.ts'
import { disputable, type OrderRow } from '#server/kernel/order-row.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { DisputeRow } from './dispute-store.ts'

type Stated = Pick<DisputeRow, 'opened_as' | 'outcome'> & {
  openedAt: Date
  appeal: boolean
  answered: boolean
  needs_other: boolean
}
type Order = Parameters<typeof disputable>[0] & Pick<OrderRow, 'booster_id'>

/** Where a dispute stands for a reader, as each reply with a dispute says it. */
export function stateView(
  { opened_as, openedAt, appeal, answered, outcome, needs_other }: Stated,
  order: Order,
  viewer: 'customer' | 'booster' | 'staff',
  now: Date,
) {
  const reader: DisputeReader = viewer === 'staff' && needs_other ? 'earlier_decider' : viewer
  const facts = { openedBy: opened_as, openedAt, appeal, answered, outcome }
  const hasBooster = order.booster_id !== null
  const { state, until } = disputeState({ ...facts, hasBooster }, disputable(order), reader, now)
  return { state, until: iso(until) }
}
