import type { CoachingConfig } from '../../choices/order-config.ts'
import { games } from '../../games/games.ts'
import { coachLevel } from '../coaching.ts'
import { lessons } from './lessons.ts'
import type { OrderKind } from './order-kind.ts'

/** Hours with a coach whom the customer chose by name; the customer's account is not involved. */
export function coaching({ game, coachId, hours }: CoachingConfig): OrderKind {
  return {
    ...lessons('hours', hours),
    needsAccount: false,
    coachId,
    // No booster's filter matches this, so a coaching order never appears on another booster's board.
    filter: `${game}:coaching:${coachId}`,
    level: () => coachLevel(games[game]),
    startPromise: 'coachAnswer',
    news: 'coached',
  }
}
