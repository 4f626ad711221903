import type { FastifyRequest } from 'fastify'
import { dayMs } from '#core/base/durations.ts'
import { mostServicePictures } from '#core/people/own-services.ts'
import { countServicePictures } from '#server/files/file-store.ts'
import { keepPicture } from '#server/files/keep-picture.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockBooster } from '../facts/booster-store.ts'

/** Stores the picture for a request; the request keeps it, and one that none names is deleted after a day. */
export async function uploadServicePicture(
  services: Services,
  caller: Caller,
  request: FastifyRequest,
): Promise<string> {
  // Checked before the picture is read, which costs far more, and again under the lock.
  await refuseMany(services.db, caller, services.now())
  return keepPicture(services, request, async ({ tx, now }) => {
    if (!(await lockBooster(tx, caller.id))) throw new AppError('user_not_booster')
    await refuseMany(tx, caller, now)
    return { owner_kind: 'service_request', owner_id: caller.id, uploaded_by: caller.id }
  })
}

async function refuseMany(db: Db, caller: Caller, now: Date): Promise<void> {
  const count = await countServicePictures(db, caller.id, new Date(now.getTime() - dayMs))
  if (count >= mostServicePictures) throw new AppError('too_many_pictures')
}
