import type { z } from 'zod'
import type { saveOffer as call } from '#contract/coaching.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { canCoach } from '#core/orders/coaching.ts'
import { boosterFacts } from '#server/boosters/facts/booster-store.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { putOffer } from './coach-store.ts'

/** Sets a booster's offer for a game. A booster who can no longer coach can still remove theirs. */
export async function saveOffer(
  services: Services,
  caller: Caller,
  game: GameId,
  offer: z.output<typeof call.body>,
): Promise<void> {
  const { db, now } = services
  const facts = await boosterFacts(db, caller.id, [])
  if (!facts.isBooster || (offer.active && !canCoach(facts, games[game])))
    throw new AppError('coach_not_eligible')
  const columns = { ...offer, free: JSON.stringify(offer.free), updated_at: now() }
  await transaction(services, async (work) => {
    await putOffer(work.tx, { booster_id: caller.id, game, ...columns })
    await raiseTag(work, 'offers')
  })
}
