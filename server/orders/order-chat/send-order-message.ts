import type { z } from 'zod'
import type { sendOrderMessage as call } from '#contract/order-chat.ts'
import { looksLikeLoginCode } from '#core/orders/vault.ts'
import { maskContacts } from '#core/talk/mask-contacts.ts'
import { belongsTogetherMs, mostOrderMessagesADay, orderChatDayMs } from '#core/talk/order-chat.ts'
import { looksLikePassword } from '#core/talk/read-message.ts'
import { takeChatPicture } from '#server/files/file-store.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { hearBooster } from '../silence/watch-booster.ts'
import { isCodeAsked } from '../vault/code-store.ts'
import { countSent, findMessage, insertMessage, lastNumber, lastWords, markRead } from './message-store.ts'
import { messageView } from './message-view.ts'
import { type ChatReader, isOpenFor, readerOn } from './reader-of.ts'
import { tellMessage } from './tell-message.ts'

type Body = z.output<typeof call.body>

/**
 * Adds a message to the chat of an order, without contact data. One that was sent before, whose answer was lost, is
 * returned as it is.
 */
export async function sendOrderMessage(work: Work, caller: Caller, orderId: string, body: Body) {
  if (looksLikePassword(body.text)) throw new AppError('password_in_chat')
  if (body.text === '' && !body.file_id) throw new AppError('bad_params')
  // The order's lock numbers the messages, and stops a booster who is losing the order from writing.
  const { order } = await lockOrderFor(work.tx, caller, orderId)
  const reader = readerOn(order, caller, work.now)
  const sent = await findMessage(work.tx, body.message_id)
  // Another's message under this id is not found, so that ids reveal nothing.
  if (sent && (sent.order_id !== orderId || sent.author_id !== caller.id)) throw new AppError('not_found')
  return messageView(sent ?? (await add(work, caller, reader, body)), reader.as)
}

async function add(work: Work, caller: Caller, { order, as }: ChatReader, body: Body) {
  const { tx, now } = work
  if (!isOpenFor(caller, order, now)) throw new AppError('chat_closed')
  // While the booster waits for a code, it belongs on the order page, where it is sealed and opens once.
  if (looksLikeLoginCode(body.text) && (await isCodeAsked(tx, order.id, now)))
    throw new AppError('code_in_chat')
  const since = new Date(now.getTime() - orderChatDayMs)
  if ((await countSent(tx, order.id, caller.id, since)) >= mostOrderMessagesADay)
    throw new AppError('too_many_messages')
  const { message_id: id, file_id = null } = body
  const owner = { owner_kind: 'order_chat', owner_id: order.id } as const
  if (file_id && !(await takeChatPicture(tx, owner, file_id, caller.id))) throw new AppError('not_found')
  const before = await lastWords(tx, order.id, caller.id, new Date(now.getTime() - belongsTogetherMs))
  const { text, masked } = maskContacts(body.text, before)
  const number = (await lastNumber(tx, order.id)) + 1
  const saved = await insertMessage(tx, {
    id,
    order_id: order.id,
    number,
    author: as,
    author_id: caller.id,
    text,
    original: masked ? body.text : null,
    file_id,
    at: now,
  })
  if (!saved) throw new AppError('not_found')
  // Writers have seen what was written before.
  await markRead(tx, order.id, caller.id, number)
  const row = await findMessage(tx, id)
  if (!row) throw new Error(`The message ${id} has just been written`)
  if (as === 'booster') await hearBooster(work, order)
  await tellMessage(work, order, row)
  return row
}
