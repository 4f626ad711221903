import type { Refusal } from '#core/choices/config-refusal.ts'
import { type BoostConfig, isClimb } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { tierOf } from '#core/games/ladder.ts'
import { openPointsOf } from '#i18n/climb-words.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'

/** The messages when an order can't be placed: the sentences of the rules, and where an open tier starts. */
export function useRefusalText(): (config: BoostConfig, refusal: Refusal) => string {
  const t = useTranslate()
  return (config, { code, field }) => {
    const game = games[config.game]
    const end = field.split('.')[0]
    if (isClimb(config) && (end === 'start' || end === 'target') && field.endsWith('.points')) {
      const { tier } = config[end]
      const points = openPointsOf(t, game, tierOf(game, tier)?.opensAt ?? 0)
      return t('service.opensAt', { tier: t(`games.tier.${tier}`), points })
    }
    switch (code) {
      case 'wish_missing':
        return t(`service.wishMissing.${game.characters ?? 'champions'}`)
      case 'minimum_purchase':
      case 'target_tier_lower':
      case 'target_division_same_or_lower':
        return t(`rules.${code}`)
      case 'duo_boost_is_not_available_for_this_service':
      case 'custom_champions_option_is_not_available':
        return t(`service.refusal.${code}`)
      default:
        return t('service.refusal.other')
    }
  }
}
