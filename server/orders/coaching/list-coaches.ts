import type { z } from 'zod'
import type { listCoaches as call } from '#contract/coaching.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { type CoachRow, countCoaches, findCoaches } from './coach-store.ts'
import { offerView } from './offer-view.ts'

/** The public list of coaches: only what a coach chose to publish and what the orders show. */
export async function listCoaches({ db }: Services, { page, ...filter }: z.output<typeof call.query>) {
  const [rows, { total }] = await Promise.all([findCoaches(db, filter, page), countCoaches(db, filter)])
  return pageOf(rows.map(coachView), page, total)
}

function coachView(row: CoachRow) {
  const game = row.game as GameId
  const rank = camps(games[game])[row.ceiling]
  if (!rank) throw new RangeError(`${game} has no camp ${row.ceiling}`)
  return {
    ...offerView(row),
    coach_id: row.booster_id,
    username: row.username,
    game,
    rank: { tier: rank.tier, division: rank.division },
    currency: 'EUR' as const,
    completed: row.completed ?? 0,
    demo: row.demo,
  }
}
