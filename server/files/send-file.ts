import type { FastifyReply } from 'fastify'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findVisibleFile } from './file-store.ts'

/** Sends a stored picture to a person who can see its order. */
export async function sendFile(
  services: Services,
  caller: Caller,
  fileId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await findVisibleFile(services.db, caller, fileId)
  if (!file) throw new AppError('not_found')
  return sendPicture(services, file, reply)
}

/** Sends a picture such that a browser only displays it; the caller has checked who sees it. */
export async function sendPicture(
  { files }: Pick<Services, 'files'>,
  file: { id: string; mime: string; bytes: number },
  reply: FastifyReply,
  cache = 'private, max-age=86400',
): Promise<FastifyReply> {
  const content = await files.open(file.id)
  if (!content) throw new AppError('not_found')
  return reply
    .type(file.mime)
    .header('content-length', file.bytes)
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cache)
    .send(content)
}
