import type { Contract } from '#contract/contract.ts'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { boardSorts } from '#core/orders/board.ts'
import { callOf, oneOf, readList } from '#web/parts/lists/list-query.ts'

export type BoardData = Contract['listAvailableOrders']['reply']['data']
/** An order that is for this booster, with its place. */
export type PlacedOrder = BoardData['items'][number]
export type BoardOrder = BoardData['others'][number]

export const pays = ['10', '25', '50', '100'] as const
const servers = [...new Set(gameIds.flatMap((id) => games[id].servers))]

/** The query parameters of the board; `pay` is in euros. */
export const boardList = {
  filters: {
    game: oneOf(gameIds),
    service: oneOf([...serviceIds, 'coaching']),
    server: oneOf(servers),
    pay: oneOf(pays),
  },
  sorts: boardSorts,
} as const

/** How many orders a page has. */
const size = 50

/** What the board of an address asks for. */
export function boardCall(search: URLSearchParams) {
  const { pay, ...query } = callOf(readList(boardList, search))
  return { ...query, ...(pay && { pay: Number(pay) * 100 }), size }
}

/**
 * A page of the board after some of its orders changed: each as it is now, or null where it has left. What belongs on another page isn't
 * shown, but counted.
 */
export function withChanged(data: BoardData, changed: ReadonlyMap<string, PlacedOrder | null>): BoardData {
  if (changed.size === 0) return data
  const kept = data.items.filter(({ order_id }) => !changed.has(order_id))
  const now = [...changed.values()].filter((order) => order !== null)
  const known = new Set(data.items.map(({ order_id }) => order_id))
  const come = now.filter(({ order_id }) => !known.has(order_id)).length
  const gone = [...changed].filter(([id, order]) => order === null && known.has(id)).length
  const [first, last] = [data.items[0], data.items.at(-1)]
  const here = now.filter(
    (order) =>
      (data.page === 1 || (first && compare(first, order) <= 0)) &&
      (data.page >= data.pageCount || (last && compare(order, last) <= 0)),
  )
  const hidden = data.hidden.filter(({ order_id }) => !changed.has(order_id))
  const others = data.others.filter(({ order_id }) => !changed.has(order_id))
  return { ...data, items: [...kept, ...here].sort(compare), total: data.total + come - gone, hidden, others }
}

function compare(a: PlacedOrder, b: PlacedOrder): number {
  return a.place[0] - b.place[0] || a.place[1] - b.place[1] || (a.order_id < b.order_id ? -1 : 1)
}
