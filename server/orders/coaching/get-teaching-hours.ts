import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { canCoach } from '#core/orders/coaching.ts'
import { boosterFacts } from '#server/boosters/facts/booster-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { listFreeSlots } from './free-slots.ts'
import { findTeachingHours } from './teaching-hours-store.ts'
import { teachingHoursView } from './teaching-hours-view.ts'

/** How many of the next free starts a coach sees. */
const shownNext = 6

/** A coach's own hours, and whether they can coach any game. */
export async function getTeachingHours(services: Services, caller: Caller) {
  const { db } = services
  const [facts, hours, { starts }] = await Promise.all([
    boosterFacts(db, caller.id, []),
    findTeachingHours(db, caller.id),
    listFreeSlots(services, caller.id, 1),
  ])
  return {
    may_teach: gameIds.some((game) => canCoach(facts, games[game])),
    hours: hours ? teachingHoursView(hours) : null,
    next: starts.slice(0, shownNext),
  }
}
