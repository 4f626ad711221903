import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type OrderParties, pictureLimit } from '#core/orders/visibility.ts'
import type { Db } from '../db/pool.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { lockOrder } from '../orders/kernel/lock-order.ts'
import { partiesOf } from '../orders/kernel/order-row.ts'
import { findOrder } from '../orders/kernel/order-row-store.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { countPictures, insertPicture } from './file-store.ts'
import { readPicture } from './read-picture.ts'
import { readUpload } from './read-upload.ts'

/**
 * Stores a picture for an order: proof from the booster at work, evidence from a disputing customer. Returns its id.
 */
export async function uploadProof(
  services: Services,
  caller: Caller,
  orderId: string,
  request: FastifyRequest,
): Promise<string> {
  const { db, files } = services
  const found = await findOrder(db, orderId)
  // Checked before the picture is read, which costs far more; checked again under the lock, where it is counted.
  await refuseUpload(db, caller, orderId, found && partiesOf(found))
  const { content, mime, width, height } = await readPicture(await readUpload(request))
  const id = randomUUID()
  await files.save(id, content)
  try {
    await transaction(services, async ({ tx, now }) => {
      await refuseUpload(tx, caller, orderId, partiesOf(await lockOrder(tx, orderId)))
      const about = {
        owner_kind: 'order',
        owner_id: orderId,
        uploaded_by: caller.id,
        created_at: now,
      } as const
      await insertPicture(tx, { id, ...about, mime, width, height, bytes: content.length })
    })
  } catch (error) {
    await files.remove(id)
    throw error
  }
  return id
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
