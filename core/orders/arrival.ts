import { games } from '../games/games.ts'
import { climbGames, gamesPerDay, winGames } from './estimate.ts'
import { isClimb, isCoaching, type OrderConfig } from './order-config.ts'
import type { Progress } from './progress.ts'

/** When an order is expected to be done: games (of coaching hours) to go, and the instants (ISO 8601, UTC) between which it ends. */
export type Arrival = { games: number; from: string; to: string }

const dayMs = 86_400_000
/** From so many games on the climb's own pace counts, and it is believed within these bounds. */
const gamesUntilPaceCounts = 5
const paceBounds = { slowest: 0.5, fastest: 2 }

/**
 * The expected arrival from now (ISO 8601) on: the games left at the pace of this climb, at the fast and the slow
 * number of games a day.
 */
export function expectedArrival(config: OrderConfig, progress: Progress, now: string): Arrival {
  const left = gamesLeft(config, progress)
  const { fast, slow } = gamesPerDay(config)
  const after = (days: number) => new Date(Date.parse(now) + days * dayMs).toISOString()
  return {
    games: left === 0 ? 0 : Math.max(1, Math.round(left)),
    from: after(left / fast),
    to: after(left / slow),
  }
}

function gamesLeft(config: OrderConfig, { won, lost, climb, hoursHeld }: Progress): number {
  if (isCoaching(config)) return config.hours - hoursHeld
  if (!isClimb(config))
    return config.service === 'win-boost'
      ? winGames(Math.max(0, config.wins - Math.max(0, won - lost)))
      : Math.max(0, config.games - won - lost)
  if (!climb) throw new RangeError('A climb has a height')
  const game = games[config.game]
  const planned = (from: number, to: number) => climbGames(game, from, to, config.gain)
  const played = won + lost
  const measured = planned(climb.start, climb.now) / played
  const pace =
    played < gamesUntilPaceCounts ? 1 : Math.min(paceBounds.fastest, Math.max(paceBounds.slowest, measured))
  return planned(climb.now, climb.target) / pace
}
