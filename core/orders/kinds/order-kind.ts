import type { Quote } from '../../prices/pricing.ts'
import type { DeadlineId } from '../deadlines.ts'
import type { OrderDeed } from '../deeds.ts'
import type { Conflict } from '../hand-overs.ts'
import type { Heights } from '../moves.ts'
import type { LoggedWork, Progress } from '../progress.ts'
import type { RecordedGame } from '../recorded-game.ts'
import type { StretchState, WorkLog } from '../shares.ts'
import type { Earned } from '../stop-quote.ts'
import type { OrderNews } from './news.ts'

/** Games on a ladder, one by one. */
export type GameLog = {
  of: 'games'
  /** Between which heights the account stands before its first game; null where nothing is known. */
  start: () => Heights | null
  /** Whether the games place the account: they show no points and can lead anywhere. */
  isPlacing: boolean
}

/** Hours on whose time both sides agree, and that leave notes. */
export type SessionLog = { of: 'sessions'; hours: number }

/** A log as far as it says how much was done, not by whom hours were held. */
type CountedLog = { played: readonly RecordedGame[]; held: readonly { hours: number }[] }

/** The part of an order that one booster worked on, with the progress that the order had when it ended. */
export type WorkStretch = { boosterId: string; until: Progress; state: StretchState }

/**
 * What a kind of order decides once it is ordered, for one configuration. Whatever differs between kinds is here or in
 * `PricedKind`; use cases and pages ask, and name no kind.
 */
export type OrderKind = {
  /** Whether the booster plays on the customer's account, so that its login must be stored. */
  needsAccount: boolean
  /** What proves that the work is done. */
  proof: 'picture' | 'notes'
  /** The one booster who is asked, because they were chosen by name; null asks every booster whose filter matches. */
  coachId: string | null
  /** The word that boosters find it by, see `matching.ts`. */
  filter: string
  /** The camp that a booster's ceiling is compared with. */
  level: () => number
  /** The deadline by which we promise that a booster takes it. */
  startPromise: DeadlineId
  /** Which deeds notify customer and booster, and under which code. */
  news: Partial<Record<OrderDeed, OrderNews>>
  /** What its booster records. */
  log: GameLog | SessionLog
  progress: (log: CountedLog) => Progress
  /** What the log shows of what was bought. */
  loggedWork: (progress: Progress) => LoggedWork
  /** Games or hours to go, not rounded. */
  workLeft: (progress: Progress) => number
  /** The part of the work that is paid for when the order stops now. */
  earned: (quote: Quote, progress: Progress) => Earned
  /** Whose work is in the log, in its order. */
  stretches: (log: WorkLog) => WorkStretch[]
  /** Every place where the log contradicts itself. */
  conflicts: (played: readonly RecordedGame[]) => Conflict[]
}
