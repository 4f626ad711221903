import type { OrderConfig } from '../choices/order-config.ts'
import type { Game, Rank, Result, Swing } from '../games/game.ts'
import { games } from '../games/games.ts'
import { isOnLadder, isOpenTier, ladderPoints, rankAtPoints, tierOf } from '../games/ladder.ts'
import { kindOf } from './kinds.ts'
import { type Heights, resultsOf, swingOf, usualHeights } from './moves.ts'
import type { RecordedGame } from './recorded-game.ts'

/** A game that a booster wants to record. */
export type NewGame = {
  /** Who records it. */
  by: string
  result: Result
  /** The points it gained or lost, with their sign. */
  points: number
  /** The rank after it, as the game shows it. */
  standing: Rank
  /** Whether a screenshot comes with it. */
  hasProof: boolean
}

/** What would be possible instead: points with their sign, or ranks. */
export type Possible = { points: { from: number; to: number } } | { standing: { from: Rank; to: Rank } }

/** Why a game can't be recorded; `field` is its path in the call. */
export type StandingRefusal =
  | { code: 'bad_params'; field: 'result' | 'points' | 'standing' }
  | { code: 'game_not_possible' | 'proof_needed'; field: 'points' | 'standing'; possible: Possible }

/** With a screenshot, a game can lead this many divisions above what is usual, never further. */
const divisionsOfSlack = 2
/** Replaces a division's number of points where there are no divisions. */
const openDivision = 100
/** Thresholds of the open tiers differ by region: this part of ours is low enough for all of them. */
const lowestThreshold = 0.5

/**
 * Whether a game can follow the ones recorded before it: its points are what one game can move, and the rank after it
 * is the rank before it plus those points, including promotions and demotions. An unusual but possible game needs a
 * screenshot. A new booster's first game can contradict the log that they found, with a screenshot too.
 * @throws RangeError for an order that records no games.
 */
export function standingRefusal(
  config: OrderConfig,
  played: readonly RecordedGame[],
  next: NewGame,
): StandingRefusal | null {
  const { log } = kindOf(config)
  if (log.of !== 'games') throw new RangeError('No games are recorded of this order')
  const game = games[config.game]
  const { result, points, standing } = next
  if (!resultsOf(game).includes(result)) return { code: 'bad_params', field: 'result' }
  if (result === 'lost' ? points > 0 : points < 0) return { code: 'bad_params', field: 'points' }
  if (!isOnLadder(game, standing)) return { code: 'bad_params', field: 'standing' }
  if (log.isPlacing) return null

  const start = log.start()
  const before = heightsBefore(game, start, played)
  const swing = swingOf(game, result, before?.from ?? ladderPoints(game, standing))
  const moved = Math.abs(points)
  if (moved > swing.most) return pointsRefusal('game_not_possible', swing, result)
  if (!next.hasProof && (moved > swing.usual || moved < swing.least))
    return pointsRefusal('proof_needed', swing, result)
  if (!before) return null

  const usual = usualHeights(game, before, points)
  const height = ladderPoints(game, standing)
  const named = isThresholdMet(game, standing)
  if (named && usual.from <= height && height <= usual.to) return null
  const takesOver = played.at(-1) !== undefined && played.at(-1)?.by !== next.by
  const known = takesOver ? highestKnown(game, start, played) : 0
  const possible: Possible = {
    standing: { from: rankAtPoints(game, usual.from), to: rankAtPoints(game, usual.to) },
  }
  if (!named || height > slackAbove(game, Math.max(usual.to, known)))
    return { code: 'game_not_possible', field: 'standing', possible }
  return next.hasProof ? null : { code: 'proof_needed', field: 'standing', possible }
}

/** Which of the recorded games would have needed a screenshot, by their place in the log. */
export function unusualGames(config: OrderConfig, played: readonly RecordedGame[]): Set<number> {
  const found = new Set<number>()
  for (const [i, { by, result, points, standing }] of played.entries()) {
    if (!standing) continue
    const next = { by, result, points, standing, hasProof: false }
    if (standingRefusal(config, played.slice(0, i), next)) found.add(i)
  }
  return found
}

function isThresholdMet(game: Game, { tier, points }: Rank): boolean {
  return points >= (tierOf(game, tier)?.opensAt ?? 0) * lowestThreshold || !isOpenTier(game, tier)
}

/** The heights where the account can be before the next game; null where nothing is known. */
function heightsBefore(game: Game, start: Heights | null, played: readonly RecordedGame[]): Heights | null {
  // A game without a standing counts by its points.
  const shown = played.findLastIndex(({ standing }) => standing !== null)
  const standing = played[shown]?.standing
  if (!standing) return start
  const since = played.slice(shown + 1).reduce((sum, { points }) => sum + points, 0)
  const height = ladderPoints(game, standing) + since
  return { from: height, to: height }
}

function pointsRefusal(
  code: 'game_not_possible' | 'proof_needed',
  { least, usual, most }: Swing,
  result: Result,
): StandingRefusal {
  const [low, high] = code === 'proof_needed' ? [least, usual] : [0, most]
  const points = result === 'lost' ? { from: 0 - high, to: 0 - low } : { from: low, to: high }
  return { code, field: 'points', possible: { points } }
}

function slackAbove(game: Game, height: number): number {
  const division = tierOf(game, rankAtPoints(game, height).tier)?.points || openDivision
  return height + divisionsOfSlack * division
}

/** The greatest height that the order or its log has named: no earlier booster claimed more. */
function highestKnown(game: Game, start: Heights | null, played: readonly RecordedGame[]): number {
  const shown = played.flatMap(({ standing }) => (standing ? [ladderPoints(game, standing)] : []))
  return Math.max(start?.to ?? 0, ...shown)
}
