import {
  type BoostConfig,
  type ClimbConfig,
  defaultConfig,
  isClimb,
  startPlace,
} from '#core/choices/order-config.ts'
import type { ServiceId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, type Place } from '#core/games/ladder.ts'
import { placeStart, placeTarget } from './change-climb.ts'
import { settled } from './settled.ts'

/** The same choices in another service of the game, without those that it doesn't have. */
export function changeService(config: BoostConfig, service: ServiceId): BoostConfig {
  if (service === config.service) return config
  const { server, queue, platform, addons, roles, characters, freeHours } = config
  const common = { server, queue, platform, addons, roles, characters, freeHours }
  const fresh: BoostConfig = { ...defaultConfig(config.game, service), ...common }
  return settled(isClimb(fresh) ? asClimb(config, fresh) : asCount(config, fresh))
}

function asClimb(config: BoostConfig, fresh: ClimbConfig): ClimbConfig {
  if (isClimb(config)) {
    const { start, target, gain } = config
    return { ...fresh, start, target, gain }
  }
  const game = games[config.game]
  const place = startPlace(config)
  if (campIndex(game, place) === campIndex(game, fresh.start)) return fresh
  const start = placeStart(fresh, place)
  const climb = { ...fresh, start }
  if (campIndex(game, fresh.target) > campIndex(game, start)) return climb
  const ladder = camps(game)
  const next = ladder[Math.min(ladder.length - 1, campIndex(game, start) + 1)] ?? fresh.target
  return { ...climb, target: placeTarget(climb, next) }
}

function asCount(config: BoostConfig, fresh: Exclude<BoostConfig, ClimbConfig>): BoostConfig {
  const { tier, division } = startPlace(config)
  const rank: Place = { tier, division }
  const duo = !isClimb(config) && config.duo
  return fresh.service === 'win-boost' ? { ...fresh, rank, duo } : { ...fresh, lastRank: rank, duo }
}
