import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { advanceOrder } from './advance-order.ts'
import { findProof } from './find-proof.ts'
import { lockOrderFor } from './lock-order-for.ts'
import { notifyParties } from './notify-parties.ts'

/** The booster says that the target is reached, with a picture that proves it. */
export async function finishOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  proofFileId: string,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    if (!(await findProof(tx, orderId, proofFileId))) throw new AppError('no_files_uploaded')
    const finished = await advanceOrder(services, tx, afterCommit, {
      orderId,
      action: 'finish',
      actor,
      actorId: caller.id,
      set: { proof_file_id: proofFileId },
      locked: order,
    })
    await notifyParties(services, tx, afterCommit, finished, 'order_finished', caller.id)
    await queueOrderMail(services, tx, finished, 'order_finished')
  })
}
