import { tipUntil } from '#core/orders/tips.ts'
import type { OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import { tipColumns } from './tip-store.ts'

type Row = SectionRow<typeof tipColumns>

/** The tip on an order's page. */
export const tipSection = {
  select: tipColumns,
  view: (row: Row, reader: OrderReader) => ({ tip: tipView(row, reader) }),
  facts: (row: Row, { now }: OrderReader) => ({
    canTip: tipUntil(tipped(row), now) !== null,
    tipHeld: heldOf(row) > 0,
  }),
}

/** What decides whether the order can be tipped. */
function tipped(row: Row) {
  return {
    status: row.status,
    customerId: row.customer_id,
    boosterId: row.booster_id,
    closedAt: row.closed_at,
    boosterGone: row.booster_gone === true,
    contested: row.disputed_by !== null || row.frozen_at !== null,
    given: row.tip !== null,
  }
}

/** The order's tip: a booster sees their own, not one that an earlier booster got. */
function tipView(row: Row, { caller, viewer, now }: OrderReader) {
  const { tip } = row
  const seen = tip?.given_at && (viewer !== 'booster' || tip.booster_id === caller.id) ? tip : null
  const until = viewer === 'customer' ? iso(tipUntil(tipped(row), now)) : null
  if (!seen && !until) return null
  return {
    given: seen?.given_at
      ? {
          amount: seen.amount,
          words: seen.words,
          at: fromJson(seen.given_at),
          booster: { user_id: seen.booster_id, username: seen.booster_name },
          refunded: seen.refunded,
          held: viewer === 'staff' ? heldOf(row) : 0,
        }
      : null,
    until,
    balance: viewer === 'customer' ? (row.customer_balance ?? 0) : 0,
  }
}

/** What staff can still refund of the tip: what its booster has on hold. */
function heldOf({ tip }: Row): number {
  return tip && tip.released_at === null ? tip.amount - tip.taken_back : 0
}
