import { type BoostConfig, type Gain, isDuo } from '../choices/order-config.ts'
import type { Game, TierId } from '../games/game.ts'
import { hundredths, stretches } from '../games/ladder.ts'

/** How fast an order is worked on: the games or hours that it takes, not rounded, and how many a day. */
export type Pace = {
  work: number
  /** Whether the work is games; coaching hours don't count as games. */
  isPlayed: boolean
  perDay: { fast: number; slow: number }
}

// Everything below is from domain 2, "Time range".

/** Net points that a played game brings, in hundredths of a division; tiers that are not listed are the top ones. */
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

/** Games (not rounded) that some net wins take, including lost ones and those won back. */
export function winGames(wins: number): number {
  return wins * gamesPerNetWin
}

/** How many games a day a booster plays, at most and at least. */
export function gamesPerDay(config: BoostConfig): Pace['perDay'] {
  // A customer who plays along sets the pace: priority can't be faster than their free hours.
  if (isDuo(config)) return { fast: 8, slow: 4 }
  return config.addons.includes('priority') ? { fast: 24, slow: 14 } : { fast: 18, slow: 10 }
}
