import type { Game } from '../games/game.ts'
import { ladderPoints } from '../games/ladder.ts'
import { type Heights, handOverTolerance, heightsBeforeGame } from './moves.ts'
import type { RecordedGame } from './recorded-game.ts'

/** Consecutive games of one booster, by their places in the log: `first` to `last`, both included. */
export type Stretch = { by: string; first: number; last: number }

/**
 * Two boosters' records that can't both be true, by the places of the games in the log: the last standing of the one
 * and the first of the other are too far `apart` (points, unsigned), or together they played more than was bought
 * (`apart` is the excess).
 */
export type Conflict = { kind: 'standing' | 'count'; earlier: number; later: number; apart: number }

/** Who recorded which part of the log, in the log's order. */
export function stretchesOf(played: readonly RecordedGame[]): Stretch[] {
  return played.flatMap(({ by }, i): Stretch[] => {
    if (played[i + 1]?.by === by) return []
    const first = played.findLastIndex((game, at) => at < i && game.by !== by) + 1
    return [{ by, first, last: i }]
  })
}

/**
 * The account's standing when a booster took over, according to their first record, and the height at which the log
 * had ended.
 */
export type HandOver = {
  earlier: Stretch
  later: Stretch
  ended: number
  before: Heights
  apart: number
  contradicts: boolean
}

/** Every takeover by another booster where both reported a standing, in the log's order. */
export function handOversOf(game: Game, played: readonly RecordedGame[]): HandOver[] {
  const stretches = stretchesOf(played)
  return stretches.flatMap((later, i): HandOver[] => {
    const earlier = stretches[i - 1]
    const [last, next] = [earlier && played[earlier.last], played[later.first]]
    if (!earlier || !last?.standing || !next?.standing) return []
    const ended = ladderPoints(game, last.standing)
    const before = heightsBeforeGame(game, { standing: next.standing, points: next.points })
    const apart = Math.max(0, before.from - ended, ended - before.to)
    const contradicts = apart > handOverTolerance(game, Math.min(ended, before.to))
    return [{ earlier, later, ended, before, apart, contradicts }]
  })
}

/** The hand-overs whose two standings can't both be true. */
export function standingConflicts(handOvers: readonly HandOver[]): Conflict[] {
  return handOvers
    .filter(({ contradicts }) => contradicts)
    .map(({ earlier, later, apart }) => ({
      kind: 'standing',
      earlier: earlier.last,
      later: later.first,
      apart,
    }))
}
