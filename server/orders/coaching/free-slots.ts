import { isAway } from '#core/orders/away.ts'
import { slots } from '#core/orders/teaching-hours.ts'
import { boosterFacts } from '#server/boosters/facts/booster-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { bookedLessons } from './lesson-store.ts'
import { findTeachingHours } from './teaching-hours-store.ts'

type Wanted = {
  coachId: string
  /** How long the session is. */
  hours: number
  now: Date
  /** The order for which a time is picked: its own hours aren't taken. */
  orderId?: string
}

/**
 * A coach's zone, and when a session with them can begin, as instants (ms), soonest first. The zone is null for one who
 * offers no times; there are no starts with one who takes no new orders either.
 */
export async function freeSlots(
  db: Db,
  { coachId, hours, now, orderId }: Wanted,
): Promise<{ zone: string | null; starts: number[] }> {
  const teaching = await findTeachingHours(db, coachId)
  if (!teaching) return { zone: null, starts: [] }
  const { zone } = teaching
  const [coach, booked] = await Promise.all([
    boosterFacts(db, coachId, []),
    bookedLessons(db, coachId, { now, except: orderId }),
  ])
  if (!coach.isBooster || coach.banned || coach.paused) return { zone, starts: [] }
  const back = coach.awayUntil?.getTime() ?? Number.POSITIVE_INFINITY
  const since = isAway(coach, now) ? { since: back } : {}
  return { zone, starts: slots(teaching, { booked, length: hours, now: now.getTime(), ...since }) }
}

/** The public list of a coach's free starts. */
export async function listFreeSlots({ db, now }: Services, coachId: string, hours: number) {
  const { zone, starts } = await freeSlots(db, { coachId, hours, now: now() })
  return { time_zone: zone, starts: starts.map((at) => new Date(at).toISOString()) }
}
