import { deadlines } from './deadlines.ts'

/** A recorded game, as far as its correction depends on it. */
export type CorrectableGame = {
  /** Who recorded it. */
  by: string
  /** When it was recorded first, ISO 8601; a correction does not begin the time again. */
  at: string
  /** Whether no other game was recorded after it. */
  isLast: boolean
}

/** A click in the last second arrives a little later. */
const travelMs = 5_000

/**
 * Why a booster can't take back or correct a game, or null: it is their own last one, and recent. `now` is ISO 8601.
 * Staff strike games at any time.
 */
export function correctionRefusal(
  how: 'undo' | 'correction',
  game: CorrectableGame,
  { by, now }: { by: string; now: string },
): 'order_state_changed' | 'correction_too_late' | null {
  if (game.by !== by || !game.isLast) return 'order_state_changed'
  return Date.parse(now) > Date.parse(game.at) + deadlines[how].ms + travelMs ? 'correction_too_late' : null
}
