import type { FastifyRequest } from 'fastify'
import { type OrderParties, pictureLimit } from '#core/orders/visibility.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { partiesOf } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countPictures } from './file-store.ts'
import { keepPicture } from './keep-picture.ts'

/**
 * Stores a picture for an order: proof from the booster at work, evidence from a disputing customer. Returns its id.
 */
export async function uploadProof(
  services: Services,
  caller: Caller,
  orderId: string,
  request: FastifyRequest,
): Promise<string> {
  const { db } = services
  const found = await findOrder(db, orderId)
  await refuseUpload(db, caller, orderId, found && partiesOf(found))
  return keepPicture(services, request, async ({ tx }) => {
    // Counted again under the lock.
    await refuseUpload(tx, caller, orderId, partiesOf(await lockOrder(tx, orderId)))
    return { owner_kind: 'order', owner_id: orderId, uploaded_by: caller.id }
  })
}

async function refuseUpload(
  db: Db,
  caller: Caller,
  orderId: string,
  order: OrderParties | undefined,
): Promise<void> {
  const limit = order ? pictureLimit(caller, order) : 0
  if (limit === 0) throw new AppError('order_not_found')
  if ((await countPictures(db, orderId, caller.id)) >= limit) throw new AppError('too_many_pictures')
}
