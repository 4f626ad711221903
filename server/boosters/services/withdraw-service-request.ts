import { freeServicePicture } from '#server/files/file-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { closeRequest, findRequest } from './request-store.ts'

/** A booster takes back a request; one that staff have just answered keeps their answer. */
export async function withdrawServiceRequest({ tx, now }: Work, caller: Caller, id: string): Promise<void> {
  const found = await findRequest(tx, id)
  if (found?.booster_id !== caller.id) throw new AppError('request_not_found')
  const closed = await closeRequest(tx, { id, state: 'withdrawn', now })
  if (!closed) throw new AppError('request_answered')
  if (closed.file_id) await freeServicePicture(tx, closed.file_id)
}
