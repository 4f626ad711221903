import { minuteMs } from '#core/base/durations.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import { games } from '../games/games.ts'
import { needsAccount } from './kinds.ts'
import type { RecordedGame } from './recorded-game.ts'

/** Why a person must judge the record of a submitted result, so that time alone never completes it. */
export const doubts = ['too_fast', 'same_picture', 'login_unopened'] as const
export type Doubt = (typeof doubts)[number]

/** What the record itself doesn't show. */
export type ProofFacts = {
  /** A picture of theirs proves another order too, or games that were recorded at different times. */
  samePicture: boolean
  /** The login that the service needs was stored, and they never opened it. */
  loginUnopened: boolean
}

/** What is doubtful about the result of a booster who took the order `since` then. */
export function doubtsAbout(
  config: OrderConfig,
  played: readonly Pick<RecordedGame, 'at'>[],
  since: Date,
  { samePicture, loginUnopened }: ProofFacts,
): Doubt[] {
  return [
    ...(isTooFast(config, played, since) ? (['too_fast'] as const) : []),
    ...(samePicture ? (['same_picture'] as const) : []),
    ...(loginUnopened && needsAccount(config) ? (['login_unopened'] as const) : []),
  ]
}

/**
 * Games that are recorded in one sitting, less than the shortest game apart, need that time each since the record before the
 * sitting: a batch after a night passes, a batch right after the claim doesn't.
 */
function isTooFast({ game }: OrderConfig, played: readonly Pick<RecordedGame, 'at'>[], since: Date): boolean {
  const shortest = games[game].shortestGame.minutes * minuteMs
  let [before, last, count] = [since.getTime(), Number.NEGATIVE_INFINITY, 0]
  for (const at of played.map((each) => Date.parse(each.at)).filter((each) => each >= since.getTime())) {
    if (at - last >= shortest) [before, count] = [Math.max(before, last), 0]
    count++
    last = at
    if (last - before < count * shortest) return true
  }
  return false
}
