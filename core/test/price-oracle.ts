import { addonIds, type BoostConfig, type ClimbConfig, isClimb, isDuo } from '../choices/order-config.ts'
import type { Rank } from '../games/game.ts'
import { games } from '../games/games.ts'
import type { Place } from '../games/ladder.ts'
import type { Discount } from '../prices/discounts.ts'
import type { PriceTable, WorkPrices } from '../prices/price-table.ts'
import { gamePricesIn } from '../prices/priced-games.ts'
import { heightOf, spotsOf } from './ladder-oracle.ts'

/** What a bill comes to, by the names of its lines; `work` is everything climbed, won or played. */
export type Sums = Record<string, number>

/** Prices an order as domain 2 describes it, step by step, with plain numbers: a second opinion on `priceOrder`. */
export function priceOracle(config: BoostConfig, table: PriceTable, discounts: readonly Discount[]): Sums {
  const sums: Sums = {}
  let soFar = 0
  const add = (name: string, amount: number) => {
    soFar += amount
    if (amount !== 0) sums[name] = (sums[name] ?? 0) + amount
  }
  add('work', isClimb(config) ? climbOf(config, table) : countOf(config, table))
  if (isClimb(config)) {
    if (config.start.division !== null)
      add(
        'bracket',
        percent(
          unitAt(gamePricesIn(table, config.game).climb, config.start),
          table.brackets[config.start.bracket],
        ),
      )
    add('gain', percent(soFar, table.gains[config.gain]))
  }
  add('server', percent(soFar, table.servers[config.server] ?? 0))
  add('queue', percent(soFar, table.queues[config.queue] ?? 0))
  const base = soFar
  const chosen = isDuo(config) ? ['duo', ...config.addons] : config.addons
  const { win } = gamePricesIn(table, config.game)
  for (const addon of addonIds.filter((id) => chosen.includes(id)))
    add(addon, addon === 'bonus-win' ? unitAt(win, endOf(config)) : percent(base, table.addons[addon]))
  const cap = discounts.find((discount) => discount.cap !== undefined)?.cap ?? table.discountCap
  // The minimum charge is half a euro.
  let left = Math.max(0, Math.min(percent(soFar, cap), soFar - 50))
  for (const discount of discounts) {
    const wanted = 'percent' in discount ? percent(soFar, discount.percent) : discount.amount
    add(discount.source, -Math.min(wanted, left))
    left -= Math.min(wanted, left)
  }
  return { ...sums, base, total: soFar }
}

/** Division by division from the start, then the open points. */
function climbOf({ game, start, target }: ClimbConfig, table: PriceTable): number {
  const prices = gamePricesIn(table, game).climb
  const isOnTheWay = (spot: Rank) =>
    spot.division !== null &&
    heightOf(game, spot) >= heightOf(game, start) &&
    heightOf(game, spot) < heightOf(game, target)
  const divisions = spotsOf(game, [])
    .filter(isOnTheWay)
    .reduce((sum, spot) => sum + unitAt(prices, spot), 0)
  const openPoints = target.points - start.points
  return divisions + halfUp(openPoints * prices.open, table.openStep)
}

function countOf(config: Exclude<BoostConfig, ClimbConfig>, table: PriceTable): number {
  const { win, placement } = gamePricesIn(table, config.game)
  return config.service === 'win-boost'
    ? config.wins * unitAt(win, config.rank)
    : config.games * unitAt(placement, endOf(config))
}

/** Where the order ends; an unranked placement counts as the lowest Silver. */
function endOf(config: BoostConfig): Place {
  if (isClimb(config)) return config.target
  if (config.service === 'win-boost') return config.rank
  return config.lastRank ?? { tier: 'silver', division: games[config.game].numerals === 'roman' ? 4 : 1 }
}

function unitAt(prices: WorkPrices, { tier, division }: Place): number {
  if (division === null) return prices.open
  const found = prices.tiers[tier]
  return found?.divisions?.[division] ?? found?.price ?? Number.NaN
}

function percent(amount: number, rate: number): number {
  return halfUp(amount * Math.round(rate * 100), 10_000)
}

/** A quotient of safe integers, half a cent rounded up; a reduction is as large as the addition would be. */
function halfUp(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator))
  return numerator < 0 ? -size : size
}
