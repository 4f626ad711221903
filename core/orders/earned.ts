import type { CountedUnit } from '../choices/counted-units.ts'
import type { Place } from '../games/ladder.ts'

/** What a line of earned money represents. */
export type StopItem =
  /** Whole divisions, from the start to the camp that was reached. */
  | { kind: 'camps'; from: Place; to: Place }
  /** The current division (or open tiers): points, and how many it takes. */
  | { kind: 'division'; at: Place; points: number; of: number }
  | { kind: CountedUnit; count: number; of: number }
  /** Add-ons are earned in the same share as the work; `percent` is that share, to one decimal. */
  | { kind: 'addons'; percent: number }
  | { kind: 'discounts'; percent: number }
  /** What was played since the order was changed, in percent of what was left then. */
  | { kind: 'changed'; percent: number }

/**
 * The earned part of the work as a fraction of integers: what is finished, what is in progress, and `of` the whole.
 */
export type Earned = {
  finished: number
  underWay: number
  of: number
  finishedItem: StopItem | null
  underWayItem: StopItem | null
}
