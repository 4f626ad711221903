import type { Game, QueueId, ServiceId } from '../games/game.ts'
import { type Place, tierOf } from '../games/ladder.ts'
import { type AddonId, addonIds } from './order-config.ts'

/** Why a choice can't be made (codes of spec 8). */
export type ChoiceRefusal =
  | 'duo_boost_is_not_available_for_this_service'
  | 'custom_champions_option_is_not_available'
  | 'bad_params'

/** The other choices that affect what can be chosen. */
type Chosen = { queue?: QueueId; duo?: boolean }

/**
 * The add-ons of a service, each with the reason why it can't be chosen, or null. Only elo boosts offer `duo`:
 * elsewhere the service or its form already says whether the customer plays along.
 */
export function availableAddons(
  game: Game,
  service: ServiceId,
  chosen: Chosen = {},
): { addon: AddonId; refusal: ChoiceRefusal | null }[] {
  return addonIds
    .filter((addon) => addon !== 'duo' || service === 'elo-boost')
    .map((addon) => ({ addon, refusal: addonRefusal(game, service, addon, chosen) }))
}

/** Why an add-on can't be combined with the other choices, or null. */
export function addonRefusal(
  game: Game,
  service: ServiceId,
  addon: AddonId,
  { queue = game.queues[0], duo = service === 'duo-boost' }: Chosen = {},
): ChoiceRefusal | null {
  if (addon === 'duo') {
    const alone = queue !== undefined && game.queueRules[queue]?.party === 'solo'
    return service !== 'elo-boost' || alone ? 'duo_boost_is_not_available_for_this_service' : null
  }
  if (addon === 'characters') return game.characters ? null : 'custom_champions_option_is_not_available'
  // Both apply only when the booster is alone on the customer's account.
  if (addon === 'solo-only' || addon === 'offline') return duo ? 'bad_params' : null
  return null
}

/** Why a queue can't be played, or null: some are for one player only, some open from a tier on. */
export function queueRefusal(
  game: Game,
  queue: QueueId,
  { duo, place }: { duo: boolean; place: Place },
): ChoiceRefusal | null {
  if (!game.queues.includes(queue)) return 'bad_params'
  const rule = game.queueRules[queue]
  if (rule?.party === 'solo' && duo) return 'duo_boost_is_not_available_for_this_service'
  const tierIndex = (id: Place['tier']) => game.tiers.findIndex((tier) => tier.id === id)
  const tooLow = rule?.from && tierOf(game, rule.from) && tierIndex(place.tier) < tierIndex(rule.from)
  return tooLow ? 'bad_params' : null
}
