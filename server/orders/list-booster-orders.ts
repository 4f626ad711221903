import type { Contract } from '#contract/contract.ts'
import { loggedWork, progressOf } from '#core/orders/progress.ts'
import { pageOf } from '../http/pages.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import {
  type CompletedOrder,
  isActiveOf,
  listActive,
  listCompleted,
  monthsOf,
} from './booster-orders-store.ts'
import { countOrders } from './count-orders.ts'
import { fromJson, iso } from './instants.ts'
import { rowView } from './order-view.ts'

/** A booster's orders in progress or awaiting verification, each with its progress and the time of its last record. */
export async function listActiveOrders({ db }: Services, caller: Caller, page: number) {
  const [rows, total] = await Promise.all([
    listActive(db, caller.id, page),
    countOrders(db, `active ${caller.id}`, isActiveOf(caller.id)),
  ])
  const items = rows.map((row) => {
    const last = [...row.played, ...row.held].map(({ at }) => fromJson(at)).sort()
    return {
      ...rowView(row),
      logged: loggedWork(row.config, progressOf(row.config, row.played, row.held)),
      last_game_at: last.at(-1) ?? null,
    }
  })
  return pageOf(items, page, total)
}

type CompletedQuery = { month?: string | undefined; page: number; size: number }

/** A booster's completed orders, with their earnings per order and per month. */
export async function listCompletedOrders(
  { db, config }: Services,
  caller: Caller,
  { month, page, size }: CompletedQuery,
) {
  const [rows, months] = await Promise.all([
    listCompleted(db, { boosterId: caller.id, month, zone: config.timeZone, page, size }),
    monthsOf(db, caller.id, config.timeZone),
  ])
  const total = months
    .filter((each) => month === undefined || each.month === month)
    .reduce((sum, each) => sum + each.orders, 0)
  const items = rows.map((row) => {
    const share = shareOf(row)
    return { ...rowView(row), pay: row.pay, share, pay_due_at: share === 'pending' ? iso(row.due_at) : null }
  })
  return { ...pageOf(items, page, total, size), months }
}

type Share = Contract['listCompletedOrders']['reply']['data']['items'][number]['share']

function shareOf({ due_at, released_at, shares_held }: CompletedOrder): Share {
  if (!due_at) return 'none'
  if (released_at) return 'available'
  return shares_held ? 'held' : 'pending'
}
