import type { z } from 'zod'
import type { finishOrder as call } from '#contract/order-work.ts'
import { doubtsAbout } from '#core/orders/doubts.ts'
import { kindOf, loggedWork, progressOf } from '#core/orders/kinds.ts'
import { isDone } from '#core/orders/progress.ts'
import { takePicture } from '#server/files/file-store.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { logOf } from '#server/kernel/progress-store.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findProofFacts } from './doubt-store.ts'

/**
 * The booster submits the result. A result that the log doesn't confirm is submitted `anyway` and marked with both
 * numbers.
 */
export async function finishOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  { proof_file_id, anyway }: z.output<typeof call.body>,
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  const { played, held } = await logOf(work.tx, orderId)
  const progress = progressOf(order.config, played, held)
  if (kindOf(order.config).log.of === 'lessons' && !isDone(progress)) throw new AppError('session_not_held')
  const isOpen = actor === 'booster' && order.status === 'boosting'
  if (isOpen && !anyway && !isDone(progress)) throw new AppError('target_not_reached')
  await refuseUnproved(work.tx, order, { fileId: proof_file_id, by: caller.id })
  const set = {
    proof_file_id: proof_file_id ?? null,
    doubts: doubtsAbout(
      order.config,
      played,
      order.claimed_at ?? work.now,
      await findProofFacts(work.tx, { orderId, boosterId: caller.id, proofFileId: proof_file_id ?? null }),
    ),
    shortfall: isDone(progress) ? null : JSON.stringify(loggedWork(order.config, progress)),
  }
  await advanceOrder(work, order, { action: 'finish', actor, actorId: caller.id, set })
}

async function refuseUnproved(
  tx: Tx,
  { id: orderId, config }: OrderRow,
  { fileId, by }: { fileId: string | undefined; by: string },
): Promise<void> {
  if (kindOf(config).proof === 'notes') return
  if (!fileId || !(await takePicture(tx, { orderId, fileId, by }))) throw new AppError('no_files_uploaded')
}
