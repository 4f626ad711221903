import { minimumPurchase } from '#core/choices/config-refusal.ts'
import { type ClimbConfig, mostOpenPoints, type Target } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, type Place } from '#core/games/ladder.ts'
import { configRefusal } from '#core/prices/pricing.ts'
import { placeStart, placeTarget } from './change-climb.ts'
import { settled } from './settled.ts'

export type End = 'start' | 'target'

/** The chosen start; a target that is no longer above it moves up to the next possible one. */
export function withStart(config: ClimbConfig, place: Place): Partial<ClimbConfig> {
  const start = placeStart(config, place)
  const target = isClimb({ ...config, start }) ? null : nearestTarget({ ...config, start })
  return target ? { start, target } : { start }
}

/** The chosen target; a start that is no longer below it moves down to the next possible one. */
export function withTarget(config: ClimbConfig, place: Place): Partial<ClimbConfig> {
  const target = placeTarget(config, place)
  if (isClimb({ ...config, target })) return { target }
  const game = games[config.game]
  const below = camps(game).slice(0, campIndex(game, place))
  for (const camp of below.toReversed()) {
    const start = placeStart(config, camp)
    const ends = { start, target: placeTarget({ ...config, start }, place) }
    if (isClimb({ ...config, ...ends })) return ends
  }
  // Nothing is below the lowest division, so the climb starts there and leads to the next one.
  return withStart({ ...config, target }, place)
}

/** The lowest target that can be ordered from a climb's start; null at the top of the ladder. */
export function nearestTarget(config: ClimbConfig): Target | null {
  const game = games[config.game]
  for (const camp of camps(game).slice(Math.max(0, campIndex(game, config.start)))) {
    const target = placeTarget(config, camp)
    // From the end of a division to the start of an open tier is too little, so part of that tier is added.
    const further = { ...target, points: Math.min(mostOpenPoints, target.points + minimumPurchase) }
    for (const each of target.division === null ? [target, further] : [target])
      if (isClimb({ ...config, target: each })) return each
  }
  return null
}

/** Whether the two ends leave something to order; other choices don't matter here. */
function isClimb(config: ClimbConfig): boolean {
  const field = configRefusal(settled(config))?.field ?? ''
  return !/^(start|target)/.test(field)
}
