import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import type { saveMyServices as call } from '#contract/my-services.ts'
import { type OwnServicesRefusal, ownServicesRefusal } from '#core/people/own-services.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { announceAccess } from '#server/platform/sessions/access-changes.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findOwnServices, lockBooster, raiseVersion, setOwnServices } from '../facts/booster-store.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import { unplayedOf } from './left-out.ts'
import { campsNamed } from './named-services.ts'

const codes: Record<OwnServicesRefusal, ErrorCode> = {
  no_service: 'no_service_left',
  not_allowed: 'service_not_allowed',
  no_queue: 'no_queue_left',
}

/**
 * A booster sets what they play, within what staff allow, and what the site says about them. Orders that they have stay with
 * them. Whoever saves over what they haven't read is refused, and keeps what they typed.
 */
export async function saveMyServices(
  work: Work,
  caller: Caller,
  { version, left_out, profile, ...named }: z.output<typeof call.body>,
): Promise<void> {
  const { tx } = work
  if (!(await lockBooster(tx, caller.id))) throw new AppError('user_not_booster')
  const before = await findOwnServices(tx, caller.id)
  if (!before) throw new AppError('user_not_booster')
  if (!(await raiseVersion(tx, caller.id, version))) throw new AppError('services_changed')
  const own = { ...campsNamed(named), unplayed: unplayedOf(left_out) }
  const refusal = ownServicesRefusal(own, before.allowed)
  if (refusal) throw new AppError(codes[refusal])
  await setOwnServices(tx, caller.id, own)
  if (profile) await saveProfile(work, caller, profile)
  for (const tag of ['boosters', 'offers'] as const) await raiseTag(work, tag)
  await announceAccess(work, caller.id)
}
