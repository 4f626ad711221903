import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { canCoach } from '#core/orders/coaching.ts'
import { boosterFacts } from '#server/boosters/facts/booster-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findOffers } from './coach-store.ts'
import { offerView } from './offer-view.ts'

/** Every game with the booster's offer, and whether they can coach it. */
export async function listMyOffers({ db }: Services, caller: Caller) {
  const [facts, rows] = await Promise.all([boosterFacts(db, caller.id, []), findOffers(db, caller.id)])
  const items = gameIds.map((game) => {
    const row = rows.find((each) => each.game === game)
    return {
      game,
      may_teach: canCoach(facts, games[game]),
      offer: row ? { ...offerView(row), active: row.active } : null,
    }
  })
  return { items }
}
