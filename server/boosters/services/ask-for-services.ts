import type { z } from 'zod'
import type { askForServices as call } from '#contract/my-services.ts'
import { isPossibleRequest } from '#core/people/own-services.ts'
import { takeServicePicture } from '#server/files/file-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findOwnServices, lockBooster } from '../facts/booster-store.ts'
import { campsNamed } from './named-services.ts'
import { insertRequest } from './request-store.ts'

/** A booster asks staff for more than they allow. One request is open at a time, so that staff decide about all of it. */
export async function askForServices(
  { tx, now }: Work,
  caller: Caller,
  { note, file_id, ...named }: z.output<typeof call.body>,
): Promise<void> {
  if (!(await lockBooster(tx, caller.id))) throw new AppError('user_not_booster')
  const own = await findOwnServices(tx, caller.id)
  if (!own) throw new AppError('user_not_booster')
  const asked = campsNamed(named)
  if (!isPossibleRequest(asked, own.allowed)) throw new AppError('nothing_asked')
  if (!(await takeServicePicture(tx, caller.id, file_id)))
    throw new AppError('not_found', [{ field: 'file_id', code: 'not_found' }])
  const request = { ...asked, boosterId: caller.id, note, fileId: file_id, now }
  if (!(await insertRequest(tx, request))) throw new AppError('request_open')
}
