import { minimumPurchase } from '#core/choices/config-refusal.ts'
import {
  type AddonId,
  type BoostConfig,
  bracketChoices,
  brackets,
  type ClimbConfig,
  mostOpenPoints,
  type Start,
  type Target,
} from '#core/choices/order-config.ts'
import type { GameId, TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { type Camp, campIndex, camps, isOpenTier, type Place, tierOf } from '#core/games/ladder.ts'

/** Changes of a form that keep the rest of it valid; `settled` adjusts whatever depends on all fields. */

export function placeStart({ game: id, start }: ClimbConfig, place: Place): Start {
  const game = games[id]
  const { tier, division } = place
  if (isOpenTier(game, tier))
    return { tier, division: null, bracket: brackets[0], points: openFootOf(id, tier) }
  const choices = bracketChoices(game, tier).map(({ bracket }) => bracket)
  const bracket = choices.includes(start.bracket) ? start.bracket : (choices[0] ?? brackets[0])
  return { tier, division, bracket, points: 0 }
}

export function placeTarget({ game: id, start }: Pick<ClimbConfig, 'game' | 'start'>, place: Place): Target {
  const { tier, division } = place
  if (!isOpenTier(games[id], tier)) return { tier, division, points: 0 }
  // In the open tiers a new target is the nearest that can be ordered.
  const least = isOpenTier(games[id], start.tier) ? start.points + minimumPurchase : 0
  return { tier, division: null, points: Math.min(mostOpenPoints, Math.max(openFootOf(id, tier), least)) }
}

/** Both ends after a drag on the route; an end that didn't move keeps its points. */
export function moveEnds(config: ClimbConfig, from: Place, to: Place): Partial<ClimbConfig> {
  const game = games[config.game]
  const moved = (a: Place, b: Place) => campIndex(game, a) !== campIndex(game, b)
  const start = moved(from, config.start) ? placeStart(config, from) : config.start
  // If both ends are in the open tiers, a moved start also updates the target's points.
  const beside = start !== config.start && isOpenTier(game, from.tier) && isOpenTier(game, to.tier)
  const target = moved(to, config.target) || beside ? placeTarget({ ...config, start }, to) : config.target
  return {
    ...(start !== config.start && { start }),
    ...(target !== config.target && { target }),
  }
}

/** The division for a tier chosen by name: the same one if the tier has it, else its lowest. */
export function placeInTier(game: GameId, tier: TierId, division: number | null): Place {
  const divisions = tierOf(games[game], tier)?.divisions ?? []
  if (divisions.length === 0) return { tier, division: null }
  return {
    tier,
    division: division !== null && divisions.includes(division) ? division : (divisions[0] ?? null),
  }
}

/** Switches an add-on on or off. */
export function withAddon({ addons }: BoostConfig, addon: AddonId, on: boolean): { addons: AddonId[] } {
  return { addons: on ? [...addons, addon] : addons.filter((each) => each !== addon) }
}

export function campOf(game: GameId, place: Place): Camp {
  const camp = camps(games[game])[campIndex(games[game], place)]
  if (!camp) throw new RangeError(`${place.tier} is no place of ${game}`)
  return camp
}

/** How far exact points reach from their open tier toward the next one, from 0 to just below 1. */
export function aheadOf(id: GameId, { tier, points }: Place & { points: number }): number {
  const game = games[id]
  if (!isOpenTier(game, tier)) return 0
  const foot = openFootOf(id, tier)
  const next = game.tiers.find(({ opensAt }) => opensAt !== undefined && opensAt > foot)?.opensAt
  const of = next === undefined ? openReach : next - foot
  return Math.min(0.85, Math.max(0, (points - foot) / of))
}

/** Points from the start of the last open tier to the summit of the drawing. */
const openReach = 1000

/** Points at which an open tier starts, used when it is first chosen. */
function openFootOf(id: GameId, tier: TierId): number {
  return tierOf(games[id], tier)?.opensAt ?? 0
}
