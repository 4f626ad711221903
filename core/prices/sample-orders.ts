import { type BoostConfig, type ClimbConfig, defaultConfig } from '../choices/order-config.ts'
import { type GameId, gameIds } from '../games/game.ts'
import { games } from '../games/games.ts'
import { isOpenTier, type Place } from '../games/ladder.ts'
import type { PriceContent } from './price-values.ts'
import { isRefusal, priceOrder } from './pricing.ts'

/**
 * A few orders of every game across all services, low and high on the ladder, with and without surcharges: enough
 * that each kind of value changes at least one of them.
 */
export const sampleOrders: readonly BoostConfig[] = gameIds.flatMap(samplesOf)

function samplesOf(id: GameId): BoostConfig[] {
  const game = games[id]
  const [lowest, second] = game.tiers
  const open = game.tiers.find((tier) => isOpenTier(game, tier.id))
  const last = game.tiers.findLast((tier) => !isOpenTier(game, tier.id))
  if (!lowest || !second || !open || !last) return []
  const foot = (tier: typeof lowest): Place => ({ tier: tier.id, division: tier.divisions[0] ?? null })
  const climb = defaultConfig(id, 'elo-boost')
  const far = game.servers.find((server) => server === 'na') ?? climb.server
  const between = (from: Place, to: Place, points = 0): Pick<ClimbConfig, 'start' | 'target'> => ({
    start: { ...from, bracket: '0-20', points: 0 },
    target: { ...to, points },
  })
  return [
    { ...climb, ...between(foot(lowest), foot(second)) },
    { ...climb, addons: ['priority', 'stream'] },
    {
      ...climb,
      ...between(foot(last), { tier: open.id, division: null }, open.opensAt ?? 0),
      server: far,
      gain: 'low',
    },
    defaultConfig(id, 'duo-boost'),
    { ...defaultConfig(id, 'placement-boost'), server: far },
    { ...defaultConfig(id, 'win-boost'), rank: foot(last) },
  ]
}

/** An order's price in two tables, in minor units. */
export type SampleEffect = { config: BoostConfig; before: number; after: number }

/** What each sample order costs under both tables. */
export function effectOn(
  samples: readonly BoostConfig[],
  before: PriceContent,
  after: PriceContent,
): SampleEffect[] {
  return samples.map((config) => ({ config, before: totalOf(config, before), after: totalOf(config, after) }))
}

function totalOf(config: BoostConfig, content: PriceContent): number {
  const priced = priceOrder(config, { ...content, version: 0, effectiveAt: '' })
  if (isRefusal(priced)) throw new RangeError(`A sample order is refused: ${priced.code} ${priced.field}`)
  return priced.total
}
