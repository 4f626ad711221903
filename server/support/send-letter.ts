import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { sendLetter as call } from '#contract/support.ts'
import { orderNumberIn, orderNumberTyped } from '#core/base/order-number.ts'
import { looksLikePassword } from '#core/talk/read-message.ts'
import { mostLettersADay, supportDayMs } from '#core/talk/support-thread.ts'
import { requireCaptcha } from '#server/accounts/auth/require-captcha.ts'
import { findOwnByNumber } from '#server/orders/order/order-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import { addMessage } from './add-message.ts'
import { findMessage } from './message-store.ts'
import { declarationOf, mailContactReceipt, mailLetter, mailReceipt } from './support-mail.ts'
import { countFromAddress, findThread, insertThread } from './thread-store.ts'
import { addressMark } from './visitor.ts'

/**
 * Stores a message of the contact form as a thread of the inbox, and mails it to the support address. Returns the
 * thread's number. A form that is sent again under its id is stored once. A withdrawal is stored as the declaration that
 * it is, and its receipt is mailed in the same transaction (Directive 2011/83/EU, Article 11a).
 */
export async function sendLetter(
  services: Services,
  caller: Caller | null,
  request: FastifyRequest,
  body: z.output<typeof call.body>,
): Promise<{ number: number }> {
  const { message_id, topic, name, email, order, text, locale, captchaResponse } = body
  if (looksLikePassword(text))
    throw new AppError('password_in_chat', [{ field: 'text', code: 'password_in_chat' }])
  const again = await findMessage(services.db, message_id)
  if (again) return { number: (await findThread(services.db, again.thread_id))?.number ?? 0 }
  await requireCaptcha(services, captchaResponse)
  const from_address = addressMark(services, request.ip)
  const since = new Date(services.now().getTime() - supportDayMs)
  if ((await countFromAddress(services.db, from_address, 'contact', since)) >= mostLettersADay)
    throw new AppError('too_many_messages')
  return transaction(services, async (work) => {
    const { now, tx } = work
    const times = { waiting_since: now, created_at: now, updated_at: now }
    const who = { user_id: caller?.id ?? null, name, email, topic, locale, from_address }
    const thread = await insertThread(tx, { channel: 'contact', ...who, ...times })
    if (!thread) throw new AppError('server_busy')
    const orderNumber = order ? orderNumberTyped(order) : orderNumberIn(text)
    const declared = topic === 'withdrawal' && orderNumber !== null
    const said = declared ? await declarationOf(thread, orderNumber, text) : text
    await addMessage(work, thread, { id: message_id, text: said, fileId: null, orderNumber, set: {} })
    await mailLetter(work, thread, said, orderNumber)
    const isOwn = declared && caller !== null && (await isOwners(work, caller.id, { email, orderNumber }))
    if (declared) await mailReceipt(work, thread, orderNumber, isOwn ? said : null)
    else await mailContactReceipt(work, thread)
    return { number: thread.number }
  })
}

/**
 * Whether a letter comes from the owner of its address and of the order that it names. Anyone can type anyone's address
 * and any number, so only they get back by mail what was written.
 */
async function isOwners(
  { tx }: Work,
  userId: string,
  { email, orderNumber }: { email: string; orderNumber: number },
): Promise<boolean> {
  const reader = await findReader(tx, userId)
  if (!reader.verified_at || reader.email !== email) return false
  return (await findOwnByNumber(tx, orderNumber, { user_id: userId, email: null })) !== undefined
}
