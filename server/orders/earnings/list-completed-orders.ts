import type { Contract } from '#contract/contract.ts'
import { monthIn } from '#core/base/zones.ts'
import { type BoosterShare, statedShares } from '#server/money/payouts/read-shares.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { listCompleted, monthsOf } from '../order/booster-orders-store.ts'
import { rowView } from '../order/order-view.ts'

type CompletedQuery = { month?: string | undefined; page: number; size: number }

/** A booster's completed orders, with their earnings per order and per month. */
export async function listCompletedOrders(
  { db, config }: Services,
  caller: Caller,
  { month, page, size }: CompletedQuery,
) {
  const zone = config.timeZone
  const [rows, counted, { shares }] = await Promise.all([
    listCompleted(db, { boosterId: caller.id, month, zone, page, size }),
    monthsOf(db, caller.id, zone),
    statedShares(db, caller.id),
  ])
  const byMonth = Map.groupBy(shares, ({ at }) => monthIn(zone, at))
  const months = counted.map((each) => {
    const ofMonth = byMonth.get(each.month) ?? []
    return { ...each, earned: earned(ofMonth.filter(({ completed }) => completed)), in_all: earned(ofMonth) }
  })
  const total = months
    .filter((each) => month === undefined || each.month === month)
    .reduce((sum, each) => sum + each.orders, 0)
  const byOrder = new Map(shares.filter(({ completed }) => completed).map((each) => [each.orderId, each]))
  const items = rows.map((row) => {
    const found = byOrder.get(row.id)
    const share = stateOf(found)
    const due = share === 'pending' && found?.dueAt ? new Date(found.dueAt).toISOString() : null
    return { ...rowView(row), pay: found?.share ?? 0, share, pay_due_at: due }
  })
  return { ...pageOf(items, page, total, size), months }
}

type State = Contract['listCompletedOrders']['reply']['data']['items'][number]['share']

function stateOf(share: BoosterShare | undefined): State {
  if (!share) return 'none'
  if (share.waits) return 'held'
  return share.state === 'held' ? 'pending' : share.state
}

const earned = (shares: readonly BoosterShare[]) =>
  shares.reduce((total, { share, tip }) => total + share + tip, 0)
