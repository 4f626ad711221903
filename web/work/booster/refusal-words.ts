import type { Contract } from '#contract/contract.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import type { ClaimRefusalCode } from '#core/orders/claiming.ts'
import { rankName } from '#i18n/order-words.ts'
import type { Translate } from '#i18n/translate.ts'
import type { BoardOrder } from './board-filter.ts'

type Board = Pick<Contract['listAvailableOrders']['reply']['data'], 'limits' | 'ceilings'>

/** The rule that prevents a booster's claim, with the value that decides it. */
export function refusalWords(
  t: Translate,
  { config }: Pick<BoardOrder, 'config'>,
  refusal: ClaimRefusalCode,
  { limits, ceilings }: Board,
): string {
  const game = games[config.game]
  const camp = camps(game)[ceilings[config.game] ?? -1]
  const otherGame = () => t('booster.refusal.otherGame', { game: t(`games.game.${config.game}`) })
  switch (refusal) {
    case 'booster_not_available':
      if (!camp) return otherGame()
      return t('booster.refusal.booster_not_available', {
        service: t(`games.service.${config.service}`),
        server: isBoost(config) ? t(`games.server.${config.server}`) : '',
      })
    case 'not_eligible_to_claim_this_league_orders':
      if (!camp) return otherGame()
      return t('booster.refusal.not_eligible_to_claim_this_league_orders', { rank: rankName(t, game, camp) })
    case 'queue_left_out':
      return t('booster.refusal.queue_left_out', {
        queue: isBoost(config) ? t(`games.queue.${config.queue}`) : '',
      })
    case 'solo_order_claim_limit_reached':
      return t('booster.refusal.solo_order_claim_limit_reached', limits.solo)
    case 'duo_order_claim_limit_reached':
      return t('booster.refusal.duo_order_claim_limit_reached', limits.duo)
    default:
      return t(`booster.refusal.${refusal}`)
  }
}
