import type { CountedUnit } from '../choices/counted-units.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import type { Rank } from '../games/game.ts'
import type { Camp } from '../games/ladder.ts'
import { kindOf } from './kinds.ts'
import type { RecordedGame, Tally } from './recorded-game.ts'

/** The climb so far; heights are points from the foot of the ladder. */
export type Climb = {
  start: number
  now: number
  target: number
  standing: Rank
  /** Camps between start and target that were reached and not lost again, from low to high. */
  reached: Camp[]
  /** The height before the first game and after each, for drawing. */
  heights: number[]
}

/** Completed hours of coaching, and who gave them. */
export type HeldHours = { by: string; hours: number }

/**
 * How far an order is. `done` is 0 to 1: of the points climbed, the net wins, the games played, or the hours
 * completed.
 */
export type Progress = Tally & { done: number; climb: Climb | null; hoursHeld: number }

/** How far an order is, according to its recorded games in the order they were played, or the completed hours. */
export function progressOf(
  config: OrderConfig,
  played: readonly RecordedGame[],
  held: readonly { hours: number }[] = [],
): Progress {
  return kindOf(config).progress({ played, held })
}

/** Whether the purchased work is done. */
export function isDone(progress: Progress): boolean {
  return progress.done >= 1
}

/** How much of the purchased work the log shows: points of a climb, net wins, games or hours; never below zero. */
export type LoggedWork = { unit: 'points' | CountedUnit; done: number; of: number }

/** The two numbers that a result is compared with. */
export function loggedWork(config: OrderConfig, progress: Progress): LoggedWork {
  return kindOf(config).loggedWork(progress)
}
