import type { PlacementConfig, WinConfig } from '#core/choices/order-config.ts'
import type { Place } from '#core/games/ladder.ts'

/** The single rank of wins and placements, by its property name; only a placement can lack one. */
export function withRank(
  { service }: PlacementConfig | WinConfig,
  place: Place | null,
): Partial<PlacementConfig | WinConfig> {
  if (service === 'placement-boost') return { lastRank: place }
  return place ? { rank: place } : {}
}
