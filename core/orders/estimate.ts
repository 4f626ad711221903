import type { Game, TierId } from '../games/game.ts'
import { games } from '../games/games.ts'
import { hundredths, stretches } from '../games/ladder.ts'
import {
  type BoostConfig,
  climbEnds,
  type Gain,
  isCoaching,
  isDuo,
  type OrderConfig,
} from './order-config.ts'

/** How long an order takes: games, and whole days from and to. */
export type Estimate = { games: number; daysFrom: number; daysTo: number }

// Everything below is domain 2, "Time range".

/** Net points that a played game brings, in hundredths of a division; tiers that are not named are the top ones. */
const netPoints: Partial<Record<TierId, number>> = {
  iron: 15,
  bronze: 15,
  silver: 15,
  gold: 15,
  platinum: 12,
  emerald: 12,
  diamond: 9,
  ascendant: 9,
}
const topNetPoints = 7
const gainFactor: Record<Gain, number> = { low: 0.75, normal: 1, high: 1.2 }
const gamesPerNetWin = 1.7

/** Games (not rounded) to climb between two heights, in points from the foot of the ladder. */
export function climbGames(game: Game, from: number, to: number, gain: Gain): number {
  return stretches(game, from, to).reduce(
    (sum, stretch) =>
      sum + hundredths([stretch]) / ((netPoints[stretch.tier] ?? topNetPoints) * gainFactor[gain]),
    0,
  )
}

/** Games (not rounded) that some net wins take, lost and won back ones included. */
export function winGames(wins: number): number {
  return wins * gamesPerNetWin
}

/** How many games a day are played, or hours of coaching held, at the fastest and at the slowest. */
export function gamesPerDay(config: OrderConfig): { fast: number; slow: number } {
  // All hours in one sitting, or one an evening.
  if (isCoaching(config)) return { fast: config.hours, slow: 1 }
  // Who plays along sets the pace: priority can't be faster than the customer's free hours.
  if (isDuo(config)) return { fast: 8, slow: 4 }
  return config.addons.includes('priority') ? { fast: 24, slow: 14 } : { fast: 18, slow: 10 }
}

/** Games and whole days that an order takes: rounded up at the far end, down and at least 1 at the near end. */
export function estimateOrder(config: OrderConfig): Estimate {
  const played = isCoaching(config) ? config.hours : plannedGames(config)
  const { fast, slow } = gamesPerDay(config)
  return {
    games: isCoaching(config) ? 0 : Math.max(1, wholeUp(played)),
    daysFrom: Math.max(1, Math.floor(played / fast)),
    daysTo: Math.max(1, wholeUp(played / slow)),
  }
}

function plannedGames(config: BoostConfig): number {
  if (config.service === 'win-boost') return winGames(config.wins)
  if (config.service === 'placement-boost') return config.games
  const { from, to } = climbEnds(config)
  return climbGames(games[config.game], from, to, config.gain)
}

/** Rounds up, but not for the last bits of a floating sum. */
function wholeUp(value: number): number {
  return Math.ceil(Number(value.toFixed(6)))
}
