import type { TierId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { type Camp, campIndex, camps, isOpenTier, type Place, tierOf } from '#core/games/ladder.ts'
import { addonRefusal } from '#core/orders/availability.ts'
import {
  type AddonId,
  bracketChoices,
  brackets,
  type ClimbConfig,
  type Start,
  type Target,
} from '#core/orders/order-config.ts'

/** Changes of a climb that keep the rest of it sensible: points fit their tier, wishes fit their add-on. */

export function placeStart({ game: id, start }: ClimbConfig, place: Place): Start {
  const game = games[id]
  const { tier, division } = place
  if (isOpenTier(game, tier))
    return { tier, division: null, bracket: brackets[0], points: openFootOf(id, tier) }
  const choices = bracketChoices(game, tier).map(({ bracket }) => bracket)
  const bracket = choices.includes(start.bracket) ? start.bracket : (choices[0] ?? brackets[0])
  return { tier, division, bracket, points: 0 }
}

export function placeTarget({ game: id }: ClimbConfig, { tier, division }: Place): Target {
  const open = isOpenTier(games[id], tier)
  return { tier, division: open ? null : division, points: open ? openFootOf(id, tier) : 0 }
}

/** The division that stands for a tier chosen by its name: the same one if it has it, else its lowest. */
export function placeInTier(config: ClimbConfig, tier: TierId, division: number | null): Place {
  const divisions = tierOf(games[config.game], tier)?.divisions ?? []
  if (divisions.length === 0) return { tier, division: null }
  return {
    tier,
    division: division !== null && divisions.includes(division) ? division : (divisions[0] ?? null),
  }
}

/** Switches an add-on, and drops what belongs to it alone. */
export function withAddon(config: ClimbConfig, addon: AddonId, on: boolean): Partial<ClimbConfig> {
  const addons = on ? [...config.addons, addon] : config.addons.filter((each) => each !== addon)
  return {
    addons,
    ...(addon === 'characters' && !on && { characters: [] }),
    ...(addon === 'duo' && {
      addons: addons.filter(
        (each) => !on || addonRefusal(games[config.game], config.service, each, { duo: true }) === null,
      ),
      ...(!on && { freeHours: '' }),
    }),
  }
}

export function campOf(config: ClimbConfig, place: Place): Camp {
  const all = camps(games[config.game])
  const camp = all[campIndex(games[config.game], place)]
  if (!camp) throw new RangeError(`${place.tier} is no place of ${config.game}`)
  return camp
}

/** Points at which an open tier begins; what a fresh choice of it starts with. */
function openFootOf(id: ClimbConfig['game'], tier: TierId): number {
  return tierOf(games[id], tier)?.opensAt ?? 0
}
