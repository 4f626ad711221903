import type { Rank } from '../games/game.ts'
import { games } from '../games/games.ts'
import { bracketChoices, type ClimbConfig, isClimb, type OrderConfig } from './order-config.ts'

/** The same climb from another rank; null where the order is no climb, or starts there already. */
export function startingAt(config: OrderConfig, { tier, division, points }: Rank): ClimbConfig | null {
  if (!isClimb(config)) return null
  const choices = bracketChoices(games[config.game], tier)
  const choice = choices.find(({ from, to }) => from <= points && points <= to)
  const start = { tier, division, bracket: choice?.bracket ?? '0-20', points: choice ? 0 : points }
  const now = config.start
  const isSamePlace = now.tier === tier && now.division === division
  const isSame = choice ? now.bracket === start.bracket : now.points === points
  return isSamePlace && isSame ? null : { ...config, start }
}
