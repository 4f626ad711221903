import type { Rank } from '../games/game.ts'
import { games } from '../games/games.ts'
import { type Camp, campIndex, camps, ladderPoints, rankAtPoints } from '../games/ladder.ts'
import { type ClimbConfig, climbEnds, isClimb, isCoaching, type OrderConfig } from './order-config.ts'

/** One played game as the booster recorded it. */
export type RecordedGame = {
  result: 'won' | 'lost'
  /** What it brought or cost, with its sign, in LP, RR or marks. */
  points: number
  /** The rank after it, as the game showed it; null when only the points are known. */
  standing: Rank | null
  /** ISO 8601, UTC. */
  at: string
}

/** The climb so far; heights are points from the foot of the ladder. */
export type Climb = {
  start: number
  now: number
  target: number
  standing: Rank
  /** Camps between start and target that were reached and are still held, from low to high. */
  reached: Camp[]
  /** The height before the first game and after each, for drawing. */
  heights: number[]
}

/** How far an order is. `done` is 0 to 1: of the points climbed, the net wins, the games played, or the hours held. */
export type Progress = { won: number; lost: number; done: number; climb: Climb | null; hoursHeld: number }

/** How far an order is by its recorded games, in the order in which they were played; coaching by the hours held. */
export function progressOf(
  config: OrderConfig,
  played: readonly RecordedGame[],
  held: readonly { hours: number }[] = [],
): Progress {
  if (isCoaching(config)) {
    const hoursHeld = Math.min(
      config.hours,
      held.reduce((sum, { hours }) => sum + hours, 0),
    )
    return { won: 0, lost: 0, climb: null, hoursHeld, done: portion(hoursHeld, config.hours) }
  }
  const won = played.filter(({ result }) => result === 'won').length
  const lost = played.length - won
  if (isClimb(config)) {
    const climb = climbSoFar(config, played)
    return {
      won,
      lost,
      climb,
      hoursHeld: 0,
      done: portion(climb.now - climb.start, climb.target - climb.start),
    }
  }
  const done =
    config.service === 'win-boost' ? portion(won - lost, config.wins) : portion(played.length, config.games)
  return { won, lost, done, climb: null, hoursHeld: 0 }
}

/**
 * The climb by its recorded games. A standing that the game showed beats the sum of points; the first one also
 * tells where in the start's division the climb really began, where the quote could only take a bracket's middle.
 */
export function climbSoFar(config: ClimbConfig, played: readonly RecordedGame[]): Climb {
  const game = games[config.game]
  const start = realStart(config, played[0])
  const { to: target } = climbEnds(config)
  const heights = [start]
  let now = start
  for (const { standing, points } of played) {
    now = standing ? ladderPoints(game, standing) : Math.max(0, now + points)
    heights.push(now)
  }
  const reached = camps(game).filter(({ index, tier, division }) => {
    if (index <= campIndex(game, config.start) || index > campIndex(game, config.target)) return false
    const opensAt = game.tiers.find(({ id }) => id === tier)?.opensAt ?? 0
    return ladderPoints(game, { tier, division, points: opensAt }) <= now
  })
  return { start, now, target, standing: rankAtPoints(game, now), reached, heights }
}

/** Whether the work that was bought is done. */
export function isDone(progress: Progress): boolean {
  return progress.done >= 1
}

function realStart(config: ClimbConfig, firstGame: RecordedGame | undefined): number {
  const game = games[config.game]
  const { from } = climbEnds(config)
  if (config.start.division === null || !firstGame?.standing) return from
  const shown = rankAtPoints(game, ladderPoints(game, firstGame.standing) - firstGame.points)
  const sameDivision = shown.tier === config.start.tier && shown.division === config.start.division
  return sameDivision ? ladderPoints(game, shown) : from
}

function portion(part: number, whole: number): number {
  return Math.min(1, Math.max(0, part / whole))
}
