import type { CoachingConfig } from '../../choices/order-config.ts'
import { games } from '../../games/games.ts'
import { coachLevel } from '../coaching.ts'
import { coached } from './news.ts'
import type { OrderKind } from './order-kind.ts'
import { sessions } from './sessions.ts'

/** Hours with a coach who was chosen by name. The customer's account stays out of it. */
export function coaching({ game, coachId, hours }: CoachingConfig): OrderKind {
  return {
    ...sessions('hours', hours),
    needsAccount: false,
    coachId,
    // No filter of a booster is like this, so coaching is never on anybody else's board.
    filter: `${game}:coaching:${coachId}`,
    level: () => coachLevel(games[game]),
    startPromise: 'coachAnswer',
    news: coached,
  }
}
