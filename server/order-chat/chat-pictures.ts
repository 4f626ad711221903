import type { FastifyReply, FastifyRequest } from 'fastify'
import { mostOrderPicturesADay, orderChatDayMs } from '#core/chat/order-chat.ts'
import type { Db } from '../db/pool.ts'
import { countChatPictures, findChatPicture } from '../files/file-store.ts'
import { keepPicture } from '../files/keep-picture.ts'
import { sendPicture } from '../files/send-file.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { lockOrderFor } from '../orders/kernel/lock-order.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import type { Services } from '../services.ts'
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
