import { games } from '../games/games.ts'
import { addonRefusal, type ChoiceRefusal, queueRefusal } from './availability.ts'
import { type BoostConfig, isDuo, startPlace } from './order-config.ts'

/**
 * Why a configuration can't be ordered, and the rules that several kinds of orders share; `configRefusal` calls them.
 */

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

/** The minimum purchase, in LP or RR (spec 5); in a division that takes marks, as many hundredths of it. */
export const minimumPurchase = 40

export const refuse = (code: ConfigRefusalCode, field: string): Refusal => ({ code, field })

/** Server, platform and queue of an order that is played on a ladder. */
export function placeRefusal(config: BoostConfig): Refusal | null {
  const game = games[config.game]
  const { platform, server, queue } = config
  if (!game.servers.includes(server)) return refuse('invalid_server', 'server')
  if (platform === null ? game.platforms.length > 0 : !game.platforms.includes(platform))
    return refuse('bad_params', 'platform')
  const choice = queueRefusal(game, queue, { duo: isDuo(config), place: startPlace(config) })
  return choice && refuse(choice, 'queue')
}

/** Whether a number of wins, games or hours can be bought. */
export function isCount(count: number, most: number): boolean {
  return Number.isSafeInteger(count) && count >= 1 && count <= most
}

/** Add-ons, and what the booster is asked to play. */
export function extrasRefusal(config: BoostConfig): Refusal | null {
  const game = games[config.game]
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
