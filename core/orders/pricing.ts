import type { QueueId, ServerId, TierId } from '../games/game.ts'
import { games } from '../games/games.ts'
import { campIndex, camps, isOpenTier, openFoot, type Place } from '../games/ladder.ts'
import { type Currency, partOf, percentOf, sumOf } from '../money.ts'
import { configRefusal, type Refusal } from './config-refusal.ts'
import { type Discount, type DiscountSource, withDiscounts } from './discounts.ts'
import { type Estimate, estimateOrder } from './estimate.ts'
import {
  type AddonId,
  addonIds,
  type BoostConfig,
  type Bracket,
  type ClimbConfig,
  climbEnds,
  type Gain,
  isClimb,
  isCoaching,
  isDuo,
  type OrderConfig,
  startPlace,
  targetPlace,
} from './order-config.ts'
import type { PriceTable, WorkPrices } from './price-table.ts'

/** One line of the bill. `unit` and `amount` are minor units, `percent` is a change with its sign. */
export type QuoteLine = { amount: number } & (
  | { kind: 'climb'; tier: TierId; divisions: number; unit: number }
  /** All open tiers together, named by the first of them; `unit` buys `step` points (quotes before it was kept: 40). */
  | { kind: 'points'; tier: TierId; points: number; unit: number; step?: number }
  | { kind: 'wins'; tier: TierId; count: number; unit: number }
  | { kind: 'games'; tier: TierId | null; count: number; unit: number }
  | { kind: 'hours'; count: number; unit: number }
  | { kind: 'bracket'; bracket: Bracket; percent: number }
  | { kind: 'gain'; gain: Gain; percent: number }
  | { kind: 'server'; server: ServerId; percent: number }
  | { kind: 'queue'; queue: QueueId; percent: number }
  | { kind: 'addon'; addon: AddonId; percent: number | null }
  | { kind: 'discount'; source: DiscountSource; percent: number | null }
)

/** An itemised price; the lines sum to the total. Amounts are minor units. */
export type Quote = {
  currency: Currency
  priceVersion: number
  lines: QuoteLine[]
  /** The work with server and queue, before add-ons; add-ons are percent of it. */
  base: number
  total: number
  boosterShare: number
  estimate: Estimate
  /** `points` are LP, RR or marks; both are 0 where nothing is climbed. */
  distance: { divisions: number; points: number }
}

/** Tells a refusal from a quote. */
export function isRefusal(result: Quote | Refusal): result is Refusal {
  return 'code' in result
}

/**
 * Prices an order in the order of calculation of domain 2, or says why it can't be ordered.
 * Browser and server ask the same function; a price from outside is never believed. `hourly` is what the chosen
 * coach asks for an hour, in minor units: coaching is priced by it and by nothing in the table.
 * @throws RangeError when the table lacks a price, or coaching its coach's.
 */
export function priceOrder(
  config: OrderConfig,
  table: PriceTable,
  discounts: readonly Discount[] = [],
  hourly?: number,
): Quote | Refusal {
  const refusal = configRefusal(config)
  if (refusal) return refusal
  const lines = isCoaching(config) ? [hoursLine(config.hours, hourly)] : baseLines(config, table)
  const base = sumOf(lines)
  if (!isCoaching(config)) lines.push(...addonLines(config, table, base))
  const list: Quote = {
    currency: table.currency,
    priceVersion: table.version,
    lines,
    base,
    total: 0,
    boosterShare: 0,
    estimate: estimateOrder(config),
    distance: distance(config),
  }
  return withDiscounts(list, table, discounts)
}

/** Minor units for one net win at a place: what the bonus win costs there. */
export function winPrice(config: BoostConfig, table: PriceTable, place: Place): number {
  return priceAt(table.games[config.game].win, place)
}

/** Hours with a coach at what they ask for one. */
function hoursLine(count: number, unit: number | undefined): QuoteLine {
  if (unit === undefined) throw new RangeError('Coaching is priced by its coach')
  return { kind: 'hours', count, unit, amount: unit * count }
}

