import { widenTerms } from '#server/boosters/facts/booster-store.ts'
import { closeRequest, findRequest } from '#server/boosters/services/request-store.ts'
import { freeServicePicture } from '#server/files/file-store.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockEntry } from './change-roster.ts'
import { mailPerson } from './mail-person.ts'
import { recordChange } from './record-change.ts'

type Answer = { accepted: true } | { accepted: false; reason: string }

/**
 * Staff allow a booster what they ask for, or decline it with a reason. The first of two answers counts; someone who was banned or
 * is no booster any more gets nothing. Returns whose request it was.
 */
export async function answerServiceRequest(
  work: Work,
  caller: Caller,
  id: string,
  answer: Answer,
): Promise<string> {
  const { tx, now } = work
  const found = await findRequest(tx, id)
  if (!found) throw new AppError('request_not_found')
  const userId = found.booster_id
  const { isBooster, banned } = await lockEntry(work, caller, userId, 'save')
  if (answer.accepted && banned) throw new AppError('account_banned')
  if (answer.accepted && !isBooster) throw new AppError('user_not_booster')
  const reason = answer.accepted ? undefined : answer.reason
  const request = await closeRequest(tx, {
    id,
    state: answer.accepted ? 'accepted' : 'declined',
    ...(reason !== undefined && { reason }),
    now,
  })
  if (!request) throw new AppError('request_answered')
  if (answer.accepted) await widenTerms(tx, userId, request)
  if (request.file_id) await freeServicePicture(tx, request.file_id)
  const { services, ceilings } = request
  await recordChange(work, {
    actorId: caller.id,
    userId,
    operation: answer.accepted ? 'accept services' : 'decline services',
    detail: { services, ceilings },
    ...(reason !== undefined && { reason }),
    booster: answer.accepted,
  })
  await notify(work, {
    userId,
    code: answer.accepted ? 'services_accepted' : 'services_declined',
    params: {},
  })
  if (answer.accepted) await mailPerson(work, userId, 'work_changed', {})
  return userId
}
