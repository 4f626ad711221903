import type { FastifyReply, FastifyRequest } from 'fastify'
import { holds } from '#core/people/permissions.ts'
import { mostPicturesADay, supportDayMs } from '#core/talk/support-thread.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countChatPictures, findChatPicture } from '../files/file-store.ts'
import { keepPicture } from '../files/keep-picture.ts'
import { sendPicture } from '../files/send-file.ts'
import { findChat, findThread, lockThread, type Speaker } from './thread-store.ts'

/** Stores a picture for a chat that has begun. One that no message refers to is deleted a day later. */
export async function uploadChatPicture(
  services: Services,
  speaker: Speaker | null,
  request: FastifyRequest,
): Promise<string> {
  const { db, now } = services
  const thread = speaker && (await findChat(db, speaker))
  if (!speaker || !thread) throw new AppError('not_found')
  const owner = { owner_kind: 'support', owner_id: thread.id } as const
  const refuse = async (tx: Db) => {
    const since = new Date(now().getTime() - supportDayMs)
    if ((await countChatPictures(tx, owner, since)) >= mostPicturesADay)
      throw new AppError('too_many_messages')
  }
  await refuse(db)
  return keepPicture(services, request, async ({ tx }) => {
    // Counted again under the lock.
    if (!(await lockThread(tx, thread.id))) throw new AppError('not_found')
    await refuse(tx)
    return { ...owner, uploaded_by: 'userId' in speaker ? speaker.userId : null }
  })
}

/** Sends a chat's picture to its visitor or person, or to staff. */
export async function getChatPicture(
  services: Services,
  who: { caller: Caller | null; speaker: Speaker | null },
  fileId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await findChatPicture(services.db, 'support', fileId)
  if (!file || !(await canSee(services, who, file.owner_id))) throw new AppError('not_found')
  return sendPicture(services, file, reply)
}

async function canSee(
  { db }: Services,
  { caller, speaker }: { caller: Caller | null; speaker: Speaker | null },
  threadId: string,
): Promise<boolean> {
  if (holds(caller, 'EditOrders')) return (await findThread(db, threadId)) !== undefined
  const own = speaker && (await findChat(db, speaker))
  return own?.id === threadId
}
