import { games } from '#core/games/games.ts'
import { tierOf } from '#core/games/ladder.ts'
import type { Refusal } from '#core/orders/config-refusal.ts'
import { type BoostConfig, isClimb } from '#core/orders/order-config.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useTranslate } from '../app/app-context.ts'
import { openPointsOf } from '../climb/climb-words.ts'

/** What is said where an order can't be made: the sentences of the rules, and where an open tier begins. */
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
    if (code === 'wish_missing') return t(`service.wishMissing.${game.characters ?? 'champions'}`)
    return t(`rules.${code}` as MessageKey)
  }
}
