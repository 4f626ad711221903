import type { z } from 'zod'
import type { listCoaches as call } from '#contract/coaching.ts'
import { meanRating } from '#core/boosters/reviews.ts'
import { type GameId, gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { freeOf } from '#core/orders/teaching-hours.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { type CoachRow, countCoaches, countGames, findCoaches } from './coach-store.ts'
import { offerView } from './offer-view.ts'

/** The public list of coaches: only what a coach chose to publish and what the orders show. */
export async function listCoaches({ db }: Services, { page, ...filter }: z.output<typeof call.query>) {
  const [rows, { total }, counts] = await Promise.all([
    findCoaches(db, filter, page),
    countCoaches(db, filter),
    countGames(db, filter),
  ])
  const offers = new Map(counts.map((row) => [row.game, row.offers]))
  return {
    ...pageOf(rows.map(coachView), page, total),
    games: gameIds.map((game) => ({ game, offers: offers.get(game) ?? 0 })),
  }
}

function coachView(row: CoachRow) {
  const game = row.game as GameId
  const rank = camps(games[game])[row.ceiling]
  if (!rank) throw new RangeError(`${game} has no camp ${row.ceiling}`)
  return {
    ...offerView(row),
    ...(row.spans && row.zone && { free: freeOf(row.spans), time_zone: row.zone }),
    bookable: row.zone !== null,
    coach_id: row.booster_id,
    username: row.username,
    game,
    rank: { tier: rank.tier, division: rank.division },
    currency: 'EUR' as const,
    completed: row.completed ?? 0,
    boosts: row.boosts ?? 0,
    reviews: row.reviews ?? 0,
    rating: meanRating(row.rating_sum ?? 0, row.reviews ?? 0),
    demo: row.demo,
  }
}
