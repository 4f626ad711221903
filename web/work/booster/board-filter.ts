import type { Contract } from '#contract/contract.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { type ListQuery, oneOf } from '#web/parts/lists/list-query.ts'

export type BoardOrder = Contract['listAvailableOrders']['reply']['data']['items'][number]

export const pays = ['10', '25', '50', '100'] as const
const sorts = ['fit', 'pay', 'due', 'short'] as const
const servers = [...new Set(gameIds.flatMap((id) => games[id].servers))]

/** The query parameters of the board; `pay` is in euros. */
export const boardList = {
  filters: {
    game: oneOf(gameIds),
    service: oneOf([...serviceIds, 'coaching']),
    server: oneOf(servers),
    pay: oneOf(pays),
  },
  sorts,
} as const

export type BoardQuery = ListQuery<typeof boardList>

/** The orders that pass the filter, sorted by it. */
export function applyFilter(orders: readonly BoardOrder[], { filters, sort }: BoardQuery): BoardOrder[] {
  const { game, service, server, pay } = filters
  return orders
    .filter(
      ({ config, booster_share }) =>
        (!game || config.game === game) &&
        (!service || config.service === service) &&
        (!server || (isBoost(config) && config.server === server)) &&
        booster_share >= Number(pay) * 100,
    )
    .sort(comparisons[sort])
}

const due = (order: BoardOrder) => (order.start_due_at ? Date.parse(order.start_due_at) : 0)
/** Bookings of this coach and orders that name this booster come first, then orders with a paid quick start. */
const priority = ({ config, named_until }: BoardOrder) => {
  if ('coachId' in config || named_until !== null) return 2
  return Number(isBoost(config) && config.addons.includes('priority'))
}

const comparisons: Record<BoardQuery['sort'], (a: BoardOrder, b: BoardOrder) => number> = {
  // Equal priorities are sorted by the longest wait.
  fit: (a, b) => priority(b) - priority(a) || due(a) - due(b),
  pay: (a, b) => b.booster_share - a.booster_share,
  due: (a, b) => due(a) - due(b),
  short: (a, b) => a.days.to - b.days.to || a.days.from - b.days.from,
}