function baseLines(config: BoostConfig, table: PriceTable): QuoteLine[] {
  const lines = isClimb(config) ? climbLines(config, table) : countLines(config, table)
  if (isClimb(config)) {
    const [firstLine] = lines
    const percent = table.brackets[config.start.bracket]
    if (firstLine?.kind === 'climb' && percent !== 0)
      lines.push({
        kind: 'bracket',
        bracket: config.start.bracket,
        percent,
        amount: percentOf(firstLine.unit, percent),
      })
    const gain = table.gains[config.gain]
    lines.push({ kind: 'gain', gain: config.gain, percent: gain, amount: percentOf(sumOf(lines), gain) })
  }
  const server = table.servers[config.server] ?? 0
  lines.push({
    kind: 'server',
    server: config.server,
    percent: server,
    amount: percentOf(sumOf(lines), server),
  })
  const queue = table.queues[config.queue] ?? 0
  lines.push({ kind: 'queue', queue: config.queue, percent: queue, amount: percentOf(sumOf(lines), queue) })
  return lines
}

function climbLines(config: ClimbConfig, table: PriceTable): QuoteLine[] {
  const game = games[config.game]
  const prices = table.games[config.game].climb
  const lines: QuoteLine[] = []
  const bought = camps(game).slice(campIndex(game, config.start), campIndex(game, config.target))
  for (const camp of bought.filter(({ tier }) => !isOpenTier(game, tier))) {
    const unit = priceAt(prices, camp)
    const last = lines.at(-1)
    if (last?.kind === 'climb' && last.tier === camp.tier && last.unit === unit) {
      last.divisions += 1
      last.amount += unit
    } else lines.push({ kind: 'climb', tier: camp.tier, divisions: 1, unit, amount: unit })
  }
  const { from, to } = climbEnds(config)
  const points = to - Math.max(from, openFoot(game))
  const firstOpen = game.tiers.find(({ id }) => isOpenTier(game, id))
  if (points > 0 && firstOpen) {
    const amount = partOf(prices.open, points, table.openStep)
    lines.push({
      kind: 'points',
      tier: firstOpen.id,
      points,
      unit: prices.open,
      step: table.openStep,
      amount,
    })
  }
  return lines
}

function countLines(config: Exclude<BoostConfig, ClimbConfig>, table: PriceTable): QuoteLine[] {
  const prices = table.games[config.game]
  const place = startPlace(config)
  if (config.service === 'win-boost') {
    const unit = priceAt(prices.win, place)
    return [{ kind: 'wins', tier: place.tier, count: config.wins, unit, amount: unit * config.wins }]
  }
  const unit = priceAt(prices.placement, place)
  const tier = config.lastRank?.tier ?? null
  return [{ kind: 'games', tier, count: config.games, unit, amount: unit * config.games }]
}

function addonLines(config: BoostConfig, table: PriceTable, base: number): QuoteLine[] {
  const chosen = addonIds.filter((addon) => (addon === 'duo' ? isDuo(config) : config.addons.includes(addon)))
  return chosen.map((addon) => {
    if (addon === 'bonus-win')
      return { kind: 'addon', addon, percent: null, amount: winPrice(config, table, targetPlace(config)) }
    const percent = table.addons[addon]
    return { kind: 'addon', addon, percent, amount: percentOf(base, percent) }
  })
}

function distance(config: OrderConfig): Quote['distance'] {
  if (!isClimb(config)) return { divisions: 0, points: 0 }
  const game = games[config.game]
  const { from, to } = climbEnds(config)
  const divisions = camps(game)
    .slice(campIndex(game, config.start), campIndex(game, config.target))
    .filter(({ tier }) => !isOpenTier(game, tier)).length
  return { divisions, points: to - from }
}

function priceAt(prices: WorkPrices, { tier, division }: Place): number {
  if (division === null) return prices.open
  const price = prices.tiers[tier]?.divisions?.[division] ?? prices.tiers[tier]?.price
  if (price === undefined) throw new RangeError(`The price table has no price for ${tier}`)
  return price
}
