import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/http/errors.ts'

/**
 * The one file of a multipart body. A truncated or malformed body is the sender's mistake, whatever the parser throws
 * (trust I8).
 */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('no_files_uploaded')
  try {
    const part = await request.file()
    if (!part) throw new AppError('no_files_uploaded')
    return await part.toBuffer()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const tooLarge = (cause as { statusCode?: number }).statusCode === 413
    throw Object.assign(new AppError(tooLarge ? 'payload_too_large' : 'bad_request'), { cause })
  }
}
