import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { holds } from '#core/permissions.ts'
import { mostPicturesADay, supportDayMs } from '#core/support/support-thread.ts'
import { countSupportPictures, findSupportPicture, insertPicture } from '../files/file-store.ts'
import { readPicture } from '../files/read-picture.ts'
import { readUpload } from '../files/read-upload.ts'
import { sendPicture } from '../files/send-file.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { findChat, findThread, lockThread, type Speaker } from './thread-store.ts'

/** Stores a picture for a chat that has begun. One that no message refers to is deleted a day later. */
export async function uploadChatPicture(
  services: Services,
  speaker: Speaker | null,
  request: FastifyRequest,
): Promise<string> {
  const { db, files, now } = services
  const thread = speaker && (await findChat(db, speaker))
  if (!speaker || !thread) throw new AppError('not_found')
  const since = () => new Date(now().getTime() - supportDayMs)
  const refuse = async (count: Promise<number>) => {
    if ((await count) >= mostPicturesADay) throw new AppError('too_many_messages')
  }
  // Checked before the picture is read, which costs far more, and again under the lock, where it is counted.
  await refuse(countSupportPictures(db, thread.id, since()))
  const { content, mime, width, height } = await readPicture(await readUpload(request))
  const id = randomUUID()
  await files.save(id, content)
  try {
    await transaction(services, async ({ tx, now: at }) => {
      if (!(await lockThread(tx, thread.id))) throw new AppError('not_found')
      await refuse(countSupportPictures(tx, thread.id, since()))
      const owner = { owner_kind: 'support', owner_id: thread.id, created_at: at } as const
      const uploaded_by = 'userId' in speaker ? speaker.userId : null
      await insertPicture(tx, { id, ...owner, uploaded_by, mime, width, height, bytes: content.length })
    })
  } catch (error) {
    await files.remove(id)
    throw error
  }
  return id
}

/** Sends a chat's picture to its visitor or person, or to staff. */
export async function getChatPicture(
  services: Services,
  who: { caller: Caller | null; speaker: Speaker | null },
  fileId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await findSupportPicture(services.db, fileId)
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
