import type { z } from 'zod'
import type { saveOffer as call } from '#contract/coaching.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { canCoach } from '#core/orders/coaching.ts'
import { boosterFacts } from '#server/boosters/facts/booster-store.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { putOffer } from './coach-store.ts'

/** Sets a booster's offer for a game. A booster who can no longer coach can still remove theirs. */
export async function saveOffer(
  work: Work,
  caller: Caller,
  game: GameId,
  offer: z.output<typeof call.body>,
): Promise<void> {
  const facts = await boosterFacts(work.tx, caller.id, [])
  if (!facts.isBooster || (offer.active && !canCoach(facts, games[game])))
    throw new AppError('coach_not_eligible')
  const columns = { ...offer, free: JSON.stringify(offer.free), updated_at: work.now }
  await putOffer(work.tx, { booster_id: caller.id, game, ...columns })
  await raiseTag(work, 'offers')
}
