import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { sendChatMessage as call } from '#contract/support.ts'
import { orderNumberIn } from '#core/base/order-number.ts'
import { looksLikePassword } from '#core/talk/read-message.ts'
import { mostChatsADay, mostMessagesADay, supportDayMs } from '#core/talk/support-thread.ts'
import { requireCaptcha } from '#server/accounts/auth/require-captcha.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { addMessage } from './add-message.ts'
import { countSent, findMessage } from './message-store.ts'
import { messageView } from './message-view.ts'
import {
  countFromAddress,
  findChat,
  insertThread,
  lockChat,
  type Speaker,
  type ThreadRow,
} from './thread-store.ts'
import { addressMark, beginVisit } from './visitor.ts'

type Body = z.output<typeof call.body>
type Sender = { speaker: Speaker | null; request: FastifyRequest; reply: FastifyReply }

/**
 * Adds a message to the sender's chat, which their first one begins. A message that was sent before, whose answer was
 * lost, is returned as it is.
 */
export async function sendChatMessage(services: Services, { speaker, request, reply }: Sender, body: Body) {
  if (looksLikePassword(body.text)) throw new AppError('password_in_chat')
  if (body.text === '' && !body.file_id) throw new AppError('bad_params')
  const known = speaker && (await findChat(services.db, speaker))
  // A person has proved to be one when they entered; a visitor proves it once, before the first message.
  if (!known && !(speaker && 'userId' in speaker)) await requireCaptcha(services, body.captchaResponse ?? '')
  const from = known ? null : addressMark(services, request.ip)
  if (from) await refuseFlood(services, from)
  const owner = speaker ?? { visitorHash: beginVisit(services.config, reply) }
  const message = await transaction(services, (work) => addToChat(work, owner, body, from))
  return { message: messageView(message) }
}

/** A message in its owner's chat, which it begins if there is none; one with a known id is returned as it is. */
export async function addToChat(work: Work, owner: Speaker, body: Body, from: Buffer | null) {
  const thread = (await lockChat(work.tx, owner)) ?? (await begin(work, owner, body, from))
  const sent = await findMessage(work.tx, body.message_id)
  // Another's message under this id is not found, so that ids reveal nothing.
  if (sent && sent.thread_id !== thread.id) throw new AppError('not_found')
  return sent ?? (await add(work, thread, body))
}

async function refuseFlood({ db, now }: Services, from: Buffer): Promise<void> {
  const since = new Date(now().getTime() - supportDayMs)
  if ((await countFromAddress(db, from, 'chat', since)) >= mostChatsADay)
    throw new AppError('too_many_messages')
}

/** Two tabs that begin at once share the thread of the first. */
async function begin(work: Work, owner: Speaker, body: Body, from: Buffer | null): Promise<ThreadRow> {
  const belongs = 'userId' in owner ? { user_id: owner.userId } : { visitor_hash: owner.visitorHash }
  const { locale } = body
  const times = { waiting_since: work.now, created_at: work.now, updated_at: work.now }
  const begun = await insertThread(work.tx, {
    channel: 'chat',
    ...belongs,
    locale,
    from_address: from,
    ...times,
  })
  const thread = begun ?? (await lockChat(work.tx, owner))
  if (!thread) throw new AppError('server_busy')
  return thread
}

async function add(work: Work, thread: ThreadRow, body: Body) {
  const since = new Date(work.now.getTime() - supportDayMs)
  if ((await countSent(work.tx, thread.id, since)) >= mostMessagesADay)
    throw new AppError('too_many_messages')
  const { locale, page = null, quote = null, email } = body
  return addMessage(work, thread, {
    id: body.message_id,
    text: body.text,
    fileId: body.file_id ?? null,
    orderNumber: orderNumberIn(body.text),
    set: { locale, page, quote, ...(email && { email }) },
  })
}
