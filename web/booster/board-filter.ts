import type { Contract } from '#contract/contract.ts'
import { isBoost } from '#core/choices/order-config.ts'

export type BoardOrder = Contract['listAvailableOrders']['reply']['data']['items'][number]

export const sorts = ['fit', 'pay', 'due', 'short'] as const
export type Sort = (typeof sorts)[number]

/** The board's filters as the address carries them; empty means all. */
export type BoardFilter = { game: string; service: string; server: string; pay: number; sort: Sort }

export function readFilter(query: URLSearchParams): BoardFilter {
  const pay = Number(query.get('pay'))
  return {
    game: query.get('game') ?? '',
    service: query.get('service') ?? '',
    server: query.get('server') ?? '',
    pay: Number.isFinite(pay) && pay > 0 ? pay : 0,
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'fit',
  }
}

export function writeFilter(filter: BoardFilter): URLSearchParams {
  const query = new URLSearchParams()
  for (const key of ['game', 'service', 'server'] as const) if (filter[key]) query.set(key, filter[key])
  if (filter.pay) query.set('pay', String(filter.pay))
  if (filter.sort !== 'fit') query.set('sort', filter.sort)
  return query
}

/** The orders that pass the filter, in its order. */
export function applyFilter(orders: readonly BoardOrder[], filter: BoardFilter): BoardOrder[] {
  return orders
    .filter(
      ({ config, booster_share }) =>
        (!filter.game || config.game === filter.game) &&
        (!filter.service || config.service === filter.service) &&
        (!filter.server || (isBoost(config) && config.server === filter.server)) &&
        booster_share >= filter.pay * 100,
    )
    .sort(comparisons[filter.sort])
}

const due = (order: BoardOrder) => (order.start_due_at ? Date.parse(order.start_due_at) : 0)
/** Who is asked by name answers first, then who paid for a quick start is served. */
const priority = ({ config }: BoardOrder) => {
  if ('coachId' in config) return 2
  return Number(isBoost(config) && config.addons.includes('priority'))
}

const comparisons: Record<Sort, (a: BoardOrder, b: BoardOrder) => number> = {
  // And then who waits longest.
  fit: (a, b) => priority(b) - priority(a) || due(a) - due(b),
  pay: (a, b) => b.booster_share - a.booster_share,
  due: (a, b) => due(a) - due(b),
  short: (a, b) => a.days.to - b.days.to || a.days.from - b.days.from,
}

/** How many filters hide something; the sort hides nothing. */
export function filtersOn({ game, service, server, pay }: BoardFilter): number {
  return [game, service, server, pay].filter(Boolean).length
}

export function withoutFilters({ sort }: BoardFilter): BoardFilter {
  return { game: '', service: '', server: '', pay: 0, sort }
}
