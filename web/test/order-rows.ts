import { defaultConfig } from '#core/choices/order-config.ts'
import type { OrderRow } from '#web/orders/order/lists/order-list.tsx'
import type { PlacedOrder } from '#web/work/booster/board-filter.ts'

/** A time in the evening on which the tests' orders are placed. */
export const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 18, minute)).toISOString()

/** A row in a list of orders: an Elo boost that waits for its booster; arguments override the defaults. */
export function anOrderRow(rest: Partial<OrderRow> = {}): OrderRow {
  const number = rest.number ?? 20_001
  return {
    order_id: `order-${number}`,
    number,
    version: 1,
    status: 'waiting_for_booster',
    paused: false,
    config: defaultConfig('league-of-legends', 'elo-boost'),
    currency: 'EUR',
    total: 1_750,
    booster_share: 1_050,
    days: { from: 1, to: 2 },
    created_at: at(0),
    paid_at: at(1),
    searching_at: at(2),
    claimed_at: null,
    finished_at: null,
    closed_at: null,
    check_until: null,
    start_due_at: at(40),
    coach: null,
    session_at: null,
    disputed: false,
    shortfall: null,
    decide_by: null,
    demo: false,
    ...rest,
  }
}

/** An order on a booster's board. */
export function aBoardOrder(number: number, rest: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    ...anOrderRow({ number }),
    filter: 'league-of-legends:elo-boost:euw',
    refusal: null,
    named_until: null,
    undo_until: null,
    undo_drops: false,
    share: null,
    hours: null,
    place: [2, number],
    ...rest,
  }
}
