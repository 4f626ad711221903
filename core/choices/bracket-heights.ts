import { games } from '../games/games.ts'
import { isOpenTier, ladderPoints } from '../games/ladder.ts'
import { bracketChoices, type ClimbConfig } from './order-config.ts'

/**
 * The range of heights (points from the foot of the ladder) where a purchased climb starts: its bracket, or one
 * point.
 */
export function bracketHeights({ game: gameId, start }: ClimbConfig): { from: number; to: number } {
  const game = games[gameId]
  const foot = ladderPoints(game, { ...start, points: 0 })
  if (isOpenTier(game, start.tier)) return { from: foot + start.points, to: foot + start.points }
  const choices = bracketChoices(game, start.tier).filter(({ bracket }) => bracket === start.bracket)
  return { from: foot + (choices[0]?.from ?? 0), to: foot + (choices.at(-1)?.to ?? 0) }
}
