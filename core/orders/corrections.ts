import type { Game, Rank } from '../games/game.ts'
import { ladderPoints, rankAtPoints } from '../games/ladder.ts'
import { deadlines } from './deadlines.ts'

/** A recorded game, reduced to what its correction depends on. */
export type CorrectableGame = {
  /** Who recorded it. */
  by: string
  /** When it was first recorded, ISO 8601; a correction does not restart the deadline. */
  at: string
  /** Whether it is the latest recorded game. Only that one can be undone. */
  isLast: boolean
}

/** Allowance for a click in the last second that arrives a little later. */
const travelMs = 5_000

/**
 * Why a booster can't undo or correct a game, or null. It must be their own and recent, and the latest to be undone; those after
 * a corrected one move with it (`moved`). `now` is ISO 8601. Staff can strike games at any time.
 */
export function correctionRefusal(
  how: 'undo' | 'correction',
  game: CorrectableGame,
  { by, now }: { by: string; now: string },
): 'order_state_changed' | 'correction_too_late' | null {
  if (game.by !== by || (how === 'undo' && !game.isLast)) return 'order_state_changed'
  return Date.parse(now) > Date.parse(game.at) + deadlines[how].ms + travelMs ? 'correction_too_late' : null
}

/** The rank after a game, once a correction has moved the rank before it by some points of its ladder. */
export function moved(game: Game, standing: Rank, by: number): Rank {
  return rankAtPoints(game, Math.max(0, ladderPoints(game, standing) + by))
}
