import type { FastifyReply } from 'fastify'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findReady } from './export-store.ts'

/** Sends a person their own archive, as a download that no cache keeps. */
export async function sendExport(
  { db, files, now }: Services,
  caller: Caller,
  exportId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ready = await findReady(db, caller.id, exportId, now())
  const content = ready && (await files.open(ready.id))
  if (!content) throw new AppError('export_not_found')
  return reply
    .type('application/zip')
    .header('content-length', ready.bytes)
    .header('content-disposition', 'attachment; filename="my-data.zip"')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(content)
}
