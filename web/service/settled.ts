import { addonRefusal, queueRefusal } from '#core/choices/availability.ts'
import { type BoostConfig, isDuo, startPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'

/**
 * What is left sensible after one field has changed: a queue that no longer fits gives way to one that does, add-ons
 * that can't be taken any more fall off, and wishes and hours go with what they belong to.
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
