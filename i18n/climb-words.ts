import {
  type AddonId,
  type BoostConfig,
  type Bracket,
  bracketChoices,
  isClimb,
  type OrderConfig,
} from '#core/choices/order-config.ts'
import type { Game, TierId } from '#core/games/game.ts'
import type { Formats } from './format.ts'
import { listed } from './joined-words.ts'
import type { Translate } from './translate.ts'

/** '550 LP', '3 marks', in the text direction of the language; a range such as '41–60' is kept as written. */
export function pointsOf(t: Translate, game: Game, points: number | string): string {
  return counted(t, game.points, points)
}

/** The same for an open tier: '240 LP', '240 points'. */
export function openPointsOf(t: Translate, game: Game, points: number): string {
  return counted(t, game.openPoints, points)
}

function counted(t: Translate, name: Game['points'] | Game['openPoints'], points: number | string): string {
  return t(`games.pointsOf.${name}`, { points, count: typeof points === 'number' ? points : 100 })
}

/** The place in its division where a climb starts: '41–60 LP', or '1 mark' if each mark is a choice. */
export function bracketInWords(t: Translate, game: Game, tier: TierId, bracket: Bracket): string {
  const choice = bracketChoices(game, tier).find((each) => each.bracket === bracket)
  const single = choice && choice.from === choice.to
  return pointsOf(t, game, single ? choice.from : bracket.replace('-', '–'))
}

/** 'Priority start'; the add-on for specific champions or agents uses the game's own word. */
export function addonName(t: Translate, game: Game, addon: AddonId): string {
  return addon === 'characters'
    ? t(`games.addon.characters.${game.characters ?? 'champions'}`)
    : t(`games.addon.${addon}`)
}

/** The preferences that chips show; for a duo win or placement boost, they include 'duo'. */
export function wishesOf(config: BoostConfig): AddonId[] {
  return isClimb(config) || !config.duo ? config.addons : ['duo', ...config.addons]
}

/** The units that a drawing shows as dots; undefined for a climb. */
export function dotsOf(config: OrderConfig): { count: number; kind: 'win' | 'game' } | undefined {
  if (config.service === 'win-boost') return { count: config.wins, kind: 'win' }
  return config.service === 'placement-boost' ? { count: config.games, kind: 'game' } : undefined
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

/** '2 to 4 days', '1 day' */
export function daysInWords(t: Translate, format: Formats, days: { from: number; to: number }): string {
  if (days.from === days.to) return t('games.days', { count: days.to })
  return t('games.daysRange', { from: format.number(days.from), to: format.number(days.to), count: days.to })
}
