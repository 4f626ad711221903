import type { Game } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import type { Place } from '#core/games/ladder.ts'
import {
  type BoostConfig,
  isClimb,
  isCoaching,
  type OrderConfig,
  startPlace,
  targetPlace,
} from '#core/orders/order-config.ts'
import type { Formats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'

const roman = ['', 'I', 'II', 'III', 'IV']

/** A division as its game writes it: II, or 2; nothing in an open tier. */
export function divisionNumeral(game: Game, division: number | null): string {
  if (division === null) return ''
  return game.numerals === 'roman' ? (roman[division] ?? String(division)) : String(division)
}

/** 'Silver II', 'Master'. */
export function rankName(t: Translate, game: Game, { tier, division }: Place): string {
  const name = t(`games.tier.${tier}`)
  return division === null ? name : t('games.rank', { tier: name, division: divisionNumeral(game, division) })
}

/** '550 LP', '3 marks'. */
export function pointsOf(t: Translate, game: Game, points: number | string): string {
  return t(`games.pointsOf.${game.points}`, { points, count: Number(points) || 2 })
}

/** The two ends of a climb, or the one rank of wins and placements. */
export function climbEndsInWords(
  t: Translate,
  config: BoostConfig,
): { start: string; target: string | null } {
  const game = games[config.game]
  return {
    start: rankName(t, game, startPlace(config)),
    target: isClimb(config) ? rankName(t, game, targetPlace(config)) : null,
  }
}

/** 'Silver II to Platinum IV', 'Coaching with kestrel, 2 hours': an order's name in a sentence or a title. */
export function orderTitle(
  t: Translate,
  { config, coach }: { config: OrderConfig; coach: string | null },
): string {
  if (isCoaching(config)) return t('games.coachingWith', { coach: coach ?? '', count: config.hours })
  return climbTitle(t, config)
}

/** 'Silver II to Platinum IV', 'Gold II, 5 net wins': what was ordered on one of the games' pages. */
export function climbTitle(t: Translate, config: BoostConfig): string {
  const { start, target } = climbEndsInWords(t, config)
  if (target !== null) return t('games.climb', { start, target })
  if (config.service === 'win-boost') return t('games.wins', { rank: start, count: config.wins })
  if (config.service === 'placement-boost') return t('games.placements', { count: config.games })
  return start
}

/** 'League of Legends, elo boost' */
export function serviceLine(t: Translate, config: OrderConfig): string {
  return t('games.serviceLine', {
    game: t(`games.game.${config.game}`),
    service: t(`games.service.${config.service}`),
  })
}

/** 'EU West, Solo/Duo' */
export function placeLine(t: Translate, config: BoostConfig): string {
  return `${t(`games.server.${config.server}`)}, ${t(`games.queue.${config.queue}`)}`
}

/** '2 to 4 days', '1 day' */
export function daysInWords(t: Translate, format: Formats, days: { from: number; to: number }): string {
  if (days.from === days.to) return t('games.days', { count: days.to })
  return t('games.daysRange', { from: format.number(days.from), to: format.number(days.to), count: days.to })
}
