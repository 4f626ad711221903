import type { z } from 'zod'
import type { answerDispute as call } from '#contract/disputes.ts'
import { mostStatements } from '#core/orders/disputes.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countStatements, findOpenDispute, insertPictures, insertStatement } from './dispute-store.ts'
import { kept } from './kept.ts'
import { takePictures } from './take-pictures.ts'

/**
 * The booster answers a dispute, the customer adds to it, or staff ask both. A note is for staff only: the parties
 * learn nothing of it.
 */
export async function answerDispute(
  work: Work,
  caller: Caller,
  orderId: string,
  { text, picture_ids, for_staff }: z.output<typeof call.body>,
): Promise<void> {
  const { tx, now } = work
  const { order, actor } = await lockOrderFor(tx, caller, orderId)
  const dispute = await findOpenDispute(tx, orderId)
  if (!dispute) throw new AppError('order_state_changed')
  if (actor !== 'customer' && actor !== 'booster' && actor !== 'admin') throw new AppError('forbidden')
  if (for_staff && actor !== 'admin') throw new AppError('forbidden')
  if ((await countStatements(tx, dispute.id, caller.id)) >= mostStatements)
    throw new AppError('too_many_statements')
  const pictureIds = await takePictures(tx, { orderId, by: caller.id, fileIds: picture_ids })
  const by = { dispute_id: dispute.id, author_id: caller.id, role: actor, at: now }
  const said = { ...by, for_staff, ...(for_staff ? { text } : kept(text)) }
  await insertPictures(tx, dispute.id, pictureIds, await insertStatement(tx, said))
  if (!for_staff) await recordDeed(work, order, { action: 'answer_dispute', actor, actorId: caller.id })
}
