import { availableAddons } from '#core/choices/availability.ts'
import { isBoost, isDuo, type OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'

/** The same order, played along; null where that can't be ordered. */
export function alongside(config: OrderConfig) {
  if (!isBoost(config) || isDuo(config)) return null
  const rows = availableAddons(games[config.game], config.service, { queue: config.queue, duo: false })
  if (!rows.some(({ addon, refusal }) => addon === 'duo' && refusal === null)) return null
  return { ...config, addons: [...config.addons, 'duo' as const] }
}
