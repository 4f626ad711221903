import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { cancelOrder as call } from '#contract/orders.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { refuseParty } from '#server/kernel/refuse-party.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { isGuest } from '#server/platform/users/user-store.ts'
import { addOrderNote } from '../handling/handle-order.ts'

/** Cancels an order for its customer, or for staff, who can leave a note to colleagues. */
export async function cancelOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  { refund_to, reason, ready, note }: z.output<typeof call.body>,
): Promise<void> {
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  // A guest's balance depends on a cookie, so a guest is refunded the way they paid.
  if (refund_to === 'balance' && (await isGuest(work.tx, order.customer_id)))
    throw new AppError('bad_params', [{ field: 'refund_to', code: 'bad_params' }])
  if (actor === 'admin') await refuseParty(work.tx, caller, order)
  else refuseStaffsFields({ ready, note })
  if (note) await addOrderNote(work, caller, orderId, { note_id: randomUUID(), text: note })
  await advanceOrder(work, order, {
    action: 'cancel',
    actor,
    actorId: caller.id,
    reason,
    ready,
    refundTo: refund_to,
  })
}

/** The shop's reasons and notes are staff's to give. */
function refuseStaffsFields(given: { ready: unknown; note: unknown }): void {
  for (const field of ['ready', 'note'] as const)
    if (given[field]) throw new AppError('bad_params', [{ field, code: 'bad_params' }])
}
