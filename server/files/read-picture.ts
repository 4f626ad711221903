import { join } from 'node:path'
import { AppError } from '#server/platform/http/errors.ts'
import { SideProcess } from '#server/platform/process/side-process.ts'
import type { Picture, PictureSize } from './draw-picture.ts'
import type { DrawnUpload } from './picture-process.ts'

/** One picture is re-encoded at a time. */
const drawing = new SideProcess<DrawnUpload, Picture>(join(import.meta.dirname, 'picture-process.ts'), {
  queue: 4,
})

/**
 * Re-encodes an uploaded picture as WebP, in its own size (at most 2000 pixels) or the given one. Its content decides what it is; everything else is `bad_file_extension`. A
 * separate process does the work, so that what strangers send can neither crash the server nor fill its memory.
 */
export async function readPicture(upload: Buffer, size?: PictureSize): Promise<Picture> {
  const picture = await drawing.run({ upload, size })
  if (!picture) throw new AppError('bad_file_extension')
  return { ...picture, content: Buffer.from(picture.content), pixels: Buffer.from(picture.pixels) }
}
