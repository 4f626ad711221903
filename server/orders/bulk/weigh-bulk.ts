import type { z } from 'zod'
import type { beginBulk as beginCall, weighBulk as call } from '#contract/order-bulk.ts'
import { bulkNeedsColleague, staffSpans } from '#core/money/staff-limits.ts'
import { type BulkAction, type BulkRefusal, bulkLimits, bulkRefusal } from '#core/orders/bulk.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { askedBy } from '../order/order-filter-store.ts'
import { inState } from '../order/order-store.ts'
import { type BulkRow, findBulkRows, refundedSince } from './bulk-store.ts'

export type Chosen = z.output<typeof beginCall.body>['chosen']
/** An order, the version that was seen, and why the action leaves it as it is. */
export type Weighed = { row: BulkRow; version: number; refusal: BulkRefusal | null }

/** The orders that somebody chose, each with whether the action fits it now. */
export async function readChosen(
  db: Db,
  caller: Caller,
  action: BulkAction,
  chosen: Chosen,
  now: Date,
): Promise<Weighed[]> {
  const userId = caller.id
  const limit = bulkLimits.orders + 1
  if (!('orders' in chosen)) {
    const { state, ...filter } = chosen
    const condition = inState(state, askedBy(caller, filter), now)
    const rows = await findBulkRows(db, condition, { userId, limit })
    if (rows.length === limit) throw new AppError('too_many_orders')
    return rows.map((row) => ({ row, version: row.version, refusal: bulkRefusal(action, row) }))
  }
  const seen = new Map(chosen.orders.map(({ order_id, version }) => [order_id, version]))
  const rows = await findBulkRows(db, (eb) => eb('orders.id', 'in', [...seen.keys()]), { userId, limit })
  return rows.map((row) => {
    const version = seen.get(row.id) ?? row.version
    const refusal = row.version === version ? bulkRefusal(action, row) : 'order_state_changed'
    return { row, version, refusal }
  })
}

/** How many there are, how many the action fits, and what its refunds come to, in minor units. */
export function sumsOf(action: BulkAction, orders: readonly Weighed[]) {
  const fitting = orders.filter(({ refusal }) => refusal === null)
  const refunds = fitting.map(({ row }) => row.refund)
  return {
    count: orders.length,
    fits: fitting.length,
    amount: action === 'cancel' ? refunds.reduce((sum, refund) => sum + refund, 0) : 0,
  }
}

/** Whether a colleague has to confirm refunds of this sum after the others that the same person began within a day. */
export async function needsSecond(
  db: Db,
  askerId: string,
  { runId, amount, now }: { runId?: string; amount: number; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - staffSpans.bulk.ms)
  return bulkNeedsColleague(amount, await refundedSince(db, askerId, since, runId))
}

/** What an action on many orders would do now. */
export async function weighBulk(
  { db, now }: Services,
  caller: Caller,
  { action, chosen }: z.output<typeof call.body>,
): Promise<z.input<typeof call.reply>['data']> {
  const at = now()
  const orders = await readChosen(db, caller, action, chosen, at)
  const sums = sumsOf(action, orders)
  const refused = orders.flatMap(({ row, refusal }) =>
    refusal ? [{ order_id: row.id, number: row.number, code: refusal }] : [],
  )
  return {
    ...sums,
    refused: refused.slice(0, bulkLimits.listed),
    needs_second: await needsSecond(db, caller.id, { amount: sums.amount, now: at }),
  }
}
