import { z } from 'zod'
import type { beginBulk as call } from '#contract/order-bulk.ts'
import { passedBefore } from '#core/orders/deadlines.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import { lockBooster } from '#server/boosters/facts/booster-store.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { undoDecision } from '../order/decide-result.ts'
import {
  customersOf,
  endOrder,
  endRun,
  findRun,
  findUndoable,
  insertRun,
  insertRunOrders,
  startRun,
} from './bulk-store.ts'
import { carryOutSoon } from './carry-out-bulk.ts'
import { needsSecond, readChosen, sumsOf } from './weigh-bulk.ts'

/**
 * Begins an action on many orders, if it still is what the caller read: so many orders, so many of them fit, so much goes back.
 * One that is sent twice begins once. Refunds beyond the limit wait for a colleague.
 */
export async function beginBulk(
  work: Work,
  caller: Caller,
  { run_id, action, chosen, count, fits, amount, reason, booster_id }: z.output<typeof call.body>,
): Promise<void> {
  const { tx, now } = work
  if (action === 'cancel' && !reason) throw wrong('reason')
  if ((action === 'assign') !== (booster_id !== undefined)) throw wrong('booster_id')
  if (booster_id === caller.id) throw new AppError('own_affair')
  if (booster_id && !(await lockBooster(tx, booster_id))) throw new AppError('booster_not_found')
  // What one person begins comes one after the other, so that two runs at once are weighed as two.
  await lockAccount(tx, caller.id)
  const known = await findRun(tx, run_id)
  if (known) {
    if (known.asked_by !== caller.id) throw new AppError('bulk_not_found')
    return
  }
  const orders = await readChosen(tx, caller, action, chosen, now)
  const sums = sumsOf(action, orders)
  if (sums.count !== count || sums.fits !== fits || sums.amount !== amount) throw new AppError('bulk_changed')
  const row = { action, reason: reason ?? null, booster_id: booster_id ?? null, amount }
  const asked = { asked_by: caller.id, asked_at: now, state: 'waiting' as const }
  if (!(await insertRun(tx, { id: run_id, ...row, ...asked }))) throw new AppError('bulk_not_found')
  const chosenOrders = orders.map(({ row: { id }, version, refusal }) => ({ order_id: id, version, refusal }))
  await insertRunOrders(tx, run_id, chosenOrders, now)
  const detail = { code: action, number: fits, amount, reason: reason ?? null }
  const subject = `bulk ${run_id}`
  await recordAudit(tx, { actorId: caller.id, operation: 'begin bulk', subject, detail }, now)
  if (amount > 0) await propose(work, caller, { kind: 'bulk_refund', wish: { run_id }, reason: reason ?? '' })
  else await start(work, run_id)
}

function wrong(field: string): AppError {
  return new AppError('bad_params', [{ field, code: 'bad_params' }])
}

async function start(work: Work, runId: string): Promise<void> {
  if (!(await startRun(work.tx, runId))) throw new AppError('order_state_changed')
  work.after(() => carryOutSoon(work.services, runId))
}

const wished = z.strictObject({ run_id: z.uuid() })

/** Refunds of many orders, by their sum: beyond the limit a colleague who has none of these orders confirms them. */
export const bulkRefund: ProposalType = {
  manyOrders: true,

  async weigh({ tx, now }, wish) {
    const { run_id } = wished.parse(wish)
    const run = await findRun(tx, run_id)
    if (!run) throw new AppError('bulk_not_found')
    const { amount, asked_by } = run
    return {
      personId: null,
      parties: await customersOf(tx, run_id),
      orderId: null,
      subject: `bulk ${run_id}`,
      amount,
      needsSecond: await needsSecond(tx, asked_by, { runId: run_id, amount, now }),
    }
  },

  carryOut: (work, _, { wish }) => start(work, wished.parse(wish).run_id),

  async declined({ tx, now }, wish) {
    await endRun(tx, wished.parse(wish).run_id, now)
  },
}

/** Whoever began a run stops it: what was done stays, the rest isn’t begun. One that has ended stays as it ended. */
export async function stopBulk(work: Work, caller: Caller, runId: string): Promise<void> {
  const { tx, now } = work
  const run = await findRun(tx, runId)
  if (run?.asked_by !== caller.id) throw new AppError('bulk_not_found')
  if (!(await endRun(tx, runId, now))) return
  const deed = { operation: 'stop bulk', subject: `bulk ${runId}`, detail: { code: run.action } } as const
  await recordAudit(tx, { actorId: caller.id, ...deed }, now)
}

/** Stops the verification of many results, and takes back what the caller could still take back on each order's page. */
export async function undoBulk(work: Work, caller: Caller, runId: string): Promise<void> {
  await stopBulk(work, caller, runId)
  const { tx, now } = work
  const undoable = await findUndoable(tx, runId, passedBefore('undoDecision', now))
  if (undoable.length === 0) throw new AppError('decision_is_final')
  for (const { id, order_id } of undoable) {
    await undoDecision(work, caller, order_id)
    await endOrder(tx, id, 'decision_undone', now)
  }
}
