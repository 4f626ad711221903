import type { Actor } from '#core/orders/lifecycle.ts'
import { isCoaching } from '#core/orders/order-config.ts'
import { hoursHeld } from '../coaching/session-store.ts'
import { type AfterCommit, type Tx, transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { advanceOrder } from './advance-order.ts'
import { findProof } from './find-proof.ts'
import { lockOrderFor } from './lock-order-for.ts'
import { notifyParties } from './notify-parties.ts'
import type { OrderRow } from './order-row.ts'

/** The booster says that the work is done: a picture proves a climb, the notes of its sessions prove coaching. */
export async function finishOrder(
  services: Services,
  caller: Caller,
  orderId: string,
  proofFileId: string | undefined,
): Promise<void> {
  await transaction(services.db, async (tx, afterCommit) => {
    const { order, actor } = await lockOrderFor(tx, caller, orderId)
    if (isCoaching(order.config)) {
      if ((await hoursHeld(tx, orderId)) < order.config.hours) throw new AppError('session_not_held')
    } else if (!proofFileId || !(await findProof(tx, orderId, proofFileId)))
      throw new AppError('no_files_uploaded')
    await finishLocked(services, tx, afterCommit, order, { actor, actorId: caller.id, proofFileId })
  })
}

type Finish = { actor: Actor; actorId: string; proofFileId?: string | undefined }

/** Hands in a locked order whose proof was seen, and tells its customer. */
export async function finishLocked(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  order: OrderRow,
  { actor, actorId, proofFileId }: Finish,
): Promise<void> {
  const finished = await advanceOrder(services, tx, afterCommit, {
    orderId: order.id,
    action: 'finish',
    actor,
    actorId,
    set: { proof_file_id: proofFileId ?? null },
    locked: order,
  })
  const news = order.coach_id ? 'coaching_finished' : 'order_finished'
  await notifyParties(services, tx, afterCommit, finished, news, actorId)
  await queueOrderMail(services, tx, finished, news)
}
