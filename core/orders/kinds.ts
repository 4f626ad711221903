import type { OrderConfig } from '../choices/order-config.ts'
import type { OrderDeed } from './deeds.ts'
import { climb } from './kinds/climb.ts'
import { coaching } from './kinds/coaching.ts'
import { placements, wins } from './kinds/count.ts'
import { type OrderNews, orderNews } from './kinds/news.ts'
import type { OrderKind } from './kinds/order-kind.ts'
import type { LoggedWork, Progress } from './progress.ts'
import type { RecordedGame } from './recorded-game.ts'

/**
 * The kind of an order: every difference between climbs, counted games and coaching after the purchase. What they
 * cost is in `prices/kinds.ts`, which calculators load without this file.
 */
export function kindOf(config: OrderConfig): OrderKind {
  switch (config.service) {
    case 'elo-boost':
    case 'duo-boost':
      return climb(config)
    case 'placement-boost':
      return placements(config)
    case 'win-boost':
      return wins(config)
    case 'coaching':
      return coaching(config)
  }
}

/** Whether an order needs its account's login before the search for a booster starts. */
export function needsAccount(config: OrderConfig): boolean {
  return kindOf(config).needsAccount
}

/** The notification that tells an order's parties of an action; undefined if they aren't told. */
export function newsOf(config: OrderConfig, action: OrderDeed): OrderNews | undefined {
  return orderNews[kindOf(config).news][action]
}

/** How far an order is, according to its recorded games in the order they were played, or the completed hours. */
export function progressOf(
  config: OrderConfig,
  played: readonly RecordedGame[],
  held: readonly { hours: number }[] = [],
): Progress {
  return kindOf(config).progress({ played, held })
}

/** Which part of the work (0 to 1) was done after each recorded game, or after each note of completed hours. */
export function doneAfterEach(
  config: OrderConfig,
  played: readonly RecordedGame[],
  held: readonly { hours: number }[] = [],
): number[] {
  const { progress } = kindOf(config)
  return played.length > 0
    ? played.map((_, last) => progress({ played: played.slice(0, last + 1), held }).done)
    : held.map((_, last) => progress({ played, held: held.slice(0, last + 1) }).done)
}

/** The two numbers that a result is compared with. */
export function loggedWork(config: OrderConfig, progress: Progress): LoggedWork {
  return kindOf(config).loggedWork(progress)
}
