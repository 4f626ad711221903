import type { Game } from '../games/game.ts'
import { games } from '../games/games.ts'
import { campIndex, hundredths, isOpenTier, type Place, stretches, tierOf } from '../games/ladder.ts'
import { addonRefusal, type ChoiceRefusal, queueRefusal } from './availability.ts'
import {
  type BoostConfig,
  bracketChoices,
  type ClimbConfig,
  climbEnds,
  isClimb,
  isCoaching,
  isDuo,
  mostHours,
  mostOpenPoints,
  mostWins,
  type OrderConfig,
  startPlace,
} from './order-config.ts'

/** Codes of spec 8, and the rules of spec 5 by name. */
export type ConfigRefusalCode =
  | ChoiceRefusal
  | 'minimum_purchase'
  | 'target_tier_lower'
  | 'target_division_same_or_lower'
  | 'invalid_server'
  | 'wish_missing'

/** Why something can't be ordered; `field` is the path in the config, such as `target.division`. */
export type Refusal = { code: ConfigRefusalCode; field: string }

/** The least that is sold, in LP or RR (spec 5); of a division that takes marks, as many hundredths. */
export const minimumPurchase = 40

const refuse = (code: ConfigRefusalCode, field: string): Refusal => ({ code, field })

/** The first reason why this can't be ordered, or null, wishes apart (`wishRefusal`). Form and server ask the same. */
export function configRefusal(config: OrderConfig): Refusal | null {
  if (isCoaching(config)) return isCount(config.hours, mostHours) ? null : refuse('bad_params', 'hours')
  const game = games[config.game]
  return (
    placeRefusal(game, config) ??
    (isClimb(config) ? climbRefusal(game, config) : countRefusal(game, config)) ??
    extrasRefusal(game, config)
  )
}

function placeRefusal(game: Game, config: BoostConfig): Refusal | null {
  const { platform, server, queue } = config
  if (!game.servers.includes(server)) return refuse('invalid_server', 'server')
  if (platform === null ? game.platforms.length > 0 : !game.platforms.includes(platform))
    return refuse('bad_params', 'platform')
  const choice = queueRefusal(game, queue, { duo: isDuo(config), place: startPlace(config) })
  return choice && refuse(choice, 'queue')
}

function climbRefusal(game: Game, config: ClimbConfig): Refusal | null {
  const { start, target } = config
  if (campIndex(game, start) === -1) return refuse('bad_params', 'start.division')
  if (campIndex(game, target) === -1) return refuse('bad_params', 'target.division')
  if (!pointsFit(game, start)) return refuse('bad_params', 'start.points')
  const choices = bracketChoices(game, start.tier)
  if (choices.length > 0 && !choices.some(({ bracket }) => bracket === start.bracket))
    return refuse('bad_params', 'start.bracket')
  if (!pointsFit(game, target)) return refuse('bad_params', 'target.points')

  const tierIndex = (place: Place) => game.tiers.findIndex(({ id }) => id === place.tier)
  if (tierIndex(target) < tierIndex(start)) return refuse('target_tier_lower', 'target.tier')
  const sameDivisions = target.tier === start.tier && target.division !== null
  if (sameDivisions && campIndex(game, target) <= campIndex(game, start))
    return refuse('target_division_same_or_lower', 'target.division')
  const { from, to } = climbEnds(config)
  if (hundredths(stretches(game, from, to)) < minimumPurchase) return refuse('minimum_purchase', 'target')
  return null
}

/** Nobody stands in an open tier below the points at which it begins. */
function pointsFit(game: Game, { tier, points }: Place & { points: number }): boolean {
  if (!isOpenTier(game, tier)) return points === 0
  const least = tierOf(game, tier)?.opensAt ?? 0
  return Number.isSafeInteger(points) && points >= least && points <= mostOpenPoints
}

function countRefusal(game: Game, config: Exclude<BoostConfig, ClimbConfig>): Refusal | null {
  const wins = config.service === 'win-boost'
  const place = wins ? config.rank : config.lastRank
  if (place && campIndex(game, place) === -1) return refuse('bad_params', wins ? 'rank' : 'lastRank')
  const count = wins ? config.wins : config.games
  const most = wins ? mostWins : game.placementGames
  return isCount(count, most) ? null : refuse('bad_params', wins ? 'wins' : 'games')
}

function isCount(count: number, most: number): boolean {
  return Number.isSafeInteger(count) && count >= 1 && count <= most
}

function extrasRefusal(game: Game, config: BoostConfig): Refusal | null {
  const { addons, service, queue } = config
  const duo = isDuo(config)
  if (new Set(addons).size !== addons.length) return refuse('bad_params', 'addons')
  for (const addon of addons) {
    const choice = addonRefusal(game, service, addon, { queue, duo })
    if (choice) return refuse(choice, 'addons')
  }
  if (config.freeHours !== '' && !duo) return refuse('bad_params', 'freeHours')
  return null
}
