import type { z } from 'zod'
import type { dropOrder as call } from '#contract/order-work.ts'
import { takePicture } from '#server/files/file-store.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { gamesOf, proveGame } from '#server/kernel/progress-store.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/**
 * A booster drops an order, or staff remove them from it, and it returns to the board. The last game that a booster
 * leaves behind needs a screenshot, because the next booster starts there.
 */
export async function dropOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  { reason, proof_file_id }: z.output<typeof call.body>,
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  // Customers ask for another booster (`askOtherBooster`).
  if (actor === 'customer') throw new AppError('order_state_changed')
  if (actor === 'booster') await refuseUnproved(work.tx, { orderId, by: caller.id, fileId: proof_file_id })
  await advanceOrder(work, order, { action: 'drop', actor, actorId: caller.id, reason })
}

type Proof = { orderId: string; by: string; fileId: string | undefined }

async function refuseUnproved(tx: Tx, { orderId, by, fileId }: Proof): Promise<void> {
  const last = (await gamesOf(tx, orderId)).at(-1)
  if (last?.booster_id !== by || last.proof_file_id) return
  if (!fileId) throw new AppError('drop_needs_proof', [{ field: 'proof_file_id', code: 'drop_needs_proof' }])
  if (!(await takePicture(tx, { orderId, fileId, by }))) throw new AppError('not_found')
  await proveGame(tx, last.id, fileId)
}
