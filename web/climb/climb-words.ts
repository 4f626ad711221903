import type { Game, TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import type { Place } from '#core/games/ladder.ts'
import {
  type AddonId,
  type BoostConfig,
  type Bracket,
  bracketChoices,
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

/** '550 LP', '3 marks', in the direction that the words have; a range such as '41–60' is written as it is. */
export function pointsOf(t: Translate, game: Game, points: number | string): string {
  return counted(t, game.points, points)
}

/** The same in an open tier: '240 LP', '240 points'. */
export function openPointsOf(t: Translate, game: Game, points: number): string {
  return counted(t, game.openPoints, points)
}

function counted(t: Translate, name: Game['points'] | Game['openPoints'], points: number | string): string {
  return t(`games.pointsOf.${name}`, { points, count: typeof points === 'number' ? points : 100 })
}

/** Where in its division a climb starts: '41–60 LP', or '1 mark' where each mark is a choice. */
export function bracketInWords(t: Translate, game: Game, tier: TierId, bracket: Bracket): string {
  const choice = bracketChoices(game, tier).find((each) => each.bracket === bracket)
  const single = choice && choice.from === choice.to
  return pointsOf(t, game, single ? choice.from : bracket.replace('-', '–'))
}

/** 'Priority start'; the add-on that names champions or agents is called by what the game has. */
export function addonName(t: Translate, game: Game, addon: AddonId): string {
  return addon === 'characters'
    ? t(`games.addon.characters.${game.characters ?? 'champions'}`)
    : t(`games.addon.${addon}`)
}

/** What was wished, as chips say it; wins and placements choose in their form who plays. */
export function wishesOf(config: BoostConfig): AddonId[] {
  return isClimb(config) || !config.duo ? config.addons : ['duo', ...config.addons]
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
  if (isCoaching(config)) return t('games.coachingWith', { coach: coach ?? '', count: config.hours })
  return climbTitle(t, config)
}

/** 'Silver II to Platinum IV', 'Gold II, 5 net wins': what was ordered on one of the games' pages. */
export function climbTitle(t: Translate, config: BoostConfig): string {
  const { start, target } = climbEndsInWords(t, config)
  if (target !== null) return t('games.climb', { start, target })
  return listed(t, start, workInWords(t, config))
}

/** '5 net wins', '5 placement games'; nothing for a climb. */
export function workInWords(t: Translate, config: OrderConfig): string {
  if (config.service === 'win-boost') return t('games.wins', { count: config.wins })
  if (config.service !== 'placement-boost') return ''
  return t(`games.placements.${games[config.game].placementKind}`, { count: config.games })
}

/** What is counted, as dots of a drawing; none for a climb. */
export function dotsOf(config: OrderConfig): { count: number; kind: 'win' | 'game' } | undefined {
  if (config.service === 'win-boost') return { count: config.wins, kind: 'win' }
  return config.service === 'placement-boost' ? { count: config.games, kind: 'game' } : undefined
}

/** 'League of Legends, elo boost' */
export function serviceLine(t: Translate, config: OrderConfig): string {
  return t('games.serviceLine', {
    game: t(`games.game.${config.game}`),
    service: t(`games.service.${config.service}`),
  })
}

/** 'EU West, Solo/Duo', 'Europe, Ranked, Android' */
export function placeLine(t: Translate, config: BoostConfig): string {
  return listed(t, t(`games.server.${config.server}`), queueLine(t, config))
}

/** 'Solo/Duo', 'Ranked, Android' */
export function queueLine(t: Translate, { queue, platform }: BoostConfig): string {
  const name = t(`games.queue.${queue}`)
  return platform ? listed(t, name, t(`games.platform.${platform}`)) : name
}

/** Words in a row, with the language's own comma. */
export function listed(t: Translate, first: string, ...more: string[]): string {
  return more.reduce((so, next) => t('games.listed', { first: so, next }), first)
}

/** '2 to 4 days', '1 day' */
export function daysInWords(t: Translate, format: Formats, days: { from: number; to: number }): string {
  if (days.from === days.to) return t('games.days', { count: days.to })
  return t('games.daysRange', { from: format.number(days.from), to: format.number(days.to), count: days.to })
}
