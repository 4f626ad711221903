// Orders that staff cancel together cost their customers nothing, and come to no more than was agreed (decision 0109).
import type { BulkOrderRow, ProposalRow } from './rows.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** What one colleague can refund alone within a day, all such refunds together. */
const alone = { day: 20_000, span: 86_400_000 }

/** The orders that a run is about, before anybody decides about it. */
export function listRun(world: World, { run_id, order_id }: BulkOrderRow): void {
  const run = world.runs.get(run_id) ?? { orders: new Set(), agreed: 0, refunded: new Map() }
  world.runs.set(run_id, run)
  run.orders.add(order_id)
}

/** Whose orders a run cancels. */
export const customersOf = (world: World, runId: string): (string | undefined)[] =>
  [...(world.runs.get(runId)?.orders ?? [])].map((id) => world.orders.get(id)?.customer)

/** Refunds of many are decided. */
export function checkRefunds(
  world: World,
  { wish, amount, asked_by, decided_by, asked_at }: ProposalRow,
): void {
  const refunds = world.refundedTogether.get(asked_by) ?? []
  world.refundedTogether.set(asked_by, refunds)
  const at = Date.parse(asked_at)
  const before = refunds
    .filter((each) => each.at > at - alone.span)
    .reduce((all, each) => all + each.amount, 0)
  if (asked_by === decided_by && (amount ?? 0) + before > alone.day)
    throw new Untrue(`One colleague alone refunds ${amount} of many orders after ${before} within a day`)
  refunds.push({ amount: amount ?? 0, at })
  const run = world.runs.get(wish.run_id ?? '')
  if (run) run.agreed = amount ?? 0
}

/** A run has handled an order: if nothing refused it, all that was paid for it is back. */
export function takeHandled(world: World, { run_id, order_id, ended_at, refusal }: BulkOrderRow): void {
  const run = world.runs.get(run_id)
  const order = world.orders.get(order_id)
  if (!run || !order || ended_at === null || refusal !== null || run.refunded.has(order_id)) return
  run.refunded.set(order_id, order.paid ? order.total : 0)
  const kept = world.keptOf(order_id)
  if (order.status !== 'cancelled' || kept > 0)
    throw new Untrue(
      `Order {} was cancelled with others and is ${order.status}, ${kept} of it kept`,
      order_id,
    )
  const all = [...run.refunded.values()].reduce((sum, each) => sum + each, 0)
  if (all > run.agreed)
    throw new Untrue(`${all} were refunded of many orders, and ${run.agreed} were agreed`, order_id)
  if (order.paid && run.refunded.size > 1) world.crossings.add('several orders are refunded together')
}
