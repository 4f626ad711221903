import type { OrderConfig } from '../choices/order-config.ts'
import { minuteMs } from '../durations.ts'
import { games } from '../games/games.ts'
import type { RecordedGame } from './recorded-game.ts'

/** Why a person must judge the record of a submitted result, so that time alone never completes it. */
export const doubts = ['too_fast'] as const
export type Doubt = (typeof doubts)[number]

/**
 * What is doubtful about the games of the booster who submits a result, who took the order `since` then. Games that
 * are recorded in one sitting, less than the shortest game apart, need that time each since the record before the
 * sitting: a batch after a night passes, a batch right after the claim doesn't.
 */
export function doubtsAbout(
  { game }: OrderConfig,
  played: readonly Pick<RecordedGame, 'at'>[],
  since: Date,
): Doubt[] {
  const shortest = games[game].shortestGame.minutes * minuteMs
  let [before, last, count] = [since.getTime(), Number.NEGATIVE_INFINITY, 0]
  for (const at of played.map((each) => Date.parse(each.at)).filter((each) => each >= since.getTime())) {
    if (at - last >= shortest) [before, count] = [Math.max(before, last), 0]
    count++
    last = at
    if (last - before < count * shortest) return ['too_fast']
  }
  return []
}
