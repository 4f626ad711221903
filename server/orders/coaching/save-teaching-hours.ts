import type { z } from 'zod'
import type { saveTeachingHours as call } from '#contract/teaching-hours.ts'
import { dayIn } from '#core/base/zones.ts'
import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { canCoach } from '#core/orders/coaching.ts'
import { boosterFacts } from '#server/boosters/facts/booster-store.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { deleteTeachingHours, putTeachingHours } from './teaching-hours-store.ts'

/**
 * Replaces a coach's hours; booked sessions stay where they are. Dates that are over are left out. Whoever can no longer
 * coach can still remove theirs.
 */
export async function saveTeachingHours(
  work: Work,
  caller: Caller,
  { exceptions, ...hours }: z.output<typeof call.body>,
): Promise<z.output<typeof call.reply>['data']> {
  const { tx, now } = work
  const today = dayIn(hours.time_zone, now.getTime())
  const ahead = exceptions
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date) || (a.span?.from ?? -1) - (b.span?.from ?? -1))
  const any = hours.spans.length > 0 || ahead.some(({ span }) => span)
  const facts = await boosterFacts(tx, caller.id, [])
  if (any && !gameIds.some((game) => canCoach(facts, games[game]))) throw new AppError('coach_not_eligible')
  if (any)
    await putTeachingHours(tx, {
      ...hours,
      booster_id: caller.id,
      spans: JSON.stringify(hours.spans),
      exceptions: JSON.stringify(ahead),
      updated_at: now,
    })
  else await deleteTeachingHours(tx, caller.id)
  await raiseTag(work, 'offers')
  return { hours: any ? { ...hours, exceptions: ahead } : null }
}
