import {
  type BoostConfig,
  bracketChoices,
  isClimb,
  type Start,
  type Target,
} from '../choices/order-config.ts'
import type { Game, Rank } from '../games/game.ts'
import { games } from '../games/games.ts'
import { isOpenTier, ladderPoints, tierOf } from '../games/ladder.ts'

/**
 * A similar order from the rank that the last one reached. A climb leads to the foot of the next tier that is at least
 * a whole division away; a count of games is bought again at the new rank. Null at the top of the ladder.
 */
export function nextOrder(config: BoostConfig, reached: Rank): BoostConfig | null {
  if (!isClimb(config)) {
    const place = { tier: reached.tier, division: reached.division }
    return config.service === 'win-boost' ? { ...config, rank: place } : { ...config, lastRank: place }
  }
  const game = games[config.game]
  const target = nextTarget(game, reached)
  return target && { ...config, start: startAt(game, reached), target }
}

/** The same after an order that was completed as bought, whose last rank is not at hand. */
export function nextAfter(config: BoostConfig): BoostConfig | null {
  return isClimb(config) ? nextOrder(config, config.target) : config
}

/** The least distance of a target in an open tier, in points, where no division says it. */
const leastOpen = 100

function nextTarget(game: Game, reached: Rank): Target | null {
  const now = ladderPoints(game, reached)
  const least = tierOf(game, reached.tier)?.points || leastOpen
  for (const { id, divisions, opensAt = 0 } of game.tiers) {
    const [division = null] = divisions
    const target = { tier: id, division, points: division === null ? opensAt : 0 }
    if (ladderPoints(game, target) >= now + least) return target
  }
  return null
}

/** Inside a division the bracket says where the climb starts; an open tier counts exact points. */
function startAt(game: Game, { tier, division, points }: Rank): Start {
  if (isOpenTier(game, tier)) return { tier, division, bracket: '0-20', points }
  const choices = bracketChoices(game, tier)
  const choice = choices.find(({ from, to }) => points >= from && points <= to) ?? choices.at(-1)
  return { tier, division, bracket: choice?.bracket ?? '0-20', points: 0 }
}
