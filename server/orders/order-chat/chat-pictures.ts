import type { FastifyReply, FastifyRequest } from 'fastify'
import { mostOrderPicturesADay, orderChatDayMs } from '#core/talk/order-chat.ts'
import { countChatPictures, findChatPicture } from '#server/files/file-store.ts'
import { keepPicture } from '#server/files/keep-picture.ts'
import { sendPicture } from '#server/files/send-file.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { isOpenFor, readerOf } from './reader-of.ts'

/** Stores a picture for the next message of an order's chat. One that no message refers to is deleted a day later. */
export async function uploadOrderChatPicture(
  services: Services,
  caller: Caller,
  orderId: string,
  request: FastifyRequest,
): Promise<string> {
  const { db, now } = services
  const owner = { owner_kind: 'order_chat', owner_id: orderId } as const
  const refuse = async (tx: Db, order: OrderRow, at: Date) => {
    if (!isOpenFor(caller, order, at)) throw new AppError('chat_closed')
    const since = new Date(at.getTime() - orderChatDayMs)
    if ((await countChatPictures(tx, owner, since, caller.id)) >= mostOrderPicturesADay)
      throw new AppError('too_many_messages')
  }
  await refuse(db, (await readerOf(db, caller, orderId, now())).order, now())
  return keepPicture(services, request, async (work) => {
    // Counted again under the lock.
    await refuse(work.tx, (await lockOrderFor(work.tx, caller, orderId)).order, work.now)
    return { ...owner, uploaded_by: caller.id }
  })
}

/** Sends a chat's picture to someone who can read its message. */
export async function getOrderChatPicture(
  services: Services,
  caller: Caller,
  { order_id, file_id }: { order_id: string; file_id: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, now } = services
  const { since } = await readerOf(db, caller, order_id, now())
  const file = await findChatPicture(db, 'order_chat', file_id)
  if (!file || file.owner_id !== order_id || (since && file.created_at < since))
    throw new AppError('not_found')
  return sendPicture(services, file, reply)
}
