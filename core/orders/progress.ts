import type { CountedUnit } from '../choices/counted-units.ts'
import type { Rank } from '../games/game.ts'
import type { Camp } from '../games/ladder.ts'
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
type HeldHours = { by: string; hours: number }

/** Everything recorded for an order: games, or hours of coaching. */
export type WorkLog = { played: readonly RecordedGame[]; held: readonly HeldHours[] }

/**
 * How far an order is. `done` is 0 to 1: of the points climbed, the net wins, the games played, or the hours
 * completed.
 */
export type Progress = Tally & { done: number; climb: Climb | null; hoursHeld: number }

/** Whether the purchased work is done. */
export function isDone(progress: Progress): boolean {
  return progress.done >= 1
}

/** How much of the purchased work the log shows: points of a climb, net wins, games or hours; never below zero. */
export type LoggedWork = { unit: 'points' | CountedUnit; done: number; of: number }
