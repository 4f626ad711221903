import { type Game, type Rank, type Result, results, type Swing } from '../games/game.ts'
import { ladderPoints, openFoot, rankAtPoints, tierOf } from '../games/ladder.ts'

/** What one game moves on a ladder, by `moves` of the game. */

/** Heights in points from the foot of the ladder, both ends included. */
export type Heights = { from: number; to: number }

/**
 * The heights from which a recorded game can usually have led to its standing. It is a range, because a promotion can
 * swallow points and the foot of a division can stop a loss.
 */
export function heightsBeforeGame(
  game: Game,
  { standing, points }: { standing: Rank; points: number },
): Heights {
  const height = ladderPoints(game, standing)
  const foot = footBelow(game, height)
  const exact = Math.max(0, height - points)
  if (points === 0) return { from: height, to: height }
  if (points > 0) {
    const isRaised = height <= foot + game.moves.promotedTo
    return { from: isRaised ? Math.max(0, Math.min(exact, foot - points)) : exact, to: Math.max(exact, foot) }
  }
  if (height === foot) return { from: height, to: exact }
  const division = tierOf(game, rankAtPoints(game, height).tier)?.points ?? 0
  const top = foot + division
  if (division === 0 || height < foot + Math.floor(division * game.moves.demotedTo))
    return { from: exact, to: exact }
  return { from: Math.min(exact, top), to: Math.max(exact, top - points - 1) }
}

/**
 * The points of one game between two boosters' records that need no explanation: the customer may have played one,
 * say.
 */
export function handOverTolerance(game: Game, height: number): number {
  return swingOf(game, 'lost', height).usual
}

/** The results that a game can have: a draw only where its rules know draws. */
export function resultsOf({ moves }: Game): Result[] {
  return results.filter((result) => moves[result] !== null)
}

/**
 * How far a game at a height usually moves, and at most.
 * @throws RangeError for a draw where no game is drawn.
 */
export function swingOf(game: Game, result: Result, height: number): Swing {
  const swing = (height >= openFoot(game) ? game.moves.open : game.moves)[result]
  if (!swing) throw new RangeError(`No game of ${game.id} is ${result}`)
  return swing
}

/** Where a game with this many points usually leads from anywhere between two heights. */
export function usualHeights(game: Game, before: Heights, points: number): Heights {
  // The upper end can already be the foot of the next division, where other rules for promotions and demotions apply.
  const ends = [before.from, Math.max(before.from, before.to - 1), before.to]
  const after = ends.map((height) => usualAfter(game, height, points))
  return { from: Math.min(...after.map(({ from }) => from)), to: Math.max(...after.map(({ to }) => to)) }
}

function usualAfter(game: Game, before: number, points: number): Heights {
  const after = Math.max(0, before + points)
  if (points >= 0) {
    // The surplus of a promotion is kept, lost, or raised to what a new division starts with.
    const foot = footBelow(game, after)
    const promoted = foot > footBelow(game, before)
    return {
      from: foot >= before ? foot : after,
      to: promoted ? Math.max(after, foot + game.moves.promotedTo) : after,
    }
  }
  const foot = footBelow(game, before)
  if (after >= foot) return { from: after, to: after }
  // A loss can stop at a division's foot; otherwise it ends in the division below.
  const below = footBelow(game, Math.max(0, foot - 1))
  const landing = below + Math.floor((foot - below) * game.moves.demotedTo)
  return { from: Math.max(below, Math.min(after, landing)), to: foot }
}

/** The foot of the division at a height; all open tiers have one. */
function footBelow(game: Game, height: number): number {
  return Math.max(0, height - rankAtPoints(game, height).points)
}
