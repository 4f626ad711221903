import {
  type BoostConfig,
  isBoost,
  isClimb,
  type OrderConfig,
  startPlace,
  targetPlace,
} from '#core/choices/order-config.ts'
import type { Game, TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { openDivisionAt, type Place } from '#core/games/ladder.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { listed } from './joined-words.ts'
import type { MessageKey, Translate } from './translate.ts'

/** The name of an order on pages and in mails, from the area `games`. */

const roman = ['', 'I', 'II', 'III', 'IV']

/** A division as its game writes it: II, or 2; empty in an open tier. */
export function divisionNumeral(game: Game, division: number | null): string {
  if (division === null) return ''
  return game.numerals === 'roman' ? (roman[division] ?? String(division)) : String(division)
}

/** A tier as its game names it: in Chinese, Valorant has another word for Bronze than the other games. */
export function tierName(t: Translate, { id }: Game, tier: TierId): string {
  return t(id === 'valorant' && tier === 'bronze' ? 'games.valorantBronze' : `games.tier.${tier}`)
}

/** 'Silver II', 'Master'; 'Immortal 2' if the open points are known. */
export function rankName(t: Translate, game: Game, place: Place & { points?: number }): string {
  const name = tierName(t, game, place.tier)
  const division = place.division ?? openDivisionAt(game, place)
  return division === null ? name : t('games.rank', { tier: name, division: divisionNumeral(game, division) })
}

/** The two ends of a climb, or the one rank of wins and placements. */
export function climbEndsInWords(
  t: Translate,
  config: BoostConfig,
): { start: string; target: string | null } {
  const game = games[config.game]
  const unranked = config.service === 'placement-boost' && config.lastRank === null
  return {
    start: unranked ? t('games.unranked') : rankName(t, game, startPlace(config)),
    target: isClimb(config) ? rankName(t, game, targetPlace(config)) : null,
  }
}

/** 'Silver II to Platinum IV', 'Coaching with kestrel, 2 hours': an order's name in a sentence or a title. */
export function orderTitle(
  t: Translate,
  { config, coach }: { config: OrderConfig; coach: string | null },
): string {
  switch (config.service) {
    case 'coaching':
      return t('games.coachingWith', { coach: coach ?? '', count: config.hours })
    default:
      return climbTitle(t, config)
  }
}

/** 'Silver II to Platinum IV', 'Gold II, 5 net wins': what was ordered on one of the games' pages. */
export function climbTitle(t: Translate, config: BoostConfig): string {
  const { start, target } = climbEndsInWords(t, config)
  if (target !== null) return t('games.climb', { start, target })
  return listed(t, start, workInWords(t, config))
}

/** '5 net wins', '5 placement games'; empty for a climb. */
export function workInWords(t: Translate, config: OrderConfig): string {
  if (config.service === 'win-boost') return t('games.wins', { count: config.wins })
  if (config.service !== 'placement-boost') return ''
  return t(`games.placements.${games[config.game].placementKind}`, { count: config.games })
}

/** 'League of Legends, elo boost' */
export function serviceLine(t: Translate, config: OrderConfig): string {
  return t('games.serviceLine', {
    game: t(`games.game.${config.game}`),
    service: t(`games.service.${config.service}`),
  })
}

/** Statuses that have a name of their own where there is a coach. */
const coachingStatus: Partial<Record<OrderStatus, MessageKey>> = {
  waiting_for_booster: 'games.status.coachAsked',
  boosting: 'games.status.coaching',
}

/** The name of an order's status, as its kind calls it. */
export function statusName({ config, status }: { config: OrderConfig; status: OrderStatus }): MessageKey {
  return (isBoost(config) ? null : coachingStatus[status]) ?? `games.status.${status}`
}
