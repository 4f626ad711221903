import { dayMs } from '#core/base/durations.ts'
import { type BoosterFigures, boosterFigures } from '#core/boosters/booster-figures.ts'
import type { GameId } from '#core/games/game.ts'
import { allGames } from '#core/people/profiles.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { doneOrders, findStaleFigures, lockFigures, putFigures, ratingsOf } from './figures-store.ts'

/** Counts again what a booster's completed orders and reviews say, and renews the pages that show it. */
export async function countFigures(work: Work, boosterId: string): Promise<void> {
  await lockFigures(work.tx, boosterId)
  const orders = await doneOrders(work.tx, boosterId)
  const ratings = await ratingsOf(work.tx, boosterId)
  const inGames = new Set([...orders, ...ratings].map(({ game }) => game))
  const now = work.now.getTime()
  const figuresOf = (isCounted: (done: { game: GameId }) => boolean) => {
    const stars = ratings.filter(isCounted).map(({ overall }) => overall)
    return boosterFigures(orders.filter(isCounted), stars, now)
  }
  const figures = new Map<GameId | typeof allGames, BoosterFigures>([[allGames, figuresOf(() => true)]])
  for (const game of inGames)
    figures.set(
      game,
      figuresOf((done) => done.game === game),
    )
  await putFigures(work.tx, boosterId, figures, work.now)
  await raiseTag(work, 'boosters')
}

/** What follows the completion of an order: its booster's figures include it. */
export async function countCompleted(work: Work, { after: order }: OrderChange): Promise<void> {
  if (order.booster_id) await countFigures(work, order.booster_id)
}

const atOnce = 100

/** Counts again what was counted a day ago: orders leave the days over which a median is taken. */
export async function recountFigures(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - dayMs)
  for (const boosterId of await findStaleFigures(services.db, before, atOnce))
    await transaction(services, (work) => countFigures(work, boosterId))
}
