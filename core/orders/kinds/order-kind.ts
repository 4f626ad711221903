import type { PlainQuote, QuoteLine } from '../../prices/quote.ts'
import type { DeadlineId } from '../deadlines.ts'
import type { Earned } from '../earned.ts'
import type { Conflict } from '../hand-overs.ts'
import type { Heights } from '../moves.ts'
import type { LoggedWork, Progress, WorkLog } from '../progress.ts'
import type { RecordedGame } from '../recorded-game.ts'

/** Games on a ladder, one by one. */
export type GameLog = {
  of: 'games'
  /** The range of heights of the account before its first game; null where nothing is known. */
  start: () => Heights | null
  /** Whether the games place the account: they show no points and can lead anywhere. */
  isPlacing: boolean
}

/** Hours whose time both sides agree on, and that leave notes. */
export type LessonLog = { of: 'lessons'; hours: number }

/** A log reduced to how much was done; who gave the hours does not matter here. */
type CountedLog = { played: readonly RecordedGame[]; held: readonly { hours: number }[] }

/**
 * Whether a stretch's contribution is known: its booster is still at work, the next record confirms it, none does, or
 * one refutes it.
 */
export type StretchState = 'open' | 'confirmed' | 'unconfirmed' | 'contradicted'

/** The part of an order that one booster worked on, with the progress that the order had when it ended. */
export type WorkStretch = { boosterId: string; until: Progress; state: StretchState }

/**
 * What a kind of order determines after the purchase, for one configuration. Every difference between kinds is here
 * or in `PricedKind`; use cases and pages ask, and name no kind.
 */
export type OrderKind = {
  /** Whether the booster plays on the customer's account, so that its login must be stored. */
  needsAccount: boolean
  /** What proves that the work is done. */
  proof: 'picture' | 'notes'
  /**
   * The one booster who is offered the order, because the customer chose them by name; null offers it to every
   * booster whose filter matches.
   */
  coachId: string | null
  /** The filter string that boosters find it by, see `matching.ts`. */
  filter: string
  /** The camp that is compared with a booster's rank limit. */
  level: () => number
  /** The deadline by which we promise that a booster takes it. */
  startPromise: DeadlineId
  /** Whose words customer and booster are told its actions in (`news.ts`). */
  news: 'played' | 'coached'
  /** What its booster records. */
  log: GameLog | LessonLog
  progress: (log: CountedLog) => Progress
  /** How much of the purchased work the log shows. */
  loggedWork: (progress: Progress) => LoggedWork
  /**
   * The games (or hours) for which the price plans the work behind and ahead, not rounded. What is behind is below
   * zero where an account has sunk.
   */
  plannedWork: (progress: Progress) => { behind: number; ahead: number }
  /** The part of the work that is paid for if the order stops now. */
  earned: (quote: PlainQuote, progress: Progress) => Earned
  /** How far the order is as one number: the height of a climb, or what was counted. Parts of an order meet there. */
  mark: (progress: Progress) => number
  /** The progress as it was at a mark, if it is further now. */
  upTo: (progress: Progress, mark: number) => Progress
  /** The lines of the work that is left at the prices of a quote; none when it is done. */
  left: (quote: PlainQuote, progress: Progress) => QuoteLine[]
  /** Whose work the log contains, in its order. */
  stretches: (log: WorkLog) => WorkStretch[]
  /** Every place where the log contradicts itself. */
  conflicts: (played: readonly RecordedGame[]) => Conflict[]
}
