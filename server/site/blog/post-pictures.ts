import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '#core/base/durations.ts'
import { postPictureWidths } from '#core/site/post-pictures.ts'
import type { Picture } from '#server/files/draw-picture.ts'
import {
  countPostPictures,
  findPostPicture,
  insertPicture,
  keepPostPictures,
} from '#server/files/file-store.ts'
import { readPicture } from '#server/files/read-picture.ts'
import { readUpload } from '#server/files/read-upload.ts'
import { sendPicture } from '#server/files/send-file.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** What one person can upload in a day. */
const mostADay = 200

/** Re-encodes a picture for posts, in each width that it is large enough for. Nothing of it is left where that fails. */
export async function uploadPostPicture(services: Services, caller: Caller, request: FastifyRequest) {
  const since = new Date(services.now().getTime() - dayMs)
  if ((await countPostPictures(services.db, caller.id, since)) >= mostADay * postPictureWidths.length)
    throw new AppError('too_many_pictures')
  const upload = await readUpload(request)
  const id = randomUUID()
  const drawn: (Picture & { id: string })[] = []
  for (const width of postPictureWidths.toReversed())
    drawn.push({ id: randomUUID(), ...(await readPicture(upload, { width })) })
  const files = drawn.filter(({ width }, place) => width !== drawn[place + 1]?.width)
  try {
    for (const file of files) await services.files.save(file.id, file.content)
    await transaction(services, async ({ tx, now }) => {
      for (const { content, pixels: _pixels, ...file } of files)
        await insertPicture(tx, {
          ...file,
          owner_kind: 'post',
          owner_id: id,
          visibility: 'public',
          uploaded_by: caller.id,
          bytes: content.length,
          pixels: null,
          created_at: now,
        })
    })
  } catch (error) {
    await Promise.all(files.map((file) => services.files.remove(file.id)))
    throw error
  }
  const [largest] = files
  return { picture_id: id, width: largest?.width ?? 0, height: largest?.height ?? 0 }
}

/** A picture in the smallest width that is wide enough. What it shows never changes. */
export async function sendPostPicture(services: Services, id: string, width: number, reply: FastifyReply) {
  const file = await findPostPicture(services.db, id, width)
  if (!file) throw new AppError('not_found')
  return sendPicture(services, file, reply, 'public, max-age=31536000, immutable')
}

/** Marks pictures as used, so that they are kept. Each has to be one of the blog's. */
export async function takePictures(tx: Tx, pictures: readonly string[]): Promise<void> {
  const wanted = [...new Set(pictures)]
  if (wanted.length > 0 && (await keepPostPictures(tx, wanted)) < wanted.length)
    throw new AppError('post_picture_unknown')
}
