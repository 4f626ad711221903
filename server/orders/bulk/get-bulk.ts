import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import type { getBulk as call } from '#contract/order-bulk.ts'
import { bulkLimits } from '#core/orders/bulk.ts'
import { endOf, passedBefore } from '#core/orders/deadlines.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countRun, findRefused, findRun, findUndoable } from './bulk-store.ts'

/** How far a run is, for who began it. */
export async function getBulk(
  { db, now }: { db: Db; now: Date },
  caller: Caller,
  runId: string,
): Promise<z.input<typeof call.reply>['data']> {
  const run = await findRun(db, runId)
  if (run?.asked_by !== caller.id) throw new AppError('bulk_not_found')
  const [counts, refused, [last]] = await Promise.all([
    countRun(db, runId),
    findRefused(db, runId, bulkLimits.listed),
    findUndoable(db, runId, passedBefore('undoDecision', now)),
  ])
  const { id, action, state, amount } = run
  return {
    run: {
      run_id: id,
      action,
      state,
      amount,
      ...counts,
      undo_until: last ? endOf('undoDecision', last.decided_at).toISOString() : null,
      refused: refused.map(({ order_id, number, refusal }) => ({
        order_id,
        number,
        code: refusal as ErrorCode,
      })),
    },
  }
}
