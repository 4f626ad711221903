import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { canMove, leastPictureSide, mostApplicationPictures } from '#core/boosters/applications.ts'
import { countApplicationPictures, insertPicture } from '#server/files/file-store.ts'
import { readPicture } from '#server/files/read-picture.ts'
import { readUpload } from '#server/files/read-upload.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findLatest } from './application-store.ts'
import { refuseGuest } from './refuse-guest.ts'

/** Stores a screenshot for the caller's draft. The next save keeps it; a forgotten one is deleted after a day. */
export async function uploadApplicationPicture(
  services: Services,
  caller: Caller,
  request: FastifyRequest,
): Promise<string> {
  refuseGuest(caller)
  // Checked before the picture is read, which costs far more.
  await draftWithRoom(services.db, caller)
  const { content, mime, width, height } = await readPicture(await readUpload(request))
  if (Math.max(width, height) < leastPictureSide) throw new AppError('picture_too_small')
  const id = randomUUID()
  await services.files.save(id, content)
  try {
    await transaction(services, async ({ tx, now }) => {
      const about = {
        owner_kind: 'application',
        owner_id: await draftWithRoom(tx, caller),
        uploaded_by: caller.id,
        created_at: now,
      } as const
      await insertPicture(tx, { id, ...about, mime, width, height, bytes: content.length })
    })
  } catch (error) {
    await services.files.remove(id)
    throw error
  }
  return id
}

async function draftWithRoom(db: Db, caller: Caller): Promise<string> {
  const draft = await findLatest(db, caller.id)
  if (!draft || !canMove('save', draft.status)) throw new AppError('application_not_found')
  if ((await countApplicationPictures(db, draft.id)) >= mostApplicationPictures)
    throw new AppError('too_many_pictures')
  return draft.id
}
