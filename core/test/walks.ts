import type { Game, Rank } from '../games/game.ts'
import { ladderPoints, rankAtPoints } from '../games/ladder.ts'
import { swingOf } from '../orders/moves.ts'
import type { RecordedGame } from '../orders/recorded-game.ts'

/** Numbers from 0 to 1; the same seed always gives the same sequence. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const between = (random: () => number, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1))

/**
 * The next game as a ladder's own client would count it: the surplus of a promotion is kept or lost, a demotion stops
 * at the foot of a division or ends at 75, 50 or 25 percent of the one below (Valorant: 70 to 80).
 */
export function honestGame(game: Game, before: number, random: () => number, by: string): RecordedGame {
  const roll = random()
  const result = roll < 0.7 ? 'won' : roll > 0.95 && game.moves.drawn ? 'drawn' : 'lost'
  const { least, usual } = swingOf(game, result, before)
  const moved = between(random, least, usual)
  const points = result === 'lost' ? 0 - moved : moved
  const after =
    result === 'lost' ? honestLoss(game, before, moved, random) : honestWin(game, before, moved, random)
  return { by, result, points, standing: shownAs(game, after, random), at: '2026-11-22T17:52:00.000Z' }
}

function honestWin(game: Game, before: number, points: number, random: () => number): number {
  const sum = before + points
  const foot = sum - rankAtPoints(game, sum).points
  if (foot <= before || foot > before + points) return sum
  if (game.moves.promotedTo > 0) return Math.max(sum, foot + game.moves.promotedTo)
  return random() < 0.5 ? sum : foot
}

function honestLoss(game: Game, before: number, points: number, random: () => number): number {
  const foot = before - rankAtPoints(game, before).points
  if (before - points >= foot || foot === 0) return Math.max(foot, before - points)
  if (random() < 0.4) return foot
  const below = rankAtPoints(game, foot - 1).points + 1
  if (game.points === 'marks') return foot - 1
  const landing = game.moves.demotedTo === 0.7 ? [70, 80] : [75, 50, 25]
  return foot - below + (landing[Math.floor(random() * landing.length)] ?? 75)
}

/** Some clients show a full division as such, others as the foot of the next one. */
function shownAs(game: Game, height: number, random: () => number): Rank {
  const rank = rankAtPoints(game, height)
  if (rank.division === null || rank.points > 0 || height === 0 || random() < 0.5) return rank
  const full = rankAtPoints(game, height - 1)
  return { ...full, points: full.points + 1 }
}

/** The account's standing after a recorded game. */
export function heightAfter(game: Game, recorded: RecordedGame): number {
  if (!recorded.standing) throw new RangeError('A game of a walk has its standing')
  return ladderPoints(game, recorded.standing)
}
