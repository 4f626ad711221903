import type { z } from 'zod'
import type { getMyServices as call } from '#contract/my-services.ts'
import { isAway } from '#core/orders/away.ts'
import { iso } from '#server/platform/db/instants.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findOwnServices } from '../facts/booster-store.ts'
import { myProfile } from '../profiles/save-profile.ts'
import { leftOutOf } from './left-out.ts'
import { namedOf } from './named-services.ts'
import { findLatestRequest } from './request-store.ts'
import { requestView } from './request-view.ts'

type Mine = z.input<typeof call.reply>['data']['mine']

/** All that a booster sets about their own work, and what they asked for. */
export async function getMyServices(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
): Promise<Mine> {
  const own = await findOwnServices(db, caller.id)
  if (!own) throw new AppError('user_not_booster')
  const request = await findLatestRequest(db, caller.id)
  const away = { awayAt: own.away_at, awayUntil: own.away_until }
  return {
    ...namedOf(own),
    version: own.version,
    username: own.username,
    left_out: leftOutOf(own.unplayed),
    allowed: namedOf(own.allowed),
    profile: await myProfile({ db }, caller),
    away: isAway(away, now()) ? { until: iso(own.away_until) } : null,
    paused: own.paused_at !== null,
    request: request ? requestView(request) : null,
  }
}
