import { isClimb, mostHours, mostOpenPoints, mostWins, type OrderConfig } from '#core/choices/order-config.ts'
import type { Game } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, isOpenTier, rankAtPoints, tierOf } from '#core/games/ladder.ts'
import type { Progress } from '#core/orders/progress.ts'
import { aheadOf } from '#web/shop/service/change-climb.ts'

/** How far an order goes: a climb's target camp, or a number of wins, games or hours. */
export function workOf(config: OrderConfig): number {
  if (isClimb(config)) return campIndex(games[config.game], config.target)
  if (config.service === 'coaching') return config.hours
  return config.service === 'win-boost' ? config.wins : config.games
}

/** The same order going as far as this camp or number. */
export function withWork(config: OrderConfig, work: number): OrderConfig {
  if (isClimb(config)) {
    const game = games[config.game]
    const camp = camps(game)[work]
    // A camp that was chosen keeps its points.
    if (!camp || work === workOf(config)) return config
    const points = tierOf(game, camp.tier)?.opensAt ?? 0
    return { ...config, target: { tier: camp.tier, division: camp.division, points } }
  }
  if (config.service === 'coaching') return { ...config, hours: work }
  return config.service === 'win-boost' ? { ...config, wins: work } : { ...config, games: work }
}

function mostWork(config: OrderConfig): number {
  if (isClimb(config)) return camps(games[config.game]).length - 1
  if (config.service === 'coaching') return mostHours
  return config.service === 'win-boost' ? mostWins : games[config.game].placementGames
}

/** A height of the ladder as a place on its drawing: the camp, and the part of the way to the next one. */
export function placeAt(game: Game, height: number): number {
  const rank = rankAtPoints(game, height)
  const part =
    rank.division === null ? aheadOf(game.id, rank) : rank.points / (tierOf(game, rank.tier)?.points ?? 1)
  return campIndex(game, rank) + part
}

export type Way = 'further' | 'earlier'

/** What an order can be changed to on each way; `fits` says whether that can be ordered now. */
export function workChoices(
  config: OrderConfig,
  { climb, done, hoursHeld }: Progress,
  fits: (config: OrderConfig) => boolean,
): Record<Way, number[]> {
  const here = workOf(config)
  const [lowest, highest] = [
    climb ? Math.floor(placeAt(games[config.game], climb.now)) : Math.max(hoursHeld, Math.floor(done * here)),
    mostWork(config),
  ]
  const all = Array.from({ length: highest + 1 }, (_, work) => work)
  const open = isClimb(config) && isOpenTier(games[config.game], config.target.tier)
  const further = all.filter((work) => work > here && fits(withWork(config, work)))
  return {
    // The points of an open tier have no upper end, so the same tier leads further too.
    further: open && isClimb(config) && config.target.points < mostOpenPoints ? [here, ...further] : further,
    earlier: all.filter((work) => work >= Math.max(1, lowest) && work < here && fits(withWork(config, work))),
  }
}

/** The first thing that a way proposes: the nearest choice that changes something. */
export function proposal(config: OrderConfig, way: Way, choices: readonly number[]): OrderConfig {
  const work = way === 'further' ? choices[0] : choices.at(-1)
  if (work === undefined) return config
  if (isClimb(config) && work === workOf(config))
    return {
      ...config,
      target: { ...config.target, points: Math.min(mostOpenPoints, config.target.points + 100) },
    }
  return withWork(config, work)
}

/** Which way a configuration goes, compared with the order; null where it goes equally far. */
export function wayOf(order: OrderConfig, next: OrderConfig): Way | null {
  const by = workOf(next) - workOf(order)
  if (by !== 0) return by > 0 ? 'further' : 'earlier'
  if (!isClimb(order) || !isClimb(next) || order.target.points === next.target.points) return null
  return next.target.points > order.target.points ? 'further' : 'earlier'
}
