import { filterId } from '#core/people/matching.ts'
import { type BoostConfig, isDuo, targetPlace } from '../../choices/order-config.ts'
import { games } from '../../games/games.ts'
import { campIndex } from '../../games/ladder.ts'
import { type Conflict, type Stretch, stretchesOf } from '../hand-overs.ts'
import type { Progress } from '../progress.ts'
import type { RecordedGame } from '../recorded-game.ts'
import type { OrderKind, WorkStretch } from './order-kind.ts'

/** What all orders that a booster plays share. */
export function boost(config: BoostConfig) {
  return {
    needsAccount: !isDuo(config),
    proof: 'picture',
    coachId: null,
    filter: filterId(config),
    // A climb's target, or the rank at which wins and placements are played.
    level: () => campIndex(games[config.game], targetPlace(config)),
    startPromise: 'start',
    news: 'played',
  } as const satisfies Partial<OrderKind>
}

type Games = {
  played: readonly RecordedGame[]
  conflicts: readonly Conflict[]
  /** The progress when a stretch ended, as far as later records confirm it. */
  until: (stretch: Stretch) => Progress
}

/** A stretch is confirmed by the next booster's first record, unless that record contradicts it. */
export function playedStretches({ played, conflicts, until }: Games): WorkStretch[] {
  const stretches = stretchesOf(played)
  return stretches.map((stretch, i) => {
    const isIn = (at: number) => stretch.first <= at && at <= stretch.last
    const isRefuted = conflicts.some(({ earlier, later }) => isIn(earlier) || isIn(later))
    const confirmed = i < stretches.length - 1 ? 'confirmed' : 'unconfirmed'
    return { boosterId: stretch.by, until: until(stretch), state: isRefuted ? 'contradicted' : confirmed }
  })
}
