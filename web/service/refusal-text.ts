import { games } from '#core/games/games.ts'
import { tierOf } from '#core/games/ladder.ts'
import type { Refusal } from '#core/orders/config-refusal.ts'
import { type BoostConfig, isClimb } from '#core/orders/order-config.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useTranslate } from '../app/app-context.ts'
import { openPointsOf } from '../climb/climb-words.ts'

/** What is said where an order can't be made: the sentences of the rules, and where an open target begins. */
export function useRefusalText(): (config: BoostConfig, refusal: Refusal) => string {
  const t = useTranslate()
  return (config, { code, field }) => {
    const game = games[config.game]
    if (field === 'target.points' && isClimb(config)) {
      const { tier } = config.target
      const points = openPointsOf(t, game, tierOf(game, tier)?.opensAt ?? 0)
      return t('service.targetOpensAt', { tier: t(`games.tier.${tier}`), points })
    }
    if (code === 'wish_missing') return t(`service.wishMissing.${game.characters ?? 'champions'}`)
    return t(`rules.${code}` as MessageKey)
  }
}
