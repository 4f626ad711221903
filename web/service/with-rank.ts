import type { PlacementConfig, WinConfig } from '#core/choices/order-config.ts'
import type { Place } from '#core/games/ladder.ts'

/** The one rank of wins and placements, by the name that it has there; only a placement can be without one. */
export function withRank(
  { service }: PlacementConfig | WinConfig,
  place: Place | null,
): Partial<PlacementConfig | WinConfig> {
  if (service === 'placement-boost') return { lastRank: place }
  return place ? { rank: place } : {}
}
