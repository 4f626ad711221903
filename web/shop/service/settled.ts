import { addonRefusal, queueRefusal } from '#core/choices/availability.ts'
import { type BoostConfig, isDuo, startPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'

/**
 * Adjusts the rest of a form after a change: a queue that no longer fits is replaced, add-ons that are no longer
 * possible are removed, and preferences and hours go with their add-ons.
 */
export function settled<C extends BoostConfig>(config: C): C {
  const game = games[config.game]
  const duo = isDuo(config)
  const fits = (queue: C['queue']) => queueRefusal(game, queue, { duo, place: startPlace(config) }) === null
  const queue = fits(config.queue) ? config.queue : (game.queues.find(fits) ?? config.queue)
  const addons = config.addons.filter(
    (addon) => addonRefusal(game, config.service, addon, { queue, duo }) === null,
  )
  return {
    ...config,
    queue,
    addons,
    ...(!addons.includes('characters') && { roles: [], characters: [] }),
    ...(!duo && { freeHours: '' }),
  }
}
