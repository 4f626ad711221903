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
 * When a session with a coach can begin, as instants (ms), soonest first; none with a coach who offers no times, or who
 * takes no new orders.
 */
export async function freeSlots(db: Db, { coachId, hours, now, orderId }: Wanted): Promise<number[]> {
  const teaching = await findTeachingHours(db, coachId)
  if (!teaching) return []
  const [coach, booked] = await Promise.all([
    boosterFacts(db, coachId, []),
    bookedLessons(db, coachId, { now, except: orderId }),
  ])
  if (!coach.isBooster || coach.banned || coach.paused) return []
  const back = coach.awayUntil?.getTime() ?? Number.POSITIVE_INFINITY
  const since = isAway(coach, now) ? back : undefined
  return slots(teaching, { booked, length: hours, now: now.getTime(), ...(since !== undefined && { since }) })
}

/** The public list of a coach's free starts. */
export async function listFreeSlots({ db, now }: Services, coachId: string, hours: number) {
  const [teaching, starts] = await Promise.all([
    findTeachingHours(db, coachId),
    freeSlots(db, { coachId, hours, now: now() }),
  ])
  return { time_zone: teaching?.zone ?? null, starts: starts.map((at) => new Date(at).toISOString()) }
}
